import { beforeEach, expect, test, vi } from "vitest";
import { hideSeats, keepSeat, keptSeats } from "./seats";
import { unfinishedGames } from "./unfinishedGames";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("./settings.svelte", () => ({
  settings: { language: "en" },
  stored: (key: string, otherwise: unknown) => structuredClone(kept.get(key) ?? otherwise),
  store: (key: string, value: unknown) => kept.set(key, value),
}));

const TABLES: Record<string, unknown> = {
  waiting: { seats: [{ name: "Ada" }, {}], game: 0 },
  over: { seats: [{ name: "Ada" }, {}], game: 1, ended: {} },
  freed: { seats: [{}, { name: "Bo" }], game: 0 },
  running: { seats: [{ name: "Ada" }, { name: "Bo" }], game: 1 },
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    const table = TABLES[path.split("/").at(-1)!];
    const code = path.endsWith("closed") ? "closed" : "no_table";
    return new Response(JSON.stringify(table ?? { code, text: "" }), { status: table ? 200 : 404 });
  });
});

test("games that are not over are found, the latest first, and what is gone is forgotten", async () => {
  for (const table of ["running", "gone", "closed", "over", "freed", "waiting"]) keepSeat(table, { token: "", seat: 0 });
  const tables = (await unfinishedGames()).map(({ table }) => table);
  expect(tables).toEqual([TABLES.waiting, TABLES.running]);
  expect(keptSeats().map(([table]) => table)).toEqual(["waiting", "over", "running"]);
});

test("a seat that is kept anew is the latest", () => {
  for (const table of ["running", "waiting", "running"]) keepSeat(table, { token: "", seat: 0 });
  expect(keptSeats().map(([table]) => table)).toEqual(["running", "waiting"]);
});

test("what was taken off the list keeps its seat, and can be put back", async () => {
  for (const table of ["running", "waiting"]) keepSeat(table, { token: table, seat: 0 });
  hideSeats(["running"], true);
  expect((await unfinishedGames()).map(({ table }) => table)).toEqual([TABLES.waiting]);
  expect(keptSeats().map(([, { token }]) => token)).toEqual(["waiting", "running"]);
  hideSeats(["running", "gone"], false);
  expect((await unfinishedGames()).map(({ table }) => table)).toEqual([TABLES.waiting, TABLES.running]);
});

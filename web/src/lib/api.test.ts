import { afterEach, expect, test, vi } from "vitest";
import type { NewTable } from "../protocol";
import { openTable, plainCode } from "./api";

vi.mock("./settings.svelte", () => ({ settings: { language: "en" } }));

test("blanks and hyphens in a code do not matter", () => {
  expect(plainCode(" abc-2 34 ")).toBe("ABC234");
  expect(plainCode("%/–")).toBe("");
});

/** Let the requests of a test be answered like this, one after the other; "lost" is no answer. Return the secrets that were sent. */
function answerWith(...answers: (number | "lost")[]): string[] {
  const sent: string[] = [];
  vi.stubGlobal("setTimeout", (then: () => void) => queueMicrotask(then));
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as Required<NewTable>).token);
    const answer = answers.shift();
    if (answer === "lost") return Promise.reject(new TypeError("lost"));
    const code = answer === 503 ? "storage" : "request";
    return Promise.resolve(new Response(JSON.stringify({ table: "t", code, text: "" }), { status: answer }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test("a table whose answer is lost is asked for again with the same secret", async () => {
  const sent = answerWith("lost", "lost", 201, 201);
  await openTable({ game: "g", name: "Ada" });
  await openTable({ game: "g", name: "Ada" });
  expect(sent).toHaveLength(4);
  expect(new Set(sent.slice(0, 3)).size).toBe(1);
  expect(sent[3]).not.toBe(sent[0]);
});

test("a later attempt after no answer asks for the same table", async () => {
  const sent = answerWith("lost", "lost", "lost", 503, 400, 201);
  const wanted = { game: "g", name: "Bob" };
  for (let i = 0; i < 3; i++) await expect(openTable(wanted)).rejects.toThrow();
  await openTable(wanted);
  expect(new Set(sent.slice(0, 5)).size).toBe(1);
  expect(sent[5]).not.toBe(sent[0]);
});

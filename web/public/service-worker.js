// The app without a network: the page and all that it may load are kept, answers of the server never.
//
// Every build has a cache of its own, named by its page. A new page is shown as soon as the network gives it; what it
// needs is fetched meanwhile, and only when all is there it takes the old one's place for days without a network. The
// build before it stays, for windows that are still open.
//
// Not Workbox: it adds 300 npm packages to every `pip install`, and its precache deletes the build that open windows still use.

const NAME = "saltmochi-";
const KEPT = 2;
/** So long we wait for the network before we show the page that we have. */
const PATIENCE = 3000;
/** The server's own: always asked, never kept. */
const SERVER = /^\/(api|health|metrics)(\/|$)/;
/** Built files have their content's mark in the name: they never change. */
const BUILT = "/assets/";
const ALONE = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"];
/** Where a page names the list of its built files (see vite.config.ts). */
const LIST = '<meta name="files" content="';

let building = Promise.resolve();

async function mark(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return NAME + [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the path of the list that a page names. */
function listOf(text) {
  const [, after] = text.split(LIST);
  if (!after) throw new Error("the page does not name the list of its files");
  return after.slice(0, after.indexOf('"'));
}

async function keep(path, cache) {
  const answer = (await caches.match(path)) ?? (await fetch(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer.clone());
  return answer;
}

/** Keep everything that the page may load. Firefox at times gives up when a worker searches large texts, so nothing is searched. */
async function keepAll(text, cache) {
  const files = await (await keep(listOf(text), cache)).json();
  await Promise.all(files.map((path) => keep(path, cache)));
  await Promise.all(ALONE.map(async (path) => cache.put(path, await fetch(path, { cache: "no-cache" })).catch(() => undefined)));
}

/** The builds that are whole, the newest last; a cache gets its page when all else is there. */
async function whole() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const pages = await Promise.all(names.map((name) => caches.match("/", { cacheName: name })));
  return names.map((name, i) => ({ name, page: pages[i] })).filter(({ page }) => page);
}

const newest = async () => (await whole()).at(-1);

async function build(page) {
  const text = await page.clone().text();
  const name = await mark(text);
  if ((await newest())?.name === name) return;
  await caches.delete(name);
  const cache = await caches.open(name);
  await keepAll(text, cache);
  await cache.put("/", page);
  const kept = (await whole()).slice(-KEPT).map((each) => each.name);
  const old = (await caches.keys()).filter((each) => each.startsWith(NAME) && !kept.includes(each));
  await Promise.all(old.map((each) => caches.delete(each)));
}

/** One build after the other. */
function buildLater(page) {
  building = building.catch(() => undefined).then(() => build(page));
  return building;
}

async function showPage(event) {
  const kept = (await newest())?.page;
  const asked = fetch("/", { cache: "no-cache" }).then((answer) => {
    if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
    event.waitUntil(buildLater(answer.clone()).catch(() => undefined));
    return answer;
  });
  if (!kept) return asked;
  const tired = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  event.waitUntil(asked.catch(() => undefined));
  return Promise.race([asked.catch(() => kept), tired]);
}

/** What we have, at once; a file that may change is fetched anew for the next time. */
async function showFile(event) {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept && new URL(request.url).pathname.startsWith(BUILT)) return kept;
  const asked = fetch(request).then(async (answer) => {
    const name = (await newest())?.name;
    const keepable = answer.ok && answer.type === "basic" && !/no-store/.test(answer.headers.get("cache-control") ?? "");
    if (name && keepable) await (await caches.open(name)).put(request, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => undefined));
  return kept;
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(
    fetch("/", { cache: "no-cache" }).then((answer) => (answer.ok ? buildLater(answer) : Promise.reject(new Error(String(answer.status))))),
  );
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

/** A touched notification leads to the window that it is about. */
async function showWindow(url) {
  const windows = await clients.matchAll({ type: "window" });
  const found = windows.find((each) => each.url === url) ?? windows[0];
  return found ? found.focus() : clients.openWindow(url);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showWindow(event.notification.data?.url ?? "/"));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || SERVER.test(url.pathname) || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    if (url.pathname === "/" || url.pathname === "/index.html") event.respondWith(showPage(event));
    return;
  }
  event.respondWith(showFile(event));
});

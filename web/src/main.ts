import "@fontsource-variable/nunito/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
<<<<<<< HEAD
import { loadStartTexts } from "./lib/words.svelte";

const place = document.getElementById("app")!;
await loadStartTexts();
=======
import { loadFirstTexts } from "./lib/words.svelte";

const place = document.getElementById("app")!;
await loadFirstTexts();
>>>>>>> ways-in
mount(App, { target: place });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/service-worker.js");
}

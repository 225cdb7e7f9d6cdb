import "@fontsource-variable/nunito/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { loadStartTexts } from "./lib/words.svelte";

const place = document.getElementById("app")!;
await loadStartTexts();
mount(App, { target: place });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/service-worker.js");
}

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./settings.svelte";
import { loadWords } from "./words";

// the first words on the screen are already the reader's
void loadWords(settings.lang).then(() => mount(App, { target: document.getElementById("app")! }));

if (import.meta.env.PROD) void import("./worker").then(({ keepWorker }) => keepWorker());

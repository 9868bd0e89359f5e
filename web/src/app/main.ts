import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { addLobbyWords } from "../games/load";
import { settings } from "./settings.svelte";
import { loadWords } from "./words";

// the first words on the screen are already the reader's
addLobbyWords();
void loadWords(settings.lang).then(() => mount(App, { target: document.getElementById("app")! }));

if (import.meta.env.PROD) void import("./worker").then(({ keepWorker }) => keepWorker());

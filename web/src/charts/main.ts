/** The charts are a page of their own: a phone beside a real table fetches nothing of the one on screen. */

import { mount } from "svelte";
import "../app/app.css";
import { settings } from "../app/settings.svelte";
import ChartsPage from "./ChartsPage.svelte";
import { loadWords } from "./words.svelte";

void loadWords(settings.lang).then(() => mount(ChartsPage, { target: document.getElementById("app")! }));

if (import.meta.env.PROD) void import("../app/worker").then(({ keepWorker }) => keepWorker());

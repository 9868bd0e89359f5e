/** The screen of a campaign: fetched only with one. */

export { default as Overview } from "./Overview.svelte";
export { default as Tables } from "./Tables.svelte";

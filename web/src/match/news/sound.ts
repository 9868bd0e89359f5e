/** Small sounds made here, nothing fetched: quiet, and only after the first click or key. */

import { settings } from "../../app/settings.svelte";

let audio: AudioContext | null = null;
const QUIET = 0.35; // of full volume

function context(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A short burst of noise through a filter: wood on wood, or a drum. */
function knock(at: number, pitch: number, length: number, loud: number): void {
  const to = context();
  if (!to) return;
  const samples = Math.floor(to.sampleRate * length);
  const buffer = to.createBuffer(1, samples, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  const gain = to.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * QUIET;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(to.currentTime + at);
}

export function clatter(): void {
  for (let i = 0; i < 5; i++) knock(0.07 * i + Math.random() * 0.04, 1800 + 600 * Math.random(), 0.06, 0.25);
}

/** Your turn: two taps of a side drum. */
export function drum(): void {
  knock(0, 240, 0.14, 0.5);
  knock(0.16, 240, 0.18, 0.6);
}

export function volley(): void {
  for (let i = 0; i < 4; i++) knock(0.05 * i, 500 + 200 * Math.random(), 0.2, 0.35);
}

/** Small sounds, made on the spot; silent unless they are switched on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

type Sound = "card" | "turn" | "win" | "call" | "tick";
/** Frequencies in hertz, one after the other. */
const NOTES: Record<Sound, number[]> = { card: [520], turn: [660, 880], win: [523, 659, 784, 1047], call: [392, 523], tick: [784] };

export function playSound(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const begin = context.currentTime;
  NOTES[sound].forEach((frequency, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const at = begin + i * 0.11;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + (sound === "card" || sound === "tick" ? 0.08 : 0.25));
    tone.connect(volume).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  });
}

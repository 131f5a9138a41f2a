import { settings } from '../settings/settings.ts';

/** Small synthesised sounds: frequency in hertz, start and length in seconds. */
type Note = readonly [frequency: number, start: number, length: number];

const TURN: readonly Note[] = [
  [659.3, 0, 0.35],
  [987.8, 0.12, 0.6],
];
const END: readonly Note[] = [
  [392, 0, 0.5],
  [523.3, 0.15, 0.5],
  [659.3, 0.3, 0.5],
  [784, 0.45, 1.2],
];

let context: AudioContext | undefined;

/** Browsers allow sound only after a first click; until then everything stays silent. */
export function allowSound(): void {
  const unlock = () => {
    context ??= new AudioContext();
    removeEventListener('pointerdown', unlock);
    removeEventListener('keydown', unlock);
  };
  addEventListener('pointerdown', unlock);
  addEventListener('keydown', unlock);
}

function play(notes: readonly Note[]): void {
  if (!settings.get().sound || !context || context.state !== 'running') return;
  for (const [frequency, start, length] of notes) bell(context, frequency, context.currentTime + start, length);
}

/** A soft bell: a sine with an overtone, struck and fading. */
function bell(audio: AudioContext, frequency: number, at: number, length: number): void {
  for (const [partial, loudness] of [
    [1, 0.08],
    [2.76, 0.02],
  ]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency * partial;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

export const soundTurn = (): void => play(TURN);
export const soundEnd = (): void => play(END);

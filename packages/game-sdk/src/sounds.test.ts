// Goal: a game is silent until its player asks for sound, and its flute plays the notes of a phrase
// one after another. Method: an audio context that only records what is started on it.
import { afterEach, expect, test, vi } from 'vitest';
import { createSounds } from './sounds.ts';

type Started = { readonly pitch: number; readonly from: number };

/** Puts an audio context in place that hears nothing, and returns what is started on it. */
function recordSound() {
  const contexts: unknown[] = [];
  const started: Started[] = [];
  class Part {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    connect = (next: unknown): unknown => next;
  }
  class Oscillator extends Part {
    readonly frequency = {};
    readonly pitch: number;
    constructor(_context: unknown, { frequency }: { frequency: number }) {
      super();
      this.pitch = frequency;
    }
    start = (from: number): void => void started.push({ pitch: this.pitch, from });
    stop = (): void => undefined;
  }
  class Air extends Part {
    start = (): void => undefined;
    stop = (): void => undefined;
  }
  class Context {
    currentTime = 10;
    sampleRate = 8;
    destination = {};
    constructor() {
      contexts.push(this);
    }
    resume = (): Promise<void> => Promise.resolve();
    suspend = (): Promise<void> => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Part);
  vi.stubGlobal('BiquadFilterNode', Part);
  vi.stubGlobal('AudioBufferSourceNode', Air);
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(32_768);
    },
  );
  return { contexts, started };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('nothing sounds, and no audio is opened, until the player asks for it', () => {
  const { contexts, started } = recordSound();
  const sounds = createSounds();
  sounds.play('win');
  sounds.playNote(0);
  sounds.playPhrase('feature');
  expect([contexts, started]).toEqual([[], []]);
  sounds.setOn(true);
  sounds.setOn(false);
  sounds.playPhrase('scene');
  expect(started).toEqual([]);
});

test('a phrase of the flute rises note by note from now on', () => {
  const { started } = recordSound();
  const sounds = createSounds();
  sounds.setOn(true);
  sounds.playPhrase('feature');
  // Beside each note are its octave and the vibrato that bends it.
  const notes = started.filter((_, index) => index % 3 === 0);
  expect(notes.map(({ pitch }) => pitch)).toEqual([587, 740, 880]);
  expect(notes[0]?.from).toBe(10);
  const starts = notes.map(({ from }) => from);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

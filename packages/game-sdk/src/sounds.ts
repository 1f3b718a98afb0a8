import { createBansuri } from './bansuri.ts';
import type { BlownNote } from './bansuri.ts';

/** The sounds of a game, synthesised from a few tones; nothing is fetched. */
export type SoundName = 'roll' | 'land' | 'win';

/** Phrases of a bamboo flute: a feature begins, or the scene of a large win goes up. */
export type PhraseName = 'feature' | 'scene';

/** One tone: pitch in hertz, start and length in seconds, how loud (0 to 1), and its shape. */
type Tone = readonly [
  pitch: number,
  start: number,
  length: number,
  loud: number,
  shape: OscillatorType,
];

const scores: Readonly<Record<SoundName, readonly Tone[]>> = {
  roll: [0, 0.07, 0.13, 0.2].map((start, index): Tone => [
    190 + index * 35,
    start,
    0.05,
    0.16,
    'triangle',
  ]),
  land: [
    [150, 0, 0.09, 0.3, 'triangle'],
    [96, 0.02, 0.12, 0.24, 'sine'],
  ],
  // A rickshaw's bell, twice.
  win: [
    [1_568, 0, 0.5, 0.16, 'sine'],
    [2_349, 0, 0.4, 0.07, 'sine'],
    [1_568, 0.16, 0.6, 0.16, 'sine'],
    [2_349, 0.16, 0.5, 0.07, 'sine'],
  ],
};

const phrases: Readonly<Record<PhraseName, readonly BlownNote[]>> = {
  feature: [
    [587, 0, 0.26],
    [740, 0.22, 0.26],
    [880, 0.44, 0.8],
  ],
  scene: [
    [880, 0, 0.3],
    [987, 0.26, 0.3],
    [1_175, 0.52, 0.55],
    [987, 1, 0.26],
    [1_175, 1.22, 1],
  ],
};

/** The steps of a plucked ektara: five to an octave. */
const steps = [294, 330, 370, 440, 494, 587, 659, 740, 880] as const;

const getPluck = (step: number): readonly Tone[] => {
  const pitch = steps[Math.min(step, steps.length - 1)] ?? steps[0];
  return [
    [pitch, 0, 0.34, 0.2, 'triangle'],
    [pitch * 2, 0, 0.12, 0.06, 'sawtooth'],
  ];
};

/** Plays sounds while enabled; disabled until the player turns it on. */
export type Sounds = {
  isOn(): boolean;
  setOn(on: boolean): void;
  play(name: SoundName): void;
  /** Plucks a string, each step higher than the one before. */
  playNote(step: number): void;
  /** Plays a phrase on the flute. */
  playPhrase(name: PhraseName): void;
};

export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  let bansuri: ReturnType<typeof createBansuri> | null = null;
  let isOn = false;
  const playTones = (tones: readonly Tone[]): void => {
    if (!isOn || context === null) return;
    for (const [pitch, start, length, loud, shape] of tones) {
      const from = context.currentTime + start;
      const oscillator = new OscillatorNode(context, { frequency: pitch, type: shape });
      const gain = new GainNode(context, { gain: loud });
      gain.gain.setValueAtTime(loud, from);
      gain.gain.exponentialRampToValueAtTime(0.001, from + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(from);
      oscillator.stop(from + length);
    }
  };
  return {
    isOn: () => isOn,
    setOn(on) {
      isOn = on;
      // Browsers allow sound only after a user action, which causes this call.
      if (on) context ??= new AudioContext();
      void (on ? context?.resume() : context?.suspend());
    },
    play: (name) => playTones(scores[name]),
    playNote: (step) => playTones(getPluck(step)),
    playPhrase(name) {
      if (!isOn || context === null) return;
      bansuri ??= createBansuri(context);
      bansuri(phrases[name]);
    },
  };
}

/** The sounds of a game, synthesised from a few tones; nothing is fetched. */
export type SoundName = 'roll' | 'land' | 'win';

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

/** Plays sounds while enabled; disabled until the player turns it on. */
export type Sounds = { setOn(on: boolean): void; play(name: SoundName): void };

export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  let isOn = false;
  return {
    setOn(on) {
      isOn = on;
      // Browsers allow sound only after a user action, which causes this call.
      if (on) context ??= new AudioContext();
      void (on ? context?.resume() : context?.suspend());
    },
    play(name) {
      if (!isOn || context === null) return;
      for (const [pitch, start, length, loud, shape] of scores[name]) {
        const from = context.currentTime + start;
        const oscillator = new OscillatorNode(context, { frequency: pitch, type: shape });
        const gain = new GainNode(context, { gain: loud });
        gain.gain.setValueAtTime(loud, from);
        gain.gain.exponentialRampToValueAtTime(0.001, from + length);
        oscillator.connect(gain).connect(context.destination);
        oscillator.start(from);
        oscillator.stop(from + length);
      }
    },
  };
}

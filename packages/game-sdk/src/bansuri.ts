/** One note of a flute: pitch in hertz, start and length in seconds. */
export type BlownNote = readonly [pitch: number, start: number, length: number];

const loud = 0.18;
/** A breath takes a moment to become a note. */
const swellSeconds = 0.07;
const fallSeconds = 0.12;
const vibratoHertz = 5.2;
/** The bend of a note by the vibrato, as a part of its pitch. */
const vibratoDepth = 0.006;
const breathLoud = 0.5;
/** The part of the breath that is heard lies around the note. */
const breathWidth = 9;

/** Less than a second of it, again and again. */
const breathSamples = 32_768;

/** Even noise, which every breath is made of. */
function makeBreath({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: breathSamples, sampleRate });
  const noise = crypto.getRandomValues(new Int8Array(breathSamples));
  buffer.getChannelData(0).set(Float32Array.from(noise, (sample) => sample / 128));
  return buffer;
}

/** Makes a bamboo flute that plays phrases, synthesised: nothing is fetched. */
export function createBansuri(context: AudioContext): (notes: readonly BlownNote[]) => void {
  let breath: AudioBuffer | null = null;
  const blow = ([pitch, start, length]: BlownNote, buffer: AudioBuffer): void => {
    const from = context.currentTime + start;
    const until = from + length;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + swellSeconds);
    volume.gain.setValueAtTime(loud, Math.max(from + swellSeconds, until - fallSeconds));
    volume.gain.linearRampToValueAtTime(0, until);
    volume.connect(context.destination);

    const note = new OscillatorNode(context, { frequency: pitch, type: 'sine' });
    const octave = new OscillatorNode(context, { frequency: pitch * 2, type: 'sine' });
    const vibrato = new OscillatorNode(context, { frequency: vibratoHertz });
    const depth = new GainNode(context, { gain: pitch * vibratoDepth });
    vibrato.connect(depth).connect(note.frequency);
    note.connect(volume);
    octave.connect(new GainNode(context, { gain: 0.16 })).connect(volume);

    const air = new AudioBufferSourceNode(context, { buffer, loop: true });
    air
      .connect(
        new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: breathWidth }),
      )
      .connect(new GainNode(context, { gain: breathLoud }))
      .connect(volume);
    for (const source of [note, octave, vibrato, air]) {
      source.start(from);
      source.stop(until);
    }
  };
  return (notes) => {
    const buffer = (breath ??= makeBreath(context));
    for (const each of notes) blow(each, buffer);
  };
}

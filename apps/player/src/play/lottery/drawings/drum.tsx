import './drum.css';
import type { CSSProperties } from 'react';
import { useNumberFormat } from '../number-format.ts';
import type { Mood } from './drawing.ts';

/** One turn of a spinning drum, as in `drum.css`. */
const turnMs = 360;
/** How long a drum slows down, as in `drum.css`. */
export const drumStopMs = 700;

// One digit more at the start: a drum swings a little past its digit and back.
const strip = `9${'0123456789'.repeat(2)}`;

type DrumProps = {
  /** The digit at which it stops; null before the first draw. */
  readonly digit: number | null;
  readonly mood: Mood;
  /** How long it goes on spinning when the result is known, in milliseconds. */
  readonly spinMs: number;
};

/** A drum of ten digits behind a window. It spins until it stops at its digit. */
export function Drum({ digit, mood, spinMs }: DrumProps) {
  const { digits } = useNumberFormat();
  if (mood === 'resting' || (digit === null && mood === 'landing'))
    return <span className="drum drum--resting">{digit === null ? '?' : digits(digit)}</span>;
  // Drums that stop at different times must not show the same digit while they spin.
  const phase = ((spinMs / 77) % 10) / 10;
  const turns = phase + spinMs / turnMs;
  const style = { '--digit': digit ?? 0, '--phase': phase, '--turns': turns } as CSSProperties;
  return (
    <span className={`drum drum--${mood}`} style={style}>
      <span className="drum__strip" data-digits={[...strip].map(digits).join('\n')} />
    </span>
  );
}

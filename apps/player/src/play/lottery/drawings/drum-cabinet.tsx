import './drum-cabinet.css';
import { getResultLength, type Family } from '@khelaghor/engine-lottery/public.ts';
import { getStepMs, type DrawingProps } from './drawing.ts';
import { Drum, drumStopMs } from './drum.tsx';

const stepFor = (count: number): number => getStepMs(count, 360, 2_400);

/** The time until the last drum has stopped, in milliseconds. */
export function getDrumsMs({ draw }: Family): number {
  const count = getResultLength(draw);
  return (count - 1) * stepFor(count) + drumStopMs;
}

/** A drum for each digit, which stop one after another. */
export function DrumCabinet({ family, result, issueId, mood }: DrawingProps) {
  const count = getResultLength(family.draw);
  return (
    <div className={count > 3 ? 'drum-cabinet' : 'drum-cabinet drum-cabinet--few'}>
      {Array.from({ length: count }, (_, place) => (
        <Drum
          key={`${place}-${issueId}`}
          digit={result?.[place] ?? null}
          mood={mood}
          spinMs={place * stepFor(count)}
        />
      ))}
    </div>
  );
}

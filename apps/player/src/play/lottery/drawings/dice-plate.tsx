import './dice-plate.css';
import { DieCube, type DieTin } from '../die.tsx';
import type { DrawingProps } from './drawing.ts';

const tins: readonly DieTin[] = ['rani', 'paper', 'leaf'];
/** Before the first draw of all the dice lie as they were put there. */
const unrolled: readonly number[] = [1, 2, 3];

/** The longest fall of a die, in milliseconds. */
export const getDiceMs = (): number => 700;

/** Dice that tumble over the plate and land on it. */
export function DicePlate({ result, issueId, mood }: DrawingProps) {
  return (
    <div className="dice-plate">
      {(result ?? unrolled).map((face, index) => (
        <DieCube
          key={`${index}-${issueId}`}
          face={face}
          tin={tins[index % tins.length] ?? 'paper'}
          mood={mood}
        />
      ))}
    </div>
  );
}

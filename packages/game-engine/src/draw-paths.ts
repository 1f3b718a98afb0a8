// Every series of random numbers that a program can read, for proofs that do not believe formulas.
import type { RandomNumbers } from './game-engine.ts';

/** The outcome of one series of numbers, whose chance is one in `ways`. */
export type DrawnPath<Made> = { readonly ways: bigint; readonly made: Made };

type Draw = { readonly count: number; drawn: number };

/** Makes the next path through all draws: the last draw that is not exhausted goes up by one. */
function moveOn(path: Draw[]): boolean {
  for (let draw = path.at(-1); draw; draw = path.at(-1)) {
    draw.drawn += 1;
    if (draw.drawn < draw.count) return true;
    path.pop();
  }
  return false;
}

/**
 * Runs a program once for every series of numbers that it can read. The program must be pure: what
 * it reads next may depend on nothing but the numbers before.
 */
export function* walkDraws<Made>(
  run: (random: RandomNumbers) => Made,
): Generator<DrawnPath<Made>, void, void> {
  const path: Draw[] = [];
  do {
    let depth = 0;
    const made = run({
      below(count) {
        const draw = path[depth] ?? { count, drawn: 0 };
        path[depth] = draw;
        depth += 1;
        return draw.drawn;
      },
    });
    yield { ways: path.reduce((product, { count }) => product * BigInt(count), 1n), made };
  } while (moveOn(path));
}

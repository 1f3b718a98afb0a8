import { drawNumbers } from '@khelaghor/engine-keno/public.ts';
import { drawUniformInt } from '@khelaghor/fairness/uniform-int.ts';

const wordCount = 2 ** 32;
const source = { nextWord: (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 };

/** Numbers that the player's own device picks; they have nothing to do with the draw. */
export const pickQuickly = (count: number): readonly number[] =>
  drawNumbers(count, { below: (n) => drawUniformInt(source, wordCount, n).value });

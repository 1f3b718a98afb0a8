import { z } from 'zod';
import { localText } from '../lib/shapes.ts';

/** Figures of a result that belong together, such as the numbers of one prize. */
const shownGroup = z.object({
  /** The prize; null where the whole result is one row. */
  label: localText.nullable(),
  /** A die, a digit, a ball, a racing car's plate, or a number of several digits. */
  look: z.enum(['die', 'digit', 'ball', 'car', 'number']),
  figures: z.array(z.string()),
  /** A ball beside the others, such as HK6's special one. */
  isApart: z.boolean(),
});

/** The result of a lottery's draw as pages show it: whole, or what one row shows of it. */
export const shownResult = z.object({
  groups: z.array(shownGroup),
  /** The sum by which players name the result; of most lotteries null. */
  sum: z.number().int().nullable(),
  /** Figures of the last group that are left out. */
  more: z.number().int(),
});
export type ShownResult = z.infer<typeof shownResult>;

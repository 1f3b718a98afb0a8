// Goal: a program that was written from docs/lotteries alone pays every play of the small families
// as the engine does. Method: selections by chance and all options, each with all results.
import { minor } from '@khelaghor/money/minor.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleByDocument } from './document-settlement.ts';
import { d3 } from './families/d3.ts';
import { k3 } from './families/k3.ts';
import { pc28 } from './families/pc28.ts';
import { listAllResults } from './draws/small-draws.ts';
import { pickByChance } from './quick-pick.ts';
import { getLineCount, settleTicket } from './ticket.ts';
import type { Family, Play } from './play.ts';

/** Numbers below n, from a list that a property makes. */
const createStream = (numbers: readonly number[]) => {
  let at = 0;
  return { below: (n: number): number => (numbers[at++ % numbers.length] ?? 0) % n };
};

const anyNumbers = fc.array(fc.nat(999_983), { minLength: 40, maxLength: 40 });

/** One value of each group more than a pick by chance has: several lines. */
function widen({ shape }: Play, selection: string): string {
  if (shape.form.kind === 'options') return shape.form.options.join(',');
  const [chosen] = [shape.parse(selection)];
  if (!chosen || shape.form.kind === 'numbers') return selection;
  const wider = shape.form.groups.map(({ values, most }, index) => {
    const own = chosen[index] ?? [];
    const more = values.find((value) => !own.includes(value));
    return more === undefined || own.length >= most ? own : [...own, more];
  });
  const text = shape.format(shape.parse(shape.format(wider)) ?? chosen);
  return shape.countLines(shape.parse(text) ?? chosen) > 0 ? text : selection;
}

const plays = [k3, pc28, d3].flatMap((family) =>
  [...family.plays.values()].map((play): [string, string, Family, Play] => [
    family.code,
    play.code,
    family,
    play,
  ]),
);

test.each(plays)('%s %s: the document pays what the engine pays', (code, _, family, play) => {
  const results = listAllResults(family.draw, 1_000) ?? [];
  const terms = fc.record({
    stake: fc.integer({ min: 1, max: 100_000 }),
    series: fc.integer({ min: 1_000, max: 1_980 }),
    numbers: anyNumbers,
    isWide: fc.boolean(),
  });
  fc.assert(
    fc.property(terms, ({ stake, series, numbers, isWide }) => {
      const stream = createStream(numbers);
      const picked = pickByChance(play.shape, stream);
      const selection = isWide ? widen(play, picked) : picked;
      const ticket = { play: play.code, selection, series, stakePerLine: minor(stake) };
      const { lines, pay } = settleByDocument(code, ticket);
      expect(lines).toBe(getLineCount(family, ticket));
      const paid = results.map((result) => settleTicket(family, ticket, result).payout);
      expect(paid.some((payout) => payout > 0n)).toBe(true);
      expect(results.map(pay)).toEqual(paid);
    }),
    { numRuns: 4 },
  );
});

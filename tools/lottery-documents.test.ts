// Goal: docs/lotteries says what the engine of the lotteries does. Method: tables of settling.md
// are compared with the code, its worked examples with the published tickets, and each page has the
// plays and options of its family. `npm run gen -- --check` compares the pages as a whole.
import { expect, test } from 'vitest';
import published from '../engines/lottery/settling-vectors.json' with { type: 'json' };
import { colours } from '@khelaghor/engine-lottery/families/hk6/balls.ts';
import { hk6 } from '@khelaghor/engine-lottery/families/hk6/hk6.ts';
import {
  findAnimal,
  getOwner,
  lunarYears,
  lunarYearsEnd,
} from '@khelaghor/engine-lottery/families/hk6/lunar-years.ts';
import type { Family } from '@khelaghor/engine-lottery/play.ts';
import { readDocument, readTable } from './document-tables.ts';
import { documentedFamilies } from './generate-lotteries.ts';

const path = 'docs/lotteries/settling.md';
const document = readDocument(path);

const families = documentedFamilies.flatMap(({ code, all }): [string, Family][] =>
  all.slice(0, 1).map(({ family }) => [code, family]),
);

test.each(families)(
  'the page of %s has every play, prize and option',
  (code, { plays, prizes }) => {
    const page = readDocument(`docs/lotteries/${code}.md`);
    for (const { code: prize } of prizes ?? []) expect(page).toContain(`| \`${prize}\``);
    const sections = new Map(
      page.split('\n### ').map((section) => [section.split('`')[1] ?? '', section]),
    );
    for (const { code: play, label, rule, tiers, shape } of plays.values()) {
      const section = sections.get(play) ?? '';
      expect(section).toContain(`\`${play}\` ${label.en}\n\n${rule.en}\n`);
      const { form } = shape;
      const words = form.kind === 'options' ? form.options : [];
      const codes = tiers.length > 1 ? [...words, ...tiers.map((tier) => tier.code)] : words;
      const missing = codes.filter((word) => !section.includes(`\`${word}\``));
      expect([play, missing]).toEqual([play, []]);
    }
  },
);

test('the list of families has them all', () => {
  const rows = readTable(readDocument('docs/lotteries/README.md'), 'Family', 'the list');
  expect(rows.map(([family, plays]) => [family, plays])).toEqual(
    families.map(([code, { plays }]) => [`[${code}](${code}.md)`, String(plays.size)]),
  );
});

test.each(readTable(document, 'Family', path))(
  '%s %s reads %s as its row says',
  (code, play = '', written = '', normal = '', lines = '') => {
    const [, family] = families.find(([one]) => one === code) ?? [];
    const shape = family?.plays.get(play)?.shape;
    const selection = shape?.parse(written);
    const found = selection && shape ? [shape.format(selection), shape.countLines(selection)] : [];
    expect(found).toEqual(normal === 'refused' ? [] : [normal, Number(lines)]);
  },
);

test.each(readTable(document, 'Colour', path))('the numbers of %s', (colour = '', numbers = '') => {
  const all = Array.from({ length: 49 }, (_, index) => index + 1);
  expect(all.filter((number) => colours[colour]?.(number))).toEqual(
    numbers.split(', ').map(Number),
  );
});

test('the years are those of the code, and each begins at midnight in Hong Kong', () => {
  const rows = readTable(document, 'First day', path);
  expect(rows).toEqual(lunarYears.map(({ start, animal }) => [start, animal]));
  expect(findAnimal(lunarYearsEnd)).toBeUndefined();
  expect(lunarYearsEnd).toBe('2051-02-11');
  for (const [index, [start = '', animal]] of rows.entries()) {
    const midnight = Date.parse(`${start}T00:00:00+08:00`);
    expect(hk6.getFamily(midnight)?.code).toBe(`hk6_${animal}`);
    const before = rows[index - 1]?.[1];
    expect(hk6.getFamily(midnight - 1)?.code).toBe(before && `hk6_${before}`);
  }
});

test('the numbers of animals that the page names are theirs', () => {
  const owned = (animal: string): number[] =>
    Array.from({ length: 49 }, (_, index) => index + 1).filter(
      (number) => getOwner('horse', number) === animal,
    );
  expect(owned('horse')).toEqual([1, 13, 25, 37, 49]);
  expect(owned('snake')).toEqual([2, 14, 26, 38]);
  expect(owned('dragon')).toEqual([3, 15, 27, 39]);
  expect(owned('rat')).toEqual([7, 19, 31, 43]);
});

test('each worked example names its ticket and what its lines are paid', () => {
  const [, worked = ''] = document.split('## Worked examples');
  const texts = worked.split('## What is not here')[0]?.split('\n**').slice(1) ?? [];
  expect(texts).toHaveLength(7);
  for (const text of texts) {
    const [title = ''] = text.split('.**');
    const own = published.tickets.filter(({ name }) => name.startsWith(title));
    expect([title, own.length]).toEqual([title, title.startsWith('Animals') ? 2 : 1]);
    for (const { ticket, lines, payout } of own) {
      const { play, selection, stakePerLine } = ticket;
      const parts = [`\`${play}\``, `\`${selection}\``, `stake ${stakePerLine}`, payout];
      const missing = [...parts, ...lines.map(({ pays }) => pays)].filter(
        (part) => !text.includes(part),
      );
      expect([title, missing]).toEqual([title, []]);
    }
  }
});

/** Whether a number is right for a side of a parlay; on 49 only green is. */
function isRight(side: string, number: number): boolean {
  if (number === 49) return side === 'green';
  if (side === 'big' || side === 'small') return number >= 25 === (side === 'big');
  if (side === 'odd' || side === 'even') return (number % 2 === 1) === (side === 'odd');
  return colours[side]?.(number) ?? false;
}

const balls = Array.from({ length: 49 }, (_, index) => index + 1);
const orders = balls.flatMap((one) => balls.filter((two) => two !== one).map((two) => [one, two]));
const canTie = (side: string): boolean => ['odd', 'even', 'big', 'small'].includes(side);

/** How many of the 49 numbers are right for a side. */
const countRight = (side: string): number => balls.filter((ball) => isRight(side, ball)).length;

/** The price of one side at a return of 1, as the document has it: half, or 49 of so many. */
const getSidePrice = (side: string): number => (canTie(side) ? 2 : 49 / countRight(side));

/** The chance times 2,352, and the price, of all right and of a tie on either side. */
function countPair(key: string): Record<string, [ways: number, price: number]> {
  const [first = '', second = ''] = key.split('+');
  const right = orders.filter(([one = 0, two = 0]) => isRight(first, one) && isRight(second, two));
  const ties: Record<string, [number, number]> = {};
  let worth = 0;
  for (const [tied, other] of [[first, second] as const, [second, first] as const]) {
    if (!canTie(tied)) continue;
    const ways = balls.filter((ball) => ball !== 49 && isRight(other, ball)).length;
    worth += (ways / orders.length) * getSidePrice(other);
    const known = ties[`tied_${tied}`]?.[0] ?? 0;
    ties[`tied_${tied}`] = [known + ways, 0.98 * getSidePrice(other)];
  }
  const price = (0.98 * (1 - worth) * orders.length) / right.length;
  return { win: [right.length, price], ...ties };
}

const readNumber = (text = ''): number => {
  const [num = 0, den = 1] = text.split('/').map(Number);
  return num / den;
};

test('the prices of two sides of a parlay are those that all orders of two balls give', () => {
  const page = readDocument('docs/lotteries/hk6.md');
  const [, section = ''] = page.split('### `parlay_tie`');
  const rows = readTable(section, 'Price', 'the parlay');
  const found = rows.flatMap(([keys = '', prize = '', , wins, price]) =>
    keys.split(', ').map((key) => ({ key, prize, wins, price })),
  );
  expect(new Set(found.map(({ key }) => key)).size).toBe(28);
  for (const { key, prize, wins, price } of found) {
    const [ways = 0, paid = 0] = countPair(key)[prize] ?? [];
    expect([key, prize, Math.round(readNumber(wins) * orders.length)]).toEqual([key, prize, ways]);
    expect(readNumber(price)).toBeCloseTo(paid, 9);
  }
});

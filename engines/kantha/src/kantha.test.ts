// Goal: rounds that can be worked out by hand pay what they should.
import { expect, test } from 'vitest';
import { kanthaEngine } from './public.ts';

/** Six patches on the reels, and no line. */
const sixPatches = '16,15,16,7,31';
/** Numbers of respins: below 20 a cell is held. */
const drawBlanks = (count: number): string[] => Array.from({ length: count }, () => '20');
const nothing = drawBlanks(9).join(',');

test('sun wheels in two rows fill eight lines', () => {
  const outcome = { draws: '0,28,0,25,25' };
  expect(kanthaEngine.openRound(outcome).hundredths).toBe(8 * 7_500);
  expect(kanthaEngine.explain({}, outcome)[1]?.result.en).toContain('5 × Sun wheel, 75.00×');
});

test('six patches and three respins that bring nothing pay the six amounts', () => {
  const outcome = { draws: `${sixPatches} 19,18,17,15,11,0 ${nothing} ${nothing} ${nothing}` };
  const round = kanthaEngine.openRound(outcome);
  expect(round.hold?.respins.map(({ left }) => left)).toEqual([2, 1, 0]);
  // 25 + 10 + 5 + 3 + 2 + 1
  expect(round.hundredths).toBe(4_600);
  expect(kanthaEngine.outcomeWords(outcome)).toEqual({
    bn: '46.00× · 6 × নকশি তালি',
    en: '46.00× · 6 × Stitched patch',
  });
  const steps = kanthaEngine.explain({}, outcome);
  expect(steps.map(({ title }) => title.en).slice(2)).toEqual([
    '6 × Stitched patch stay',
    'Respin 1',
    'Respin 2',
    'Respin 3',
    'What is held',
  ]);
  expect(steps[3]?.result).toEqual({
    bn: 'নতুন কিছু আসেনি; বাকি রিস্পিন: 2',
    en: 'Nothing new; respins left: 2',
  });
  expect(steps.at(-1)?.rule.en).toBe('The amounts of 6 cells together: 46.00×.');
});

test('a patch on every third respin keeps the feature going until all cells pay the top', () => {
  const respins = Array.from({ length: 9 }, (_, landed) => {
    const blanks = drawBlanks(9 - landed).join(',');
    return [blanks, blanks, ['0', ...drawBlanks(8 - landed)].join(',')];
  }).flat();
  const outcome = { draws: [sixPatches, '0,0,0,0,0,0', ...respins].join(' ') };
  const round = kanthaEngine.openRound(outcome);
  expect(round.hold).toMatchObject({ isFull: true, hundredths: 200_000 });
  expect(round.hold?.respins).toHaveLength(27);
  expect(kanthaEngine.explain({}, outcome).at(-1)?.rule.en).toContain('All cells are full');
  expect(kanthaEngine.parseOutcome(outcome)).toEqual(outcome);
});

test.each([
  ['one respin less', `${sixPatches} 0,0,0,0,0,0 ${nothing} ${nothing}`],
  ['one respin more', `${sixPatches} 0,0,0,0,0,0 ${[1, 2, 3, 4].map(() => nothing).join(' ')}`],
  ['an amount of no place', `${sixPatches} 0,0,0,0,0,20 ${nothing} ${nothing} ${nothing}`],
  ['a number above the blanks', `${sixPatches} 0,0,0,0,0,0 ${nothing} ${nothing} 420${nothing}`],
  ['patches in a round that has too few', '0,28,0,25,25 0'],
])('draws with %s are refused', (_, draws) => {
  expect(kanthaEngine.parseOutcome({ draws })).toBeNull();
});

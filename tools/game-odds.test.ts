// The odds that visitors read are those of the published table of returns.
import { readFileSync } from 'node:fs';
import { computeOdds } from '@khelaghor/game-engine/game-odds.ts';
import { finishedGames } from '@khelaghor/game-list/games.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { readRatio, toFloat } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';

const table = readFileSync(new URL('../docs/games/rtp.md', import.meta.url), 'utf8');

/** The number in a cell such as "28.0889 %", "9,900×", "99/95×" or "1 in 10,000". */
function readCell(cell: string): number {
  const [num, den = '1'] = cell.replaceAll(/1 in |[,%×\s]/gu, '').split('/');
  return Number(num) / Number(den);
}

/** Hit rate, deviation, top award and its odds of each row of a game. */
function readRows(scope: string): readonly (readonly number[])[] {
  const section = table.split(/^## /mu).find((part) => part.includes(`\`${scope}\``)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => {
    const [hitRate = '', deviation = '', top = '', oneIn = ''] = line.split(' | ').slice(3, 7);
    return [readCell(hitRate) / 100, readCell(deviation), readCell(top), readCell(oneIn)];
  });
}

test.each(finishedGames.map((game) => [game.code, game] as const))(
  'the odds of %s are those of the table of returns',
  (code, game) => {
    const rows = readRows(game.scope);
    const column = (at: number) => rows.map((row) => row[at] ?? Number.NaN);
    const [hitRates, deviations, tops] = [column(0), column(1), column(2)];
    const odds = computeOdds(game);
    expect(odds.hitRate.least).toBeCloseTo(Math.min(...hitRates), 6);
    expect(odds.hitRate.most).toBeCloseTo(Math.max(...hitRates), 6);
    expect(odds.deviation.least).toBeCloseTo(Math.min(...deviations), 3);
    expect(odds.deviation.most).toBeCloseTo(Math.max(...deviations), 3);
    const top = Math.max(...tops);
    expect(toFloat(readRatio(odds.topPay))).toBeCloseTo(top, 4);
    const oneIn = Math.min(...rows.flatMap((row) => (row[2] === top ? [row[3] ?? 0] : [])));
    expect(1 / odds.topChance / oneIn).toBeCloseTo(1, 3);
    expect(odds.isPerStep).toBe(code === 'hilo');
  },
);

test('every slot keeps what 100 spins of it return', () => {
  const slots = finishedGames.flatMap(({ code }) => findSlot(code) ?? []);
  expect(slots).toHaveLength(10);
  for (const { proof } of slots) {
    const { low, middle, high } = proof.hundredSpins;
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
  }
});

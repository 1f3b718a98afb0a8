// Goal: the numbers of a bet for pots are those that the stand-alone program draws, and a hit that
// does not follow from them is found. Method: one seed, worked out by both.
import { toHex } from '@khelaghor/fairness/seed.ts';
import { expect, test } from 'vitest';
import { areLiftsFine, recomputeLifts } from './recompute-lifts.ts';

const serverSeed = toHex(new Uint8Array(32).fill(7));
const bet = { clientSeed: 'সিড', round: { nonce: 3 } };
const makeBet = (seed: string | null) => ({ ...bet, serverSeed: seed }) as never;
const lift = { tier: 'mini', from: '50000', to: '50012', cap: '100000', number: '0', isHit: false };
const lifts = [
  { ...lift, pays: '0' },
  { ...lift, tier: 'grand', to: '100001', pays: '0' },
];

test('numbers and hits are worked out once the seed is known', () => {
  const [mini, grand] = recomputeLifts(makeBet(serverSeed), lifts);
  const number = mini?.checked?.number.computed ?? '';
  expect(number).toMatch(/^\d{1,16}$/u);
  expect(grand?.checked?.number.computed).not.toBe(number);
  // A lift to the cap hits with any number.
  expect(grand?.checked?.isHit).toEqual({ computed: true, stored: false, matches: false });
  expect(areLiftsFine([mini, grand].flatMap((one) => one ?? []))).toBe(false);
  const honest = recomputeLifts(makeBet(serverSeed), [{ ...lifts[0]!, number }]);
  expect(areLiftsFine(honest)).toBe(true);
});

test('a sealed seed leaves lifts as they are told', () => {
  const sealed = recomputeLifts(makeBet(null), lifts);
  expect(sealed.map(({ checked }) => checked)).toEqual([null, null]);
  expect(areLiftsFine(sealed)).toBe(true);
});

test('a bet whose share is still a fraction hits nothing', () => {
  const [still] = recomputeLifts(makeBet(serverSeed), [{ ...lifts[0]!, to: '50000' }]);
  expect(still?.checked?.isHit.computed).toBe(false);
});

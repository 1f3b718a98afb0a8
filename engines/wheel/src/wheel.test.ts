// Goal: every wheel pays what its table says and returns exactly 99 %, and no choice from outside
// is taken that the game does not have.
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import {
  computeLowestReturn,
  measureReturn,
  returnOfPlay,
} from '@khelaghor/game-engine/game-return.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import { formatPay, groupPays, WHEEL_RETURN, WHEEL_SCOPE, wheelEngine } from './public.ts';
import { listPays, RISKS, SEGMENT_COUNTS } from './wheels.ts';

const wheels = SEGMENT_COUNTS.flatMap((segments) =>
  RISKS.map((risk) => ({ segments, risk }) as const),
);

test.each(wheels)('the pays of $segments segments at $risk risk add up to 99 %', (wheel) => {
  const pays = listPays(wheel.segments, wheel.risk);
  expect(pays).toHaveLength(wheel.segments);
  expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(99 * wheel.segments);
  expect(pays[0]).toBe(Math.max(...pays));
  // A segment that pays gives back more than the stake.
  expect(pays.filter((pay) => pay !== 0 && !(pay > 100 && Number.isInteger(pay)))).toEqual([]);
});

test('the plays are all fifteen wheels, and deciding each segment returns 99 %', () => {
  const plays = [...wheelEngine.plays()];
  expect(plays.map(({ choice }) => choice)).toEqual(wheels);
  expect(computeLowestReturn(wheelEngine)).toEqual(WHEEL_RETURN);
  expect(WHEEL_RETURN).toEqual(ratio(99n, 100n));
  for (const play of plays) {
    expect(returnOfPlay(play)).toEqual(WHEEL_RETURN);
    expect(measureReturn(wheelEngine, play.choice)).toEqual(WHEEL_RETURN);
  }
});

test.each([
  ['low', [8, 16, 24, 32, 40]],
  ['medium', [5, 10, 15, 20, 25]],
  ['high', [1, 1, 1, 1, 1]],
] as const)('of the wheels at %s risk %o segments pay', (risk, paying) => {
  const found = SEGMENT_COUNTS.map(
    (segments) => listPays(segments, risk).filter((pay) => pay > 0).length,
  );
  expect(found).toEqual(paying);
});

test('equal pays of a wheel are together, the highest first', () => {
  expect(groupPays({ segments: 20, risk: 'medium' })).toEqual([
    { hundredths: 400, count: 1 },
    { hundredths: 300, count: 2 },
    { hundredths: 200, count: 1 },
    { hundredths: 130, count: 6 },
    { hundredths: 0, count: 10 },
  ]);
});

test.each([
  [10, 'low', 0, '1.50×', ratio(150n, 100n)],
  [10, 'low', 3, '0.00×', ratio(0n)],
  [20, 'medium', 4, '3.00×', ratio(3n)],
  [30, 'low', 4, '1.10×', ratio(110n, 100n)],
  [40, 'medium', 14, '2.00×', ratio(2n)],
  [50, 'medium', 48, '1.30×', ratio(130n, 100n)],
  [50, 'high', 0, '49.50×', ratio(4_950n, 100n)],
  [50, 'high', 49, '0.00×', ratio(0n)],
] as const)('%d segments at %s risk: segment %d pays %s', (segments, risk, segment, text, pays) => {
  const choice = { segments, risk };
  const decided = wheelEngine.decide(choice, {
    below(count) {
      expect(count).toBe(segments);
      return segment;
    },
  });
  expect(decided).toEqual({ outcome: { segment }, pays });
  const [result, number] = wheelEngine.explain(choice, { segment });
  expect(result.result).toEqual({ bn: text, en: text });
  expect(number?.result.en).toBe(String(segment));
});

test.each([
  ['00', 'player', 0, 8],
  ['2a', 'আকাশ', 7, 6],
] as const)(
  'the vector of docs/games/wheel.md with seed %s has its segment',
  (byte, clientSeed, nonce, segment) => {
    const seed = parseSeed(byte.repeat(32));
    if (!seed.ok) throw new Error(seed.refusal);
    const inputs = { serverSeed: seed.value, clientSeed, nonce, scope: WHEEL_SCOPE };
    const decided = wheelEngine.decide({ segments: 10, risk: 'low' }, createFairStream(inputs));
    expect(decided).toEqual({ outcome: { segment }, pays: ratio(120n, 100n) });
  },
);

test('a choice or an outcome from outside is read or refused', () => {
  const choice = { segments: 30, risk: 'high' };
  expect(wheelEngine.parseChoice({ ...choice, segment: 3 })).toEqual(choice);
  for (const segments of [0, 11, 60, 10.5, '10', null, [10]])
    expect(wheelEngine.parseChoice({ ...choice, segments })).toBeNull();
  for (const risk of ['higher', '', 0, null, undefined, 'toString'])
    expect(wheelEngine.parseChoice({ ...choice, risk })).toBeNull();
  expect(wheelEngine.parseOutcome({ segment: 49, more: 1 })).toEqual({ segment: 49 });
  for (const segment of [-1, 50, 0.5, '7', null, Number.NaN])
    expect(wheelEngine.parseOutcome({ segment })).toBeNull();
});

test('a record says in both languages what was bet on and what came', () => {
  expect(wheelEngine.choiceWords({ segments: 20, risk: 'medium' })).toEqual({
    bn: '20 ঘর · মাঝারি ঝুঁকি',
    en: '20 segments · medium risk',
  });
  expect(wheelEngine.outcomeWords({ segment: 7 })).toEqual({ bn: 'ঘর 7', en: 'Segment 7' });
  expect(wheelEngine.formatSelection({ segments: 20, risk: 'medium' })).toBe('20 medium');
  expect(wheelEngine.topPay({ segments: 40, risk: 'high' })).toEqual(ratio(3_960n, 100n));
  expect(formatPay(120)).toBe('1.20×');
});

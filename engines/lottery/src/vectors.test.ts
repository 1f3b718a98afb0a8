// Goal: the published draws of every family come out the same for a verifier that was written from
// `docs/fairness.md` alone. Method: such a verifier, with nothing of ours, and our own program, on
// the same vectors.
import { createHmac } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatRatio, ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import published from '../vectors.json' with { type: 'json' };
import { drawResult } from './draw-result.ts';
import { lotteryRows } from './games/rows.ts';
import { computeContribution, getPoolRates, listPoolTiers } from './pools.ts';
import { requireLotteryGame } from './server.ts';
import { settleTicket } from './ticket.ts';

const serverSeed = Buffer.from(published.serverSeed, 'hex');
const { nonce } = published;
/** Families whose plays depend on the year are settled by that of this day. */
const drawsAt = Date.parse('2026-11-21T06:00:00Z');

function putBytes(value: bigint, bytes: number): Buffer {
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex');
}

/** The words of the fair stream, as the document defines them. */
function* listWords(scope: string, clientSeed: string): Generator<bigint, never> {
  for (let block = 0n; ; block += 1n) {
    const fields = [
      Buffer.from('khelaghor/fair/1'),
      Buffer.from(scope),
      Buffer.from(clientSeed),
      putBytes(BigInt(nonce), 8),
      putBytes(block, 4),
    ];
    const mac = createHmac('sha256', serverSeed);
    for (const field of fields) mac.update(putBytes(BigInt(field.length), 4)).update(field);
    const hex = mac.digest('hex');
    for (let word = 0; word < 8; word += 1) yield BigInt(`0x${hex.slice(word * 8, word * 8 + 8)}`);
  }
}

type Part = { kind: string; count: number; from: number; to: number };

/** A draw, as the document defines it. */
function drawByDocument(scope: string, clientSeed: string, parts: readonly Part[]): number[] {
  const words = listWords(scope, clientSeed);
  const below = (n: number): number => {
    const size = BigInt(n);
    const accepted = 2n ** 32n - (2n ** 32n % size);
    for (;;) {
      const { value } = words.next();
      if (value < accepted) return Number(value % size);
    }
  };
  const result: number[] = [];
  for (const { kind, count, from, to } of parts) {
    const balls: number[] = [];
    for (let ball = from; ball <= to; ball += 1) balls.push(ball);
    for (let place = 0; place < count; place += 1)
      if (kind === 'digits') result.push(from + below(balls.length));
      else {
        const taken = place + below(balls.length - place);
        const ball = balls[taken] ?? Number.NaN;
        balls[taken] = balls[place] ?? Number.NaN;
        balls[place] = ball;
        result.push(ball);
      }
  }
  return result;
}

test('every family has vectors, with and without a round of the beacon', () => {
  const families = new Set(lotteryRows.map(({ family }) => family));
  for (const family of families) {
    const own = published.draws.filter((draw) => draw.family === family);
    expect(own.map(({ clientSeed }) => clientSeed.includes('/drand-quicknet/'))).toEqual([
      false,
      true,
    ]);
  }
});

test.each(published.draws)('the draw of $clientSeed', (draw) => {
  const { clientSeed, scope, parts, result, ticket } = draw;
  expect(drawByDocument(scope, clientSeed, parts)).toEqual(result);
  const game = requireLotteryGame(clientSeed.split('/')[0] ?? '', drawsAt);
  expect(game.family.draw.parts).toEqual(parts);
  const stream = createFairStream({ serverSeed, clientSeed, nonce, scope: game.scope });
  expect(drawResult(game.family, stream)).toEqual(result);
  const { payout, stakePerLine, ...bet } = ticket;
  const asked = { ...bet, stakePerLine: minor(BigInt(stakePerLine)) };
  expect(String(settleTicket(game.family, asked, result).payout)).toBe(payout);
});

const readFraction = (text: string): readonly [bigint, bigint] => {
  const [num = '0', den = '1'] = text.split('/');
  return [BigInt(num), BigInt(den)];
};

/** A contribution, as the document defines it: over one denominator. */
function contributeByDocument(vector: (typeof published.contributions)[number]) {
  const [shareNum, shareDen] = readFraction(vector.share);
  const [carryNum, carryDen] = readFraction(vector.carryBefore);
  const den = 2_000n * shareDen * carryDen;
  const num = vector.stakes.reduce(
    (sum, { series, stake }) => sum + BigInt(series) * BigInt(stake) * shareNum * carryDen,
    carryNum * 2_000n * shareDen,
  );
  const whole = num / den;
  const toReserve = (whole * BigInt(vector.reservePercent)) / 100n;
  return { toPool: String(whole - toReserve), toReserve: String(toReserve), left: num % den, den };
}

test.each(published.contributions)('what stakes add to $tier of $family', (vector) => {
  const { toPool, toReserve, carryAfter, carryBefore, family, play, stakes } = vector;
  const byDocument = contributeByDocument(vector);
  expect(byDocument).toMatchObject({ toPool, toReserve });
  expect(formatRatio(ratio(byDocument.left, byDocument.den))).toBe(carryAfter);
  const tier = listPoolTiers(requireLotteryGame(family, drawsAt).family.plays.get(play)!).find(
    ({ code }) => code === vector.tier,
  )!;
  expect([formatRatio(tier.share), tier.pool.reservePercent]).toEqual([
    vector.share,
    vector.reservePercent,
  ]);
  const amounts = stakes.map(({ series, stake }) => ({ series, stake: BigInt(stake) }));
  const made = computeContribution(tier, amounts, ratio(...readFraction(carryBefore)));
  expect({ ...made, carry: formatRatio(made.carry) }).toEqual({
    toPool: BigInt(toPool),
    toReserve: BigInt(toReserve),
    carry: carryAfter,
  });
});

test.each(published.divisions)('$ticket.selection of $family and its pools', (division) => {
  const { family, result, pools, ticket } = division;
  const { payout, stakePerLine, ...bet } = ticket;
  const rates = getPoolRates(
    pools.map(({ tier, pool, winningStake }) => {
      return { tier, pool: BigInt(pool), winningStake: BigInt(winningStake) };
    }),
  );
  const asked = { ...bet, stakePerLine: minor(BigInt(stakePerLine)) };
  const rules = requireLotteryGame(family, drawsAt).family;
  expect(String(settleTicket(rules, asked, result, rates).payout)).toBe(payout);
});

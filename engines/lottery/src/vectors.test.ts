// Goal: the published draws of every family come out the same for a verifier that was written from
// `docs/fairness.md` alone. Method: such a verifier, with nothing of ours, and our own program, on
// the same vectors.
import { createHmac } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import published from '../vectors.json' with { type: 'json' };
import { drawResult } from './draw-result.ts';
import { lotteryRows } from './games/rows.ts';
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

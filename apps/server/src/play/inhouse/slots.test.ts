// Goal: a slot is an in-house game like the others: a spin is paid by its own numbers, which follow
// from the seeds of its member alone, and the books agree.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  inhouseGetState,
  inhousePlay,
  inhouseRotateSeed,
  lobbyListGames,
} from '@khelaghor/client/routes/play.gen.ts';
import { getProduct, isProductCode } from '@khelaghor/contract/play/products.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { findEngine, seededGames } from '@khelaghor/game-list/games.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { openGame } from '@khelaghor/testkit/open-game.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

const slots = seededGames
  .map(({ code }) => code)
  .filter((code) => isProductCode(code) && getProduct(code).card?.kind === 'RNG');

const aam = { game: 'aam' };
const stake = minor(1_000n);

test.each(slots)('spins of %s are paid as their seeds say, and the books agree', async (code) => {
  const params = { game: code };
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { game, seedId } = await openGame(server, browser, code);
  const spin = async (key: string) => {
    const body = { key, stake: String(stake), choice: {}, seedId };
    return game.callOrFail(inhousePlay, { params, body });
  };
  const first = v7();
  const answers = [await spin(first)];
  for (let count = 1; count < 40; count += 1) answers.push(await spin(v7()));
  expect((await spin(first)).round).toEqual(answers[0]?.round);

  const before = await game.callOrFail(inhouseGetState, { params });
  const rotated = await game.callOrFail(inhouseRotateSeed, {
    params,
    body: { seedId, clientSeed: 'mango' },
  });
  const serverSeed = parseSeed(rotated.revealed.serverSeed);
  const engine = findEngine(code);
  if (!serverSeed.ok || !engine) throw new Error('neither seed nor engine');
  const { clientSeed } = before.seeds;
  for (const { round } of answers) {
    const seed = { serverSeed: serverSeed.value, clientSeed, nonce: round.nonce };
    const numbers = createFairStream({ ...seed, scope: engine.scope });
    const { outcome, pays } = engine.decide({}, numbers);
    expect(round.outcome).toEqual(outcome);
    expect(BigInt(round.payout)).toBe(computePayout(stake, pays));
    // Pays are whole hundredths of stakes in whole taka: nothing is rounded.
    expect((stake * pays.num) % pays.den).toBe(0n);
  }
  const paid = answers.reduce((sum, { round }) => sum + BigInt(round.payout), 0n);
  expect(BigInt(before.balance)).toBe(1_000_000n - 40n * stake + paid);
  expect(answers.some(({ round }) => round.payout !== '0')).toBe(true);
  expect(await audit(server.ctx.db)).toEqual([]);
});

test.each([
  ['stake_below_minimum', '99'],
  ['payout_above_maximum', '266700'],
  ['stake_not_whole', '1050'],
  ['malformed', '-5'],
])('%s: a stake of %s moves nothing', async (code, asked) => {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { game, seedId } = await openGame(server, browser, 'aam');
  const body = { key: v7(), stake: asked, choice: {}, seedId };
  expect(await game.call(inhousePlay, { params: aam, body })).toMatchObject({
    success: false,
    code,
  });
  expect(await game.call(inhouseGetState, { params: aam })).toMatchObject({
    value: { balance: '1000000', rounds: [], seeds: { nextNonce: 0 } },
  });
});

test('the lobby of slots has them, and that of in-house games has not', async () => {
  const visitor = openBrowser(server);
  const list = async (gameType: 'RNG' | 'INHOUSE') =>
    (await visitor.callOrFail(lobbyListGames, { query: { gameType } })).games.map(
      ({ gameCode }) => gameCode,
    );
  expect(await list('RNG')).toEqual(slots);
  expect((await list('INHOUSE')).filter((code) => slots.includes(code))).toEqual([]);
});

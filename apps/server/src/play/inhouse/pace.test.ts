// Goal: with real money no round of a game begins sooner after the last than the policies allow,
// by the server's clock and from whichever process; with play money rounds are as quick as asked.
import { afterEach, expect, test } from 'vitest';
import {
  inhouseGetState,
  inhouseOpenRound,
  inhousePlay,
  inhouseStep,
} from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openGame } from '@khelaghor/testkit/open-game.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock });

afterEach(() => changeMoneyMode(server, 'play'));

const choices = {
  dice: { direction: 'under', chance: 5_000 },
  aam: {},
  mines: { mines: 24 },
} as const;

/** A member with real money who has opened a game, and how they begin a round of it. */
async function openReal(code: keyof typeof choices) {
  const { memberId, browser } = await signUp(server, { balanceMinor: 1_000_000n });
  await grant(server, memberId, 1_000_000n, 'BDT');
  const { game, seedId } = await openGame(server, browser, code);
  const params = { game: code };
  const getBody = () => {
    const key = createKey(clock);
    return { key, stake: '100', choice: choices[code], seedId };
  };
  const begin = (body = getBody()) =>
    code === 'mines'
      ? game.call(inhouseOpenRound, { params, body })
      : game.call(inhousePlay, { params, body });
  return { game, params, getBody, begin };
}

test('a second roll within the cycle is refused and moves nothing; after it, it is taken', async () => {
  await changeMoneyMode(server, 'real', { cycleMs: 5_000 });
  const { game, params, getBody, begin } = await openReal('dice');
  const body = getBody();
  const first = await begin(body);
  expect(first).toMatchObject({ success: true });
  const before = await game.callOrFail(inhouseGetState, { params });
  expect(before.pace).toEqual({ cycleMs: 5_000, autoplay: false, turbo: false });
  clock.advance(4_999);
  expect(await begin()).toMatchObject({ success: false, code: 'too_soon' });
  // The same key is the same roll, however soon it comes.
  expect(await begin(body)).toEqual(first);
  const { rounds, balance } = await game.callOrFail(inhouseGetState, { params });
  expect({ rounds, balance }).toEqual({ rounds: before.rounds, balance: before.balance });
  clock.advance(1);
  expect(await begin()).toMatchObject({ success: true });
  expect(await audit(server.ctx.db)).toEqual([]);
});

test('of many rolls at once within a cycle, one is taken', async () => {
  await changeMoneyMode(server, 'real', { cycleMs: 2_500 });
  const { begin } = await openReal('dice');
  const replies = await Promise.all(Array.from({ length: 12 }, () => begin()));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const codes = replies.flatMap((reply) => (reply.success ? [] : reply.code));
  expect(new Set(codes)).toEqual(new Set(['too_soon']));
});

test('a round of many steps opens a cycle after the one before was opened', async () => {
  await changeMoneyMode(server, 'real', { cycleMs: 5_000 });
  const { game, params, getBody, begin } = await openReal('mines');
  const body = getBody();
  expect(await begin(body)).toMatchObject({ success: true });
  const step = { key: createKey(clock), number: 1, step: { cell: 0 } };
  // With 24 mines the first step ends the round; a step has no cycle.
  const ended = await game.callOrFail(inhouseStep, {
    params: { ...params, betId: body.key },
    body: step,
  });
  expect(ended.round.state).not.toBe('open');
  clock.advance(4_000);
  expect(await begin()).toMatchObject({ success: false, code: 'too_soon' });
  clock.advance(1_000);
  expect(await begin()).toMatchObject({ success: true });
});

test('a slot has the cycle of slots, which is not that of other games', async () => {
  await changeMoneyMode(server, 'real', { cycleMs: 5_000, slotCycleMs: 2_500 });
  const { game, params, begin } = await openReal('aam');
  expect(await begin()).toMatchObject({ success: true });
  expect((await game.callOrFail(inhouseGetState, { params })).pace.cycleMs).toBe(2_500);
  clock.advance(2_499);
  expect(await begin()).toMatchObject({ success: false, code: 'too_soon' });
  clock.advance(1);
  expect(await begin()).toMatchObject({ success: true });
});

test('with play money rolls follow one another at once, whatever the policies say', async () => {
  const { game, params, begin } = await openReal('dice');
  expect(await begin()).toMatchObject({ success: true });
  expect(await begin()).toMatchObject({ success: true });
  const { pace } = await game.callOrFail(inhouseGetState, { params });
  expect(pace).toEqual({ cycleMs: 0, autoplay: true, turbo: true });
});

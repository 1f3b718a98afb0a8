// Goal: every round is computed again, and one that was tampered with closes its game. Method:
// rounds are played over the site on a held clock, and their rows are changed past the triggers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { hashText } from '@khelaghor/fairness/hash-text.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openTampering } from '@khelaghor/testkit/tamper-rows.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { play } from '../area.ts';
import { checkRoundsAgain } from './check-rounds-again.ts';
import { signReceipt } from './receipt.ts';
import { roundFairness } from './round-fairness.ts';
import { findStepRound } from './step-store.ts';
import { loadStepRound } from './step-values.ts';

const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
const tamper = openTampering(server);

/** Rounds of Dice of a new member, with seeds of their own; each is sent twice. */
async function playRounds(
  count: number,
  writeKey: (key: string) => string = (key) => key,
): Promise<string[]> {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { game, seedId } = await openDice(server, browser);
  const played: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const choice = { direction: nth % 2 === 0 ? 'under' : 'over', chance: 4_950 };
    const key = createKey(server.clock);
    const send = (written: string) =>
      game.callOrFail(inhousePlay, {
        params: { game: 'dice' },
        body: { key: written, stake: '1000', choice, seedId },
      });
    const { round } = await send(writeKey(key));
    expect((await send(key)).round).toEqual(round);
    played.push(round.betId);
  }
  return played;
}

const checkAgain = () => checkRoundsAgain(ctx, play);
const readMismatches = () =>
  ctx.db.selectFrom('gameRoundMismatch').select(['betId', 'part']).execute();
const isOpen = async (): Promise<boolean> =>
  (
    await ctx.db
      .selectFrom('game')
      .select('open')
      .where('code', '=', 'dice')
      .executeTakeFirstOrThrow()
  ).open;

test('rounds that came out right pass', async () => {
  await playRounds(5);
  await checkAgain();
  expect(await readMismatches()).toEqual([]);
  expect(await isOpen()).toBe(true);
});

test('a round whose key came in capitals passes: its receipt is signed as the key is kept', async () => {
  await playRounds(3, (key) => key.toUpperCase());
  await checkAgain();
  expect(await readMismatches()).toEqual([]);
  expect(await isOpen()).toBe(true);
});

test('a round of many steps is computed again when it has ended', async () => {
  const player = await openMines(server, 100_000n);
  const round = await player.open();
  const [cell = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, cell);
  await player.take(round, 2);
  await checkAgain();
  expect(await readMismatches()).toEqual([]);
  await sql`update outbox_reader set read_to = 0 where name = 'round_check'`.execute(ctx.db);
  const cut = sql`update game_round set outcome = outcome || '{"steps": ""}'
    where bet_id = ${round.betId}`;
  await tamper('game_round', cut);
  await checkAgain();
  expect(await readMismatches()).toEqual([{ betId: round.betId, part: 'payout' }]);
});

/** The text of a receipt as it was before it named the math. */
const getOldText = (text: string): string =>
  text.replace('receipt/2', 'receipt/1').replace(/\nmath 64 [0-9a-f]{64}\n/u, '\n');

const readFairness = (memberId: string, betId: string) =>
  ctx.db.transaction().execute((tx) => roundFairness(ctx, tx, memberId, betId));

/** A round of Dice whose receipt is one of before the math was named. */
async function playOldRound() {
  const [betId = ''] = await playRounds(1);
  const { memberId } = await ctx.db
    .selectFrom('gameRound')
    .select('memberId')
    .where('betId', '=', betId)
    .executeTakeFirstOrThrow();
  const now = await readFairness(memberId, betId);
  const oldText = getOldText(now && now !== 'round_open' ? now.receiptText : '');
  const receipt = await signReceipt(ctx, oldText);
  const change = sql`update game_round set receipt = ${receipt} where bet_id = ${betId}`;
  await tamper('game_round', change);
  return { betId, memberId, oldText };
}

test('a receipt of before the math was named passes, and is shown as it was signed', async () => {
  const { betId, memberId, oldText } = await playOldRound();
  expect(oldText).toMatch(
    /^khelaghor\/receipt\/1\nbet [^\n]+\nscope 6 dice\/1\ncurrency 4 PLAY\n/u,
  );
  expect(await readFairness(memberId, betId)).toMatchObject({ receiptText: oldText });
  const before = await readMismatches();
  await checkAgain();
  expect(await readMismatches()).toEqual(before);
});

test('a round that was open before the math was named keeps the chain of its receipts', async () => {
  await sql`update game set open = true where code = 'mines'`.execute(ctx.db);
  const player = await openMines(server, 100_000n);
  const round = await player.open();
  const row = await findStepRound(ctx.db, player.memberId, round.betId);
  const oldText = getOldText(row ? (await loadStepRound(ctx, ctx.db, row)).stakeText : '');
  const receipt = await signReceipt(ctx, oldText);
  const change = sql`update game_step_round set receipt = ${receipt}
    where bet_id = ${round.betId}`;
  await tamper('game_step_round', change);
  const [cell = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, cell);
  await player.take(round, 2);
  const known = await readFairness(player.memberId, round.betId);
  if (!known || known === 'round_open') throw new Error('the round is not over');
  expect(known.receiptText).toBe(oldText);
  expect(known.steps[0]?.receiptText).toContain(`before 64 ${hashText(oldText)}`);
  const before = await readMismatches();
  await checkAgain();
  expect(await readMismatches()).toEqual(before);
});

test.each([
  [
    'outcome',
    'game_round',
    (id: string) => sql`update game_round set outcome = '{"roll": "none"}' where bet_id = ${id}`,
  ],
  [
    'outcome',
    'game_round',
    (id: string) => sql`update game_round
    set outcome = jsonb_build_object('roll', ((outcome ->> 'roll')::int + 1) % 10000)
    where bet_id = ${id}`,
  ],
  [
    'payout',
    'bet',
    (id: string) =>
      sql`update bet set state = 'won', payout_minor = payout_minor + 1 where id = ${id}`,
  ],
  [
    'receipt',
    'game_round',
    (id: string) => sql`update game_round
    set receipt = set_byte(receipt, 3, get_byte(receipt, 3) # 1) where bet_id = ${id}`,
  ],
  [
    'commitment',
    'provably_fair_seed',
    (id: string) => sql`update provably_fair_seed
    set server_seed_sealed = set_byte(server_seed_sealed, 20,
      get_byte(server_seed_sealed, 20) # 1)
    where id = (select seed_id from game_round where bet_id = ${id})`,
  ],
  [
    'commitment',
    'provably_fair_seed',
    (id: string) => sql`update provably_fair_seed
    set commitment = repeat('0', 64)
    where id = (select seed_id from game_round where bet_id = ${id})`,
  ],
] as const)('a round with another %s closes its game, once', async (part, table, change) => {
  await sql`update game set open = true where code = 'dice'`.execute(ctx.db);
  const before = (await readMismatches()).length;
  const [betId = ''] = await playRounds(1);
  await tamper(table, change(betId));
  await checkAgain();
  expect((await readMismatches()).slice(before)).toEqual([{ betId, part }]);
  expect(await isOpen()).toBe(false);
  await checkAgain();
  const { rows } = await sql<{ kind: string }>`select kind from event_log
    where detail ->> 'betId' = ${betId} or detail ->> 'reason' like ${`%${betId}%`}
    order by id`.execute(ctx.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['round.mismatch', 'product.stopped']);
});

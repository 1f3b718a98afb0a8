// Goal: every round is computed again, and one that was tampered with closes its game. Method:
// rounds are played over the site on a held clock, and their rows are changed past the triggers.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { inhousePlay } from '@khelaghor/client/routes.gen.ts';
import { connect } from '@khelaghor/db/connect.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { play } from '../area.ts';
import { checkRoundsAgain } from './check-rounds-again.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
// Rows of the past are changed by nothing but the owner of the database.
const owner = connect(server.databaseUrl, { connectionsMax: 1 });
afterAll(() => owner.close());
await sql`update game_round_check set checked_to = ${clock.now()}`.execute(ctx.db);

/** Rounds of Dice of a new member, with seeds of their own. */
async function playRounds(count: number): Promise<string[]> {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { game, seedId } = await openDice(server, browser);
  const played: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const choice = { direction: nth % 2 === 0 ? 'under' : 'over', chance: 4_950 };
    const body = { key: v7({ msecs: clock.now().getTime() }), stake: '1000', choice, seedId };
    const { round } = await game.callOrFail(inhousePlay, { params: { game: 'dice' }, body });
    played.push(round.betId);
  }
  return played;
}

const checkAgain = () => checkRoundsAgain(ctx, play);
const wait = () => clock.set(new Date(clock.now().getTime() + 31_000));
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

/** Changes rows as nothing of ours can. */
async function tamper(table: string, change: RawBuilder<unknown>): Promise<void> {
  await owner.db.transaction().execute(async (tx) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await change.execute(tx);
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  });
}

test('rounds that came out right pass, the newest after half a minute', async () => {
  const [first] = await playRounds(5);
  await checkAgain();
  const readPlace = () =>
    ctx.db.selectFrom('gameRoundCheck').select('checkedBetId as betId').executeTakeFirstOrThrow();
  expect((await readPlace()).betId).not.toBe(first);
  wait();
  const places = await playRounds(1);
  await checkAgain();
  expect(places).not.toContain((await readPlace()).betId);
  expect(await readMismatches()).toEqual([]);
  expect(await isOpen()).toBe(true);
  wait();
  await checkAgain();
  expect(places).toContain((await readPlace()).betId);
});

test('a round of many steps is computed again when it has ended', async () => {
  const player = await openMines(server, 100_000n);
  const round = await player.open();
  wait();
  const [cell = 0] = (await player.look(round.betId)).safe;
  await player.step(round, 1, cell);
  await player.take(round, 2);
  wait();
  await checkAgain();
  expect(await readMismatches()).toEqual([]);
  await sql`update game_round_check
    set checked_bet_id = '00000000-0000-0000-0000-000000000000'`.execute(ctx.db);
  const cut = sql`update game_round set outcome = outcome || '{"steps": ""}'
    where bet_id = ${round.betId}`;
  await tamper('game_round', cut);
  await checkAgain();
  expect(await readMismatches()).toEqual([{ betId: round.betId, part: 'payout' }]);
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
  wait();
  await checkAgain();
  expect((await readMismatches()).slice(before)).toEqual([{ betId, part }]);
  expect(await isOpen()).toBe(false);
  await checkAgain();
  const { rows } = await sql<{ kind: string }>`select kind from event_log
    where detail ->> 'betId' = ${betId} or detail ->> 'reason' like ${`%${betId}%`}
    order by id`.execute(ctx.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['round.mismatch', 'product.stopped']);
});

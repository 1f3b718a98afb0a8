// Goal: each end of a round of any kind is one event, written by the transaction that pays it, and
// a bet that was refused or rolled back leaves none. Method: every way in which a round ends, over
// HTTP on a held clock; the rows of bets and events tell which transaction wrote them.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { openGame } from '@khelaghor/testkit/open-game.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import type { MinesPlayer } from '@khelaghor/testkit/open-mines.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { play } from '../area.ts';
import { checkRoundsAgain } from './check-rounds-again.ts';
import { endIdleRounds } from './end-round.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const newKey = (): string => createKey(clock);

type EndedBet = { betId: string; state: string; events: bigint; isSame: boolean | null };

/** A member's bets, how many events each has, and whether one transaction wrote both last. */
async function readEnds(memberId: string): Promise<EndedBet[]> {
  const { rows } = await sql<EndedBet>`
    select b.id as bet_id, b.state, count(e.seq) as events, bool_and(
      e.xmin::text = b.xmin::text and e.member_id = b.member_id and e.kind = 'round.ended'
      and e.payload ->> 'gameCode' = b.game_code and e.at = b.settled_at
    ) as is_same
    from bet b left join outbox_event e on e.payload ->> 'betId' = b.id::text
    where b.member_id = ${memberId} group by b.id order by b.id`.execute(ctx.db);
  return rows;
}

async function openRoller(code: 'dice' | 'aam', choice: Plain) {
  const { browser, memberId } = await signUp(server, { balanceMinor: 1_000_000n });
  const { game, seedId } = await openGame(server, browser, code);
  return {
    memberId,
    roll: (stake: string, key = newKey()) =>
      game.call(inhousePlay, { params: { game: code }, body: { key, stake, choice, seedId } }),
  };
}

test.each([
  ['dice', { direction: 'under', chance: 4_950 }],
  ['aam', {}],
] as const)('each round of %s, decided at once, leaves one event', async (code, choice) => {
  const { memberId, roll } = await openRoller(code, choice);
  const key = newKey();
  // Two calls of one moment compete for a nonce, and one key is used twice.
  const played = [await roll('1000', key), await roll('1000', key), await roll('2000', key)];
  played.push(...(await Promise.all([roll('500'), roll('500'), roll('1000')])));
  played.push(await roll('1000000000'));
  expect(played.filter(({ success }) => success)).toHaveLength(5);
  const ends = await readEnds(memberId);
  expect(ends).toHaveLength(4);
  for (const { events, isSame } of ends)
    expect({ events, isSame }).toEqual({ events: 1n, isSame: true });
});

test('a round whose nonce another one took is rolled back with its event', async () => {
  const { memberId, roll } = await openRoller('dice', { direction: 'over', chance: 5_000 });
  await roll('1000');
  const { rows } = await sql<{ written: boolean }>`
    select game_write_rounds(array[gen_random_uuid()], array[member_id], array['dice'],
      array[seed_id], array[nonce], array['{}'], array['{}'], array['PLAY'], array[''::bytea],
      array[now()], array[gen_random_uuid()], array[1::bigint], array[0::bigint]) as written
    from game_round where member_id = ${memberId}`.execute(ctx.db);
  expect(rows).toEqual([{ written: false }]);
  const { rows: events } = await sql`
    select from outbox_event
    where member_id = ${memberId} and kind = 'round.ended'`.execute(ctx.db);
  expect(events).toHaveLength(1);
});

/** Opens cells without a mine, or one with it. */
async function step(player: MinesPlayer, round: { betId: string }, into: 'safe' | 'mined') {
  const [cell = 0] = (await player.look(round.betId))[into];
  await player.step(round, 1, cell);
}

test.each([
  ['lost', async (player: MinesPlayer, round: { betId: string }) => step(player, round, 'mined')],
  [
    'won',
    async (player: MinesPlayer, round: { betId: string }) => {
      await step(player, round, 'safe');
      await player.take(round, 2);
    },
  ],
  [
    'won',
    async (player: MinesPlayer, round: { betId: string }) => {
      await step(player, round, 'safe');
      clock.advance(dayMs + 1);
      await endIdleRounds(ctx);
    },
  ],
  [
    'void',
    async () => {
      clock.advance(dayMs + 1);
      await endIdleRounds(ctx);
    },
  ],
] as const)(
  'a round of many steps that ends %s leaves one event, an open one none',
  async (state, end) => {
    const player = await openMines(server, 1_000_000n);
    const round = await player.open();
    const open = { betId: round.betId, state: 'running', events: 0n, isSame: null };
    expect(await readEnds(player.memberId)).toEqual([open]);
    await end(player, round);
    expect(await readEnds(player.memberId)).toEqual([
      { betId: round.betId, state, events: 1n, isSame: true },
    ]);
  },
);

const { advance, endLease, getOpen, openNext, openRoundReaching, playOut, startRound } = moveCrash(
  server,
  clock,
);

test('each bet of a shared round leaves one event, and the settled round another', async () => {
  const player = await openCrash(server, 1_000_000n);
  const { number } = await openRoundReaching(200n, 100_000n);
  await player.betOrFail(number, { choice: { auto: 150 } });
  await player.betOrFail(number, { seat: 2, choice: { auto: 1_000_000 } });
  const { id: roundId } = await startRound();
  expect((await readEnds(player.memberId)).map(({ events }) => events)).toEqual([0n, 0n]);
  await playOut();
  const ends = await readEnds(player.memberId);
  expect(ends.map(({ state }) => state).toSorted()).toEqual(['lost', 'won']);
  for (const { events, isSame } of ends)
    expect({ events, isSame }).toEqual({ events: 1n, isSame: true });
  const { rows } = await sql<{ kind: string; isSame: boolean }>`
    select e.kind, e.xmin::text = r.xmin::text as is_same
    from outbox_event e join shared_round r on r.id = (e.payload ->> 'roundId')::uuid
    where r.id = ${roundId} order by e.seq`.execute(ctx.db);
  expect(rows.at(-1)).toEqual({ kind: 'shared_round.settled', isSame: true });
  expect(rows.map(({ kind }) => kind)).toEqual([
    'round.ended',
    'round.ended',
    'shared_round.settled',
  ]);
  await endLease();
});

test('each bet of a void round leaves one event', async () => {
  const player = await openCrash(server, 1_000_000n);
  const { number } = await openNext();
  const { betId } = await player.betOrFail(number);
  const { id } = await getOpen();
  const change = { state: 'void', voidedAt: clock.now(), voidReason: 'called_off' } as const;
  await ctx.db.updateTable('sharedRound').set(change).where('id', '=', id).execute();
  await advance();
  expect(await readEnds(player.memberId)).toEqual([
    { betId, state: 'void', events: 1n, isSame: true },
  ]);
  await endLease();
});

/** The audit's sentence about ends that wait for a reader. */
async function findLateEnds() {
  const found = await Promise.all(play.checks.map((check) => check({ db: ctx.db, clock })));
  return found.flat().filter(({ detail }) => /not computed again|not in its returns/u.test(detail));
}

test('ends that no job reads are found by the audit as late, and not when they were read', async () => {
  clock.advance(11 * 60_000);
  expect(await findLateEnds()).toMatchObject([{ waits: true }, { waits: true }]);
  await checkRoundsAgain(ctx, play);
  expect(await findLateEnds()).toMatchObject([{ waits: true }]);
});

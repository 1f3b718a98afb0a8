// Goal: one byte that is changed in a round long after it was played is found within a day. Method:
// rounds of Dice and Mines that were computed again are changed past the triggers; then the job of
// the night runs.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { openGame } from '@khelaghor/testkit/open-game.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { changeBit, openTampering } from '@khelaghor/testkit/tamper-rows.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { play } from '../area.ts';
import { checkRoundsAgain } from './check-rounds-again.ts';
import { inHouseJobs } from './jobs.ts';

const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
const tamper = openTampering(server);

const player = await openMines(server, 10_000_000n);
const dice = await openGame(server, player.site, 'dice');

/** A round of Mines of two steps. */
async function playMines(): Promise<string> {
  const round = await player.open();
  const { safe } = await player.look(round.betId);
  await player.step(round, 1, safe[0] ?? 0);
  await player.step(round, 2, safe[1] ?? 0);
  await player.take(round, 3);
  return round.betId;
}

async function playDice(): Promise<string> {
  const choice = { direction: 'under', chance: 4_950 };
  const body = { key: player.newKey(), stake: '1000', choice, seedId: dice.seedId };
  const { round } = await dice.game.callOrFail(inhousePlay, { params: { game: 'dice' }, body });
  return round.betId;
}

const checkKept = () => inHouseJobs(ctx, play)['check-kept-rounds']?.({}, {} as never);
const readMismatches = () =>
  ctx.db.selectFrom('gameRoundMismatch').select(['betId', 'part']).execute();

/** Plays a round and computes it again, so that only the job of the night looks at it later. */
async function playChecked(played: () => Promise<string>): Promise<string> {
  await sql`update game set open = true`.execute(ctx.db);
  const betId = await played();
  await checkRoundsAgain(ctx, play);
  return betId;
}

test('rounds that are as they were played pass, however often they are looked at', async () => {
  await playChecked(playDice);
  await playChecked(playMines);
  await checkKept();
  await checkKept();
  expect(await readMismatches()).toEqual([]);
});

type Change = {
  readonly what: string;
  readonly part: string;
  readonly played: () => Promise<string>;
  readonly table: string;
  readonly of: (betId: string) => RawBuilder<unknown>;
  readonly set: RawBuilder<unknown>;
};

const ofRound = (betId: string) => sql`bet_id = ${betId}`;
const ofStep = (number: number) => (betId: string) => sql`bet_id = ${betId} and number = ${number}`;
const inDice = { played: playDice, table: 'game_round', of: ofRound };
const inStep = { part: 'receipt', played: playMines, table: 'game_step' };
const nextRoll = sql`outcome = jsonb_build_object('roll', ((outcome ->> 'roll')::int + 1) % 10000)`;
const otherCell = sql`step = case step when '0' then '1' else '0' end`;
const later = sql`made_at = made_at + interval '1 second'`;

const changes: readonly Change[] = [
  { ...inDice, what: 'receipt of a roll', part: 'receipt', set: changeBit('receipt') },
  { ...inDice, what: 'roll', part: 'outcome', set: nextRoll },
  { ...inStep, what: 'receipt of a step', of: ofStep(1), set: changeBit('receipt') },
  { ...inStep, what: 'cell of a step', of: ofStep(2), set: otherCell },
  { ...inStep, what: 'time of a take', of: ofStep(3), set: later },
];

test.each(changes)('another $what of an old round closes its game, once', async (change) => {
  const { played, table, of, set, part } = change;
  const before = (await readMismatches()).length;
  const betId = await playChecked(played);
  await tamper(table, sql`update ${sql.table(table)} set ${set} where ${of(betId)}`);
  await checkRoundsAgain(ctx, play);
  expect(await readMismatches()).toHaveLength(before);
  await checkKept();
  expect((await readMismatches()).slice(before)).toEqual([{ betId, part }]);
  await checkKept();
  expect(await readMismatches()).toHaveLength(before + 1);
});

// Goal: what is changed in a shared round long after it was settled is found within a day. Method:
// rounds of Crash that were computed again are changed past the triggers; then the job of the night
// runs.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { moveCrash } from '@khelaghor/testkit/move-crash.ts';
import { openCrash } from '@khelaghor/testkit/open-crash.ts';
import { changeBit, openTampering } from '@khelaghor/testkit/tamper-rows.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { allAreas } from '../../areas.ts';
import { checkKeptSharedRounds, checkSharedRounds } from './check-rounds.ts';

const clock = createFakeClock(new Date('2026-11-26T06:00:00Z'));
const server = await withServer({ clock, logLevel: 'silent' });
const { ctx } = server;
const tamper = openTampering(server);
const { openNext, playOut } = moveCrash(server, clock);

const readMismatches = () =>
  ctx.db
    .selectFrom('eventLog')
    .select('detail')
    .where('kind', '=', 'round.mismatch')
    .orderBy('id')
    .execute();

test('one bit of a receipt and of a crash point is found, once', async () => {
  const player = await openCrash(server, 10_000_000n);
  const playChecked = async () => {
    const { number, row } = await openNext();
    const { betId } = await player.betOrFail(number, { choice: { auto: 150 } });
    await playOut();
    await checkSharedRounds(ctx, allAreas);
    return { number, roundId: row.id, betId };
  };
  const [one, two] = [await playChecked(), await playChecked()];
  await checkKeptSharedRounds(ctx, allAreas);
  expect(await readMismatches()).toEqual([]);

  const { betId } = one;
  await tamper(
    'shared_bet',
    sql`update shared_bet set ${changeBit('receipt')}
    where bet_id = ${betId}`,
  );
  await tamper(
    'shared_round',
    sql`update shared_round set crash_point = '9.99', checked_at = checked_at
    where id = ${two.roundId}`,
  );
  const found = [
    { detail: { round: one.number, part: 'receipt', betId } },
    { detail: { round: two.number, part: 'crash_point' } },
  ];
  await checkSharedRounds(ctx, allAreas);
  await checkKeptSharedRounds(ctx, allAreas);
  expect(await readMismatches()).toEqual(found);
  const game = ctx.db.selectFrom('game').select('open').where('code', '=', 'crash');
  expect(await game.executeTakeFirst()).toEqual({ open: false });
  await checkKeptSharedRounds(ctx, allAreas);
  expect(await readMismatches()).toEqual(found);
});

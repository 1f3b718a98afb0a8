import { gameEngines, seededGames, stepEngines } from '@khelaghor/game-list/games.ts';
import { dayMs, hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import type { IntegrityCheck, ProductName } from '../../lib/area.ts';
import type { Looker } from '../../lib/context.ts';
import { findLateEvent } from '../../site/outbox/index.ts';
import { roundCheckReader } from './check-rounds-again.ts';
import { getGameProduct } from './game-product.ts';

const namedMax = 100;

type Found = { product: ProductName; what: string };

const gameCodes = seededGames.map(({ code }) => code);
const decidedAtOnce = gameEngines.map(({ code }) => code);
const ofSteps = stepEngines.map(({ code }) => code);

/** Rounds that are decided with their stake: one that runs is one too many. */
async function findRunningRounds({ db }: Looker): Promise<Found[]> {
  const rows = await db
    .selectFrom('bet')
    .select(['id', 'gameCode'])
    .where('state', '=', 'running')
    .where('gameCode', 'in', decidedAtOnce)
    .limit(namedMax)
    .execute();
  return rows.map(({ id, gameCode }) => {
    const what = `bet ${id} of ${gameCode} runs, and none ever does`;
    return { product: getGameProduct(gameCode).code, what };
  });
}

/** A round of many steps runs as long as it is open: both say so, or one of them is wrong. */
async function findBrokenSteps({ db }: Looker): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select b.game_code as product,
      'bet ' || b.id || ' of ' || b.game_code || ' runs, and its round is not open' as what
    from bet b left join game_step_round r on r.bet_id = b.id and r.ended_at is null
    where b.state = 'running' and b.game_code = any (${ofSteps}) and r.bet_id is null
    union all
    select r.game_code, 'round ' || r.bet_id || ' of ' || r.game_code
      || ' is open, and its bet does not run'
    from game_step_round r left join bet b on b.id = r.bet_id
    where r.ended_at is null and b.state is distinct from 'running'
    limit ${namedMax}`.execute(db);
  return rows;
}

/** A job ends idle rounds after a day; one that is later has lost its job. */
const lateAfterMs = dayMs + hourMs;

async function findLateSteps({ db, clock }: Looker): Promise<Found[]> {
  const rows = await db
    .selectFrom('gameStepRound')
    .select(['betId', 'gameCode'])
    .where('endedAt', 'is', null)
    .where('touchedAt', '<', new Date(clock.now().getTime() - lateAfterMs))
    .orderBy('touchedAt')
    .limit(namedMax)
    .execute();
  return rows.map(({ betId, gameCode }) => {
    const what = `round ${betId} of ${gameCode} is idle for more than a day, and is still open`;
    return { product: getGameProduct(gameCode).code, what };
  });
}

/**
 * A round, its bet and its member's row are written or kept together, without foreign keys between
 * them: of the last hours, what lost its other half. The bet of an open round has its round in a
 * table of its own.
 */
async function findHalves({ db }: Looker): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with recent as (select uuid_v7_floor(now() - interval '3 hours') as id)
    select r.game_code as product,
      'round ' || r.bet_id || ' of ' || r.game_code || ' has no bet' as what
    from game_round r left join bet b on b.id = r.bet_id
    where r.bet_id >= (select id from recent) and b.id is null
    union all
    select b.game_code, 'bet ' || b.id || ' of ' || b.game_code || ' has no round'
    from bet b left join game_round r on r.bet_id = b.id
    where b.id >= (select id from recent) and b.game_code = any (${gameCodes})
      and b.state <> 'running' and r.bet_id is null
    union all
    select case b.product when 'vendor' then 'vendor:' || b.source else b.product end,
      'bet ' || b.id || ' is of no member'
    from bet b left join member m on m.id = b.member_id
    where b.id >= (select id from recent) and m.id is null
    limit ${namedMax}`.execute(db);
  return rows;
}

/** A job comes every 15 seconds; a round that waits so long is not computed again any more. */
const uncheckedAfterMs = 10 * minuteMs;

async function findUncheckedRounds(looker: Looker): Promise<Found[]> {
  const late = await findLateEvent(looker, roundCheckReader, uncheckedAfterMs);
  if (!late) return [];
  const { betId, gameCode } = late.payload;
  const what = `round ${betId} of ${gameCode} ended ten minutes ago, and was not computed again`;
  return [{ product: getGameProduct(gameCode).code, what }];
}

/**
 * Finds bets of in-house games that run on, rounds and bets that lost their other half, rounds of
 * many steps that no job has ended, and ends that no job has checked.
 */
export const inHouseChecks: IntegrityCheck = async (looker) => {
  const wrong = [
    ...(await findRunningRounds(looker)),
    ...(await findBrokenSteps(looker)),
    ...(await findHalves(looker)),
  ];
  const toFinding = (waits: boolean) => (found: Found) => ({
    product: found.product,
    detail: found.what,
    waits,
  });
  const late = [...(await findLateSteps(looker)), ...(await findUncheckedRounds(looker))];
  return [...wrong.map(toFinding(false)), ...late.map(toFinding(true))];
};

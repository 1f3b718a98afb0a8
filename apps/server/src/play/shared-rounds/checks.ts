import { sharedEngines } from '@khelaghor/game-list/games.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import type { IntegrityCheck, ProductName } from '../../lib/area.ts';
import type { Looker } from '../../lib/context.ts';
import { getGameProduct } from '../inhouse/index.ts';

const namedMax = 100;

const gameCodes = sharedEngines.map(({ code }) => code);

type Found = { product: ProductName; what: string };

/** Bets that lost their other half, or run on although their round is settled. */
async function findBrokenBets({ db }: Looker): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with recent as (select uuid_v7_floor(now() - interval '3 hours') as id)
    select b.game_code as product,
      'bet ' || b.id || ' of ' || b.game_code || ' has no shared round' as what
    from bet b left join shared_bet s on s.bet_id = b.id
    where b.id >= (select id from recent) and b.game_code = any (${gameCodes}) and s.bet_id is null
    union all
    select s.game_code, 'shared bet ' || s.bet_id || ' of ' || s.game_code || ' has no bet'
    from shared_bet s left join bet b on b.id = s.bet_id
    where s.bet_id >= (select id from recent) and b.id is null
    union all
    select b.game_code, 'bet ' || b.id || ' of ' || b.game_code || ' runs, and its round is settled'
    from bet b join shared_bet s on s.bet_id = b.id join shared_round r on r.id = s.round_id
    where b.state = 'running' and b.game_code = any (${gameCodes}) and r.settled_at is not null
    limit ${namedMax}`.execute(db);
  return rows;
}

/** The longest round takes three minutes. */
const lateAfterMs = 10 * minuteMs;

async function findLateRounds({ db, clock }: Looker): Promise<Found[]> {
  const rows = await db
    .selectFrom('sharedRound')
    .select(['gameCode', 'number'])
    .where('settledAt', 'is', null)
    .where('openedAt', '<', new Date(clock.now().getTime() - lateAfterMs))
    .limit(namedMax)
    .execute();
  return rows.map(({ gameCode, number }) => {
    const what = `round ${number} of ${gameCode} was opened ten minutes ago, and is not settled`;
    return { product: getGameProduct(gameCode).code, what };
  });
}

/**
 * Finds bets in shared rounds that lost their other half or run on, and rounds that no process
 * ends.
 */
export const sharedRoundChecks: IntegrityCheck = async (looker) => {
  const toFinding = (waits: boolean) => (found: Found) => ({
    product: found.product,
    detail: found.what,
    waits,
  });
  return [
    ...(await findBrokenBets(looker)).map(toFinding(false)),
    ...(await findLateRounds(looker)).map(toFinding(true)),
  ];
};

import { gameEngines } from '@khelaghor/game-list/games.ts';
import { sql } from 'kysely';
import type { IntegrityCheck, ProductName } from '../../lib/area.ts';
import type { Looker } from '../../lib/context.ts';
import { getGameProduct } from './game-product.ts';

const namedMax = 100;

type Found = { product: ProductName; what: string };

const gameCodes = gameEngines.map(({ code }) => code);

/** Rounds are decided with their stake: one that runs is one too many. */
async function findRunningRounds({ db }: Looker): Promise<Found[]> {
  const rows = await db
    .selectFrom('bet')
    .select(['id', 'gameCode'])
    .where('state', '=', 'running')
    .where('gameCode', 'in', gameCodes)
    .limit(namedMax)
    .execute();
  return rows.map(({ id, gameCode }) => {
    const what = `bet ${id} of ${gameCode} runs, and none ever does`;
    return { product: getGameProduct(gameCode).code, what };
  });
}

/**
 * A round, its bet and its member's row are written or kept together, without foreign keys between
 * them: of the last hours, what lost its other half.
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
      and r.bet_id is null
    union all
    select case b.product when 'vendor' then 'vendor:' || b.source else b.product end,
      'bet ' || b.id || ' is of no member'
    from bet b left join member m on m.id = b.member_id
    where b.id >= (select id from recent) and m.id is null
    limit ${namedMax}`.execute(db);
  return rows;
}

/** Finds bets of in-house games that run on, rounds and bets that lost their other half. */
export const inHouseChecks: IntegrityCheck = async (looker) =>
  [...(await findRunningRounds(looker)), ...(await findHalves(looker))].map(
    ({ product, what }) => ({ product, detail: what, waits: false }),
  );

import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';
import type { Looker } from '../../lib/context.ts';

const namedMax = 100;

/** Rolls are decided with their stake: one that runs is one too many. */
async function runningRolls({ db }: Looker): Promise<string[]> {
  const rows = await db
    .selectFrom('bet')
    .select('id')
    .where('state', '=', 'running')
    .where('gameCode', '=', 'dice')
    .limit(namedMax)
    .execute();
  return rows.map(({ id }) => `bet ${id} of Dice runs, and none ever does`);
}

/**
 * A roll, its bet and its member's row are written or kept together, without foreign keys between
 * them: of the last hours, what lost its other half.
 */
async function halves({ db }: Looker): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    with recent as (select uuid_v7_floor(now() - interval '3 hours') as id)
    select 'roll ' || r.bet_id || ' of Dice has no bet' as what
    from dice_roll r left join bet b on b.id = r.bet_id
    where r.bet_id >= (select id from recent) and b.id is null
    union all
    select 'bet ' || b.id || ' of Dice has no roll'
    from bet b left join dice_roll r on r.bet_id = b.id
    where b.id >= (select id from recent) and b.game_code = 'dice' and r.bet_id is null
    union all
    select 'bet ' || b.id || ' is of no member'
    from bet b left join member m on m.id = b.member_id
    where b.id >= (select id from recent) and m.id is null
    limit ${namedMax}`.execute(db);
  return rows.map(({ what }) => what);
}

/** Finds bets of Dice that run on, and rolls and bets that lost their other half. */
export const diceChecks: IntegrityCheck = async (looker) =>
  [...(await runningRolls(looker)), ...(await halves(looker))].map((detail) => {
    return { product: 'dice', detail, waits: false };
  });

import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';
import { getGameProduct } from '../inhouse/index.ts';

/** A run comes every second; a stake that waits so long has lost its job. */
const lateAfterMs = 5 * 60_000;

/**
 * Finds pots whose account holds another amount, whose hits do not come to what they paid, and
 * stakes that no run has added to the pots of their game.
 */
export const jackpotChecks: IntegrityCheck = async ({ db, clock }) => {
  const due = new Date(clock.now().getTime() - lateAfterMs);
  const { rows } = await sql<{ gameCode: string; detail: string; waits: boolean }>`
    select p.game_code, 'pot ' || p.tier || ' of ' || p.game_code || ' stands at ' || p.amount_minor
      || ' ' || p.currency || ', and its account holds ' || b.balance_minor as detail,
      false as waits
    from jackpot_pot p join ledger_balance b on b.account_id = p.account_id
    where b.balance_minor <> p.amount_minor
    union all
    select p.game_code, 'pots ' || p.tier || ' of ' || p.game_code || ' paid ' || p.paid_minor
      || ' ' || p.currency || ', and their ' || h.hits || ' hits ' || h.paid, false
    from jackpot_pot p
    cross join lateral (
      select count(*) as hits, coalesce(sum(h.paid_minor), 0) as paid from jackpot_hit h
      where h.game_code = p.game_code and h.currency = p.currency and h.tier = p.tier
    ) h
    where (h.hits, h.paid) <> (p.number - 1, p.paid_minor)
    union all
    select p.game_code, 'stakes of ' || p.game_code || ' in ' || p.currency
      || ' behind transfer ' || p.folded_to || ' were not added to its pots', true
    from jackpot_place p
    cross join lateral (
      select t.created_at from ledger_transfer t
      where t.credit_account_id = p.house_account_id and t.seq > p.folded_to and t.code = 'stake'
      order by t.seq limit 1
    ) t
    where t.created_at < ${due}
    limit 100`.execute(db);
  return rows.map(({ gameCode, detail, waits }) => {
    return { product: getGameProduct(gameCode).code, detail, waits };
  });
};

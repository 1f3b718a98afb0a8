import { sql } from 'kysely';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import { attachRow } from '@khelaghor/db/group-commit.ts';
import type { AttachedRow } from '@khelaghor/db/group-commit.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { placeWager, stepWager } from '@khelaghor/ledger/wager.ts';
import type { Wager } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse, Overloaded } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import type { StakeLimitRefusal } from '../../account/responsible-gaming/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { addToDailyTotals, computeBodyHash, dailyTotalColumns, isRecentKey } from './bet-store.ts';
import type { NewBet } from './bet-store.ts';
import { findHouseAccounts, inHouseSource } from './house-accounts.ts';
import { postLimitedBet } from './post-limited-bet.ts';

type SettledBet = NewBet & {
  payout: Minor;
  wallet: Wallet<Currency>;
  placedAt: Date;
  /** The member has limits: the bet is checked and counted against them. */
  isLimited: boolean;
};
type SettledBetRow = SettledBet & { wager: Wager };

/** Inserts settled bets. Throws when one of the keys exists. */
async function insertSettledBets(tx: Tx, bets: readonly SettledBetRow[]): Promise<void> {
  await sql`
    /* prepared: write_decided_bets */
    with written as (
      insert into bet (
        id, member_id, currency, product, source, game_code, round_ref, stake_minor, payout_minor,
        state, detail, body_hash, placed_at, settled_at
      )
      select b.id, b.member_id, b.currency, b.product, ${inHouseSource}, b.game_code, b.round_ref,
        b.stake, b.payout, b.state, b.detail::jsonb, b.body_hash, b.placed_at, b.placed_at
      from unnest(
        ${toPlainArray(bets.map((bet) => bet.betId))}::uuid[],
        ${toPlainArray(bets.map((bet) => bet.memberId))}::uuid[],
        ${toPlainArray(bets.map(({ wallet }) => wallet.currency))}::text[],
        ${toPlainArray(bets.map((bet) => bet.product))}::text[],
        ${toQuotedArray(bets.map((bet) => bet.gameCode))}::text[],
        ${bets.map((bet) => bet.roundRef)}::text[],
        ${toPlainArray(bets.map((bet) => bet.wager.stake))}::bigint[],
        ${toPlainArray(bets.map((bet) => bet.wager.payout))}::bigint[],
        ${toPlainArray(bets.map((bet) => bet.wager.state))}::text[],
        ${toQuotedArray(bets.map((bet) => JSON.stringify(bet.detail)))}::text[],
        ${toPlainArray(bets.map(computeBodyHash))}::text[],
        ${toPlainArray(bets.map((bet) => bet.placedAt.toISOString()))}::timestamptz[]
      ) as b (
        id, member_id, currency, product, game_code, round_ref, stake, payout, state, detail,
        body_hash, placed_at
      )
      returning ${dailyTotalColumns}
    )
    ${addToDailyTotals}`.execute(tx);
}

type BetAnswer = Result<
  { repeated: boolean; available: Minor },
  'balance_too_low' | 'key_reused' | 'key_out_of_time' | StakeLimitRefusal
>;

/**
 * A bet that is decided at once, written together with the bets of others that come at the same
 * moment: stake and payout move in one transaction with the rows of the game (`gameRows`).
 *
 * The key must be new, and made about now. When it is known, nothing of this call is written:
 * either the answer says `repeated`, or the database refuses the row and the call throws with the
 * code 23505; the caller then looks up what the first call did.
 */
export async function placeSettledBet(
  ctx: Context,
  bet: SettledBet,
  gameRows: readonly AttachedRow[],
): Promise<BetAnswer> {
  if (!isRecentKey(bet.betId, bet.placedAt)) return refuse('key_out_of_time');
  const placed = placeWager(bet.stake);
  if (!placed.ok) throw new Error(`a stake cannot be placed: ${placed.refusal}`);
  const settled = stepWager(placed.wager, { do: 'settle', payout: bet.payout });
  if (!settled.ok) throw new Error(`a bet cannot be settled: ${settled.refusal}`);
  const call = {
    transfers: buildWagerTransfers({
      product: bet.product,
      betId: bet.betId,
      accounts: await findHouseAccounts(ctx, bet.wallet, {
        product: bet.product,
        source: inHouseSource,
      }),
      currency: bet.wallet.currency,
      movements: [...placed.movements, ...settled.movements],
      nextId: ctx.random.id,
    }),
    rows: [
      attachRow(insertSettledBets, { ...bet, wager: settled.wager }),
      ...gameRows,
      attachRow(notifyBalances, bet.memberId),
    ],
    returnBalanceOf: bet.wallet.walletId,
  };
  const posted = bet.isLimited
    ? await postLimitedBet(ctx, { ...bet, currency: bet.wallet.currency, call })
    : await ctx.ledger.post(call);
  if (posted.ok) {
    const repeated = !posted.results.includes('created');
    return ok({ repeated, available: posted.available ?? ZERO });
  }
  if (posted.refusal === 'balance_too_low') return refuse('balance_too_low');
  if (posted.refusal === 'key_reused_with_other_body') return refuse('key_reused');
  if (posted.refusal === 'limit_stake_reached' || posted.refusal === 'limit_loss_reached')
    return posted;
  if (posted.refusal === 'ledger_busy') throw new Overloaded('too many bets wait');
  throw new Error(`the ledger refused a bet: ${posted.refusal}`);
}

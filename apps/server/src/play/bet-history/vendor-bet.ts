import { sql } from 'kysely';
import { readPeriod } from '@khelaghor/db/ledger-history-period.ts';
import type { Period } from '@khelaghor/db/ledger-history-period.ts';
import type { VendorBet, VendorBetCall } from '@khelaghor/contract/play/bet-history.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { formatMinor, ZERO } from '@khelaghor/money/minor.ts';
import { hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { findWalletIn } from '../../money/wallet/index.ts';

type BetOfVendor = {
  readonly id: string;
  readonly gameCode: string;
  readonly titleBn: string;
  readonly titleEn: string;
  readonly vendorCode: string;
  readonly vendorTitleBn: string;
  readonly vendorTitleEn: string;
  readonly round: string;
  readonly roundId: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly returnedMinor: bigint;
  readonly payoutMinor: bigint;
  readonly state: VendorBet['state'];
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  /** The time of the stake by the clock of the database; null: the bet was free. */
  readonly stakedAt: Date | null;
};

type Which = { readonly memberId: string; readonly betId: string };

/** A bet of the member in a vendor's game; undefined: they have no such bet. */
async function findVendorBet(
  db: Database,
  { memberId, betId }: Which,
): Promise<BetOfVendor | undefined> {
  const { rows } = await sql<BetOfVendor>`
    select b.id, b.game_code, g.title_bn, g.title_en, v.code as vendor_code,
      v.title_bn as vendor_title_bn, v.title_en as vendor_title_en, r.ref as round, b.round_id,
      b.currency, b.stake_minor, b.returned_minor, b.payout_minor, b.state, b.placed_at,
      b.settled_at, s.created_at as staked_at
    from bet b
    left join ledger_transfer s on s.id = b.id
    join game g on g.code = b.game_code
    join vendor v on v.code = b.source
    join round r on r.id = b.round_id
    where b.id = ${betId} and b.member_id = ${memberId} and b.product = 'vendor'`.execute(db);
  return rows[0];
}

/** A call is stored at about the time of the change that it made. */
const toleranceMs = minuteMs;

/** So many calls of one bet are shown; a vendor sends two or three. */
const callsMax = 100;

type CallRow = {
  readonly transactionId: string;
  readonly kind: VendorBetCall['kind'];
  readonly amountMinor: bigint;
  readonly payoutMinor: bigint;
  readonly createdAt: Date;
  readonly isRolledBack: boolean;
};

/**
 * The vendor's calls that changed a bet, oldest first. Its last change was when it was settled, so
 * that the member's calls of this time alone are searched, by the index on member and time.
 */
async function readCalls(ctx: Context, memberId: string, bet: BetOfVendor): Promise<CallRow[]> {
  const { placedAt, settledAt } = bet;
  const from = new Date(placedAt.getTime() - toleranceMs);
  const to = new Date((settledAt ?? ctx.clock.now()).getTime() + toleranceMs);
  const { rows } = await sql<CallRow>`
    select t.transaction_id, t.kind, t.amount_minor, t.payout_minor, t.created_at,
      t.rolled_back_by is not null as is_rolled_back
    from wager_transaction t
    where t.member_id = ${memberId} and t.created_at between ${from} and ${to}
      and t.source = ${bet.vendorCode} and t.answer ->> 'refusal' is null
      and t.kind not in ('bonus_win', 'tombstone')
      and (t.bet_id = ${bet.id} or (t.bet_id is null and t.round_id = ${bet.roundId}))
    order by t.created_at, t.transaction_id limit ${callsMax}`.execute(ctx.db);
  return rows;
}

/** The times around some moments, in order; those that are close to each other are joined. */
export function joinPeriods(moments: readonly Date[]): readonly Period[] {
  const periods: Period[] = [];
  for (const ms of moments.map((moment) => moment.getTime()).toSorted((a, b) => a - b)) {
    const last = periods.at(-1);
    const to = new Date(ms + toleranceMs);
    if (last && ms - last.to.getTime() < hourMs) periods.splice(-1, 1, { ...last, to });
    else periods.push({ from: new Date(ms - toleranceMs), to });
  }
  return periods;
}

/** The lines of the member's wallet that a bet caused, oldest first. */
async function readLines(
  ctx: Context,
  memberId: string,
  bet: BetOfVendor,
  periods: readonly Period[],
): Promise<VendorBet['lines']> {
  const { walletId } = await findWalletIn(ctx.db, memberId, bet.currency);
  const lines: VendorBet['lines'] = [];
  for (const period of periods)
    for await (const page of readPeriod(ctx.db, walletId, period))
      for (const { cause, transferId, createdAt, code, amount, balanceAfter } of page)
        if (cause.id === bet.id)
          lines.push({
            transferId,
            at: createdAt.toISOString(),
            code,
            amount: formatMinor(amount),
            balanceAfter: formatMinor(balanceAfter ?? ZERO),
          });
  return lines;
}

const toCall = ({ amountMinor, payoutMinor, createdAt, ...call }: CallRow): VendorBetCall => ({
  transactionId: call.transactionId,
  kind: call.kind,
  amount: String(call.kind === 'change_win' ? payoutMinor : amountMinor),
  at: createdAt.toISOString(),
  isRolledBack: call.isRolledBack,
});

/**
 * Returns a bet in a vendor's game: what the vendor called, and what moved in the ledger. Another
 * member's bet is unknown, and so is one in a game of the house, which has a proof instead.
 */
export async function readVendorBet(
  ctx: Context,
  which: Which,
): Promise<Result<VendorBet, 'bet_unknown'>> {
  const bet = await findVendorBet(ctx.db, which);
  if (!bet) return refuse('bet_unknown');
  const calls = await readCalls(ctx, which.memberId, bet);
  const { placedAt, stakedAt } = bet;
  // Lines have times of the database, calls those of the server, whose clock may be another.
  const aheadMs = stakedAt ? placedAt.getTime() - stakedAt.getTime() : 0;
  const moments = [placedAt, ...calls.map(({ createdAt }) => createdAt)].map(
    (at) => new Date(at.getTime() - aheadMs),
  );
  const { state, stakeMinor, returnedMinor } = bet;
  return ok({
    betId: bet.id,
    gameCode: bet.gameCode,
    title: { bn: bet.titleBn, en: bet.titleEn },
    vendorTitle: { bn: bet.vendorTitleBn, en: bet.vendorTitleEn },
    round: bet.round,
    currency: bet.currency,
    stake: String(state === 'void' ? stakeMinor : stakeMinor - returnedMinor),
    payout: String(bet.payoutMinor),
    state,
    placedAt: bet.placedAt.toISOString(),
    calls: calls.map(toCall),
    lines: await readLines(ctx, which.memberId, bet, joinPeriods(moments)),
  });
}

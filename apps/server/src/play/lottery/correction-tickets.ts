import { sql } from 'kysely';
import { NIL } from 'uuid';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Ticket as RuledTicket } from '@khelaghor/engine-lottery/public.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** A settled ticket as the rules read it, with whose it is. */
export type SettledTicket = {
  readonly betId: string;
  readonly memberId: string;
  readonly ticket: RuledTicket;
  readonly currency: StakeCurrency;
  /** What it was paid, when it was read. */
  readonly paid: Minor;
};

/**
 * The settled tickets of an issue, member by member, from behind one of them. The tickets of a
 * member stay together, unless they are more than `limit`: what one ticket loses can then be taken
 * from what another one wins.
 */
export async function listSettledTickets(
  db: Database,
  page: { issueId: string; behind: SettledTicket | undefined; limit: number },
): Promise<SettledTicket[]> {
  const { issueId, behind, limit } = page;
  const { rows } = await sql<{
    betId: string;
    memberId: string;
    play: string;
    selection: string;
    halfPaid: string;
    series: number;
    rebate: number;
    stakePerLineMinor: bigint;
    currency: StakeCurrency;
    payoutMinor: bigint;
  }>`
    select t.bet_id, t.member_id, t.play, t.selection, t.half_paid, t.series,
      t.rebate, t.stake_per_line_minor, b.currency, b.payout_minor
    from lottery_ticket t join bet b on b.id = t.bet_id
    where t.issue_id = ${issueId} and b.state in ('won', 'lost')
      and (t.member_id, t.bet_id) > (${behind?.memberId ?? NIL}, ${behind?.betId ?? NIL})
    order by t.member_id, t.bet_id limit ${limit}`.execute(db);
  const lastMember = rows.at(-1)?.memberId;
  const isCut = rows.length === limit && rows[0]?.memberId !== lastMember;
  const whole = isCut ? rows.filter(({ memberId }) => memberId !== lastMember) : rows;
  return whole.map(({ betId, memberId, stakePerLineMinor, currency, payoutMinor, ...ticket }) => ({
    betId,
    memberId,
    currency,
    paid: minor(payoutMinor),
    ticket: { ...ticket, stakePerLine: minor(stakePerLineMinor) },
  }));
}

/** Of some tickets those that a correction has not paid yet. */
export async function findUncorrected(
  tx: Tx,
  betIds: readonly string[],
  correctionId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ betId: string }>`
    select bet_id from lottery_ticket
    where bet_id = any (${toPlainArray(betIds)}::uuid[])
      and correction_id is distinct from ${correctionId}`.execute(tx);
  return new Set(rows.map(({ betId }) => betId));
}

/** Notes that tickets were paid by a correction. */
export async function markCorrected(
  tx: Tx,
  betIds: readonly string[],
  correctionId: string,
): Promise<void> {
  await sql`update lottery_ticket set correction_id = ${correctionId}
    where bet_id = any (${toPlainArray(betIds)}::uuid[])`.execute(tx);
}

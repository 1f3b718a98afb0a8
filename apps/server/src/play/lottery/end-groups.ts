import type { MyLotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import {
  computePartPayout,
  findKeptShares,
  settleTicket,
} from '@khelaghor/engine-lottery/public.ts';
import type { Family, GroupTerms, PoolRates } from '@khelaghor/engine-lottery/public.ts';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { sql } from 'kysely';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { applyWagerWithin, inHouseSource } from '../bets/index.ts';
import { cancelTickets } from './cancel-tickets.ts';
import {
  findGroupRow,
  findMyGroup,
  hasOtherBuyers,
  listShares,
  lockGroups,
} from './group-store.ts';
import type { GroupRow } from './group-store.ts';
import { lockIssuesShared } from './store.ts';
import { tellGroups } from './tell-groups.ts';

/** Ends the sale of a group, and tells the browsers that watch its game. */
async function endSale(
  tx: Tx,
  group: GroupRow,
  state: 'runs' | 'failed' | 'cancelled',
): Promise<void> {
  await tx.updateTable('lotteryGroup').set({ state }).where('id', '=', group.id).execute();
  await tellGroups(tx, [{ ...group, state, isNew: false }]);
}

/** Cancels all bets of a group, returns their stakes, and tells the members. */
async function returnStakes(
  ctx: Context,
  tx: Tx,
  { id, gameCode }: GroupRow,
  reason: 'member' | 'group',
): Promise<void> {
  const betIds = (await listShares(tx, id)).map(({ betId }) => betId);
  await cancelTickets(ctx, tx, gameCode, { betIds, reason });
}

/** Leaves the organiser so many of the shares that they guaranteed, and returns the rest. */
async function keepGuaranteed(ctx: Context, tx: Tx, group: GroupRow, kept: number): Promise<void> {
  const guarantee = (await listShares(tx, group.id)).find(({ role }) => role === 'guarantee');
  if (!guarantee || kept === guarantee.shares) return;
  const { betId, memberId, shares } = guarantee;
  if (kept > 0)
    await tx
      .updateTable('lotteryGroupShare')
      .set({ shares: kept })
      .where('betId', '=', betId)
      .execute();
  const amount = minor(group.sharePriceMinor * BigInt(shares - kept));
  // Of a bet whose whole stake is returned, nothing runs.
  const reply = await applyWagerWithin(ctx, tx, {
    kind: 'return_stake',
    source: inHouseSource,
    transactionId: `group-${group.id}`,
    requestId: null,
    memberId,
    body: [group.id, kept],
    endsRound: false,
    reference: betId,
    amount,
  });
  if (!reply.ok) throw new Error(`the guarantee of group ${group.id} stays: ${reply.refusal}`);
}

/** Decides whether a group of a closed issue runs, once, and returns the stakes that do not. */
async function closeGroup(ctx: Context, tx: Tx, issueId: string, groupId: string): Promise<void> {
  // Held, so that the issue is not called off meanwhile.
  const issue = (await lockIssuesShared(tx, [issueId])).get(issueId);
  if (issue?.state !== 'closed') return;
  const group = (await lockGroups(tx, [groupId])).get(groupId);
  if (group?.state !== 'open') return;
  const kept = findKeptShares(group);
  if (kept === null) await returnStakes(ctx, tx, group, 'group');
  else await keepGuaranteed(ctx, tx, group, kept);
  await endSale(tx, group, kept === null ? 'failed' : 'runs');
}

/**
 * Closes the groups of an issue that sells nothing any more, each in a transaction of its own.
 * Killed in the middle and run again, it goes on with those that are open.
 */
export async function closeGroups(ctx: Context, issueId: string): Promise<void> {
  const open = await ctx.db
    .selectFrom('lotteryGroup as g')
    .innerJoin('lotteryIssue as i', 'i.id', 'g.issueId')
    .where('g.issueId', '=', issueId)
    .where('g.state', '=', 'open')
    .where('i.state', '=', 'closed')
    .select('g.id')
    .orderBy('g.id')
    .execute();
  for (const { id } of open) await transact(ctx, (tx) => closeGroup(ctx, tx, issueId, id));
}

/** Marks the groups of an issue that is called off. Their stakes return with all others. */
export const cancelGroups = (tx: Tx, issueId: string) =>
  tx
    .updateTable('lotteryGroup')
    .set({ state: 'cancelled' })
    .where('issueId', '=', issueId)
    .where('state', 'in', ['open', 'runs'])
    .execute();

/** Withdraws a member's own group before others have bought; one that is withdrawn stays so. */
export async function cancelOwnGroup(
  ctx: Context,
  memberId: string,
  groupId: string,
): Promise<Result<MyLotteryGroup, 'group_unknown' | 'group_closed' | 'group_has_buyers'>> {
  const found = await findGroupRow(ctx.db, groupId);
  if (found?.organiserId !== memberId) return refuse('group_unknown');
  const { issueId } = found;
  const refused = await transact(ctx, async (tx) => {
    const issue = (await lockIssuesShared(tx, [issueId])).get(issueId);
    const group = (await lockGroups(tx, [groupId])).get(groupId);
    if (!group || group.state === 'cancelled') return null;
    const isOpen = issue?.state === 'open' && ctx.clock.now() < issue.closesAt;
    if (!isOpen || group.state !== 'open') return refuse('group_closed');
    if (await hasOtherBuyers(tx, group)) return refuse('group_has_buyers');
    await returnStakes(ctx, tx, group, 'member');
    await endSale(tx, group, 'cancelled');
    return null;
  });
  if (refused) return refused;
  const group = await findMyGroup(ctx.db, memberId, groupId);
  return group ? ok(group) : refuse('group_unknown');
}

/** Computes what a bet is paid when its whole ticket is paid this. */
export type SharePayouts = (betId: string, payout: Minor) => Minor;

const getTerms = (group: Pick<GroupRow, 'shares' | 'sharePriceMinor' | 'feeHundredths'>) => {
  const { shares, sharePriceMinor, feeHundredths } = group;
  const stake = minor(sharePriceMinor * BigInt(shares));
  return { stake, shares, feeHundredths } satisfies GroupTerms;
};

/** The purchases of the groups of an issue that did not fail, by bet. */
async function readParts(db: Database, issueId: string) {
  const rows = await db
    .selectFrom('lotteryGroupShare as s')
    .innerJoin('lotteryGroup as g', 'g.id', 's.groupId')
    .where('g.issueId', '=', issueId)
    .where('g.state', 'in', ['open', 'runs', 'settled'])
    .select(['s.betId', 's.shares as bought', 's.role'])
    .select(['g.shares', 'g.sharePriceMinor', 'g.feeHundredths'])
    .execute();
  return new Map(
    rows.map(({ betId, bought, role, ...group }) => [
      betId,
      { role, terms: getTerms(group), part: { shares: bought, isOrganiser: role === 'organiser' } },
    ]),
  );
}

/** Reads how the tickets of a drawn issue are shared; those of their own are paid as they are. */
export async function readSharePayouts(db: Database, issueId: string): Promise<SharePayouts> {
  const parts = await readParts(db, issueId);
  return (betId, payout) => {
    const found = parts.get(betId);
    return found ? computePartPayout(found.terms, found.part, payout) : payout;
  };
}

/** The bets of an issue that stand for a ticket which another bet of its group stands for too. */
export async function findRepeatedShares(
  db: Database,
  issueId: string,
): Promise<ReadonlySet<string>> {
  const parts = await readParts(db, issueId);
  return new Set([...parts].flatMap(([betId, { role }]) => (role === 'organiser' ? [] : [betId])));
}

/** By what the whole tickets of an issue are judged. */
type SettledBy = {
  readonly family: Family;
  readonly result: readonly number[];
  /** What its pools pay, by currency. */
  readonly getRates: (currency: string) => PoolRates;
};

/**
 * Marks the groups of an issue as settled, each with what its whole ticket is paid by a result;
 * also those that were settled by another one, which was wrong.
 */
export async function settleGroups(
  tx: Tx,
  issueId: string,
  { family, result, getRates }: SettledBy,
): Promise<void> {
  const groups = await tx
    .selectFrom('lotteryGroup')
    .where('issueId', '=', issueId)
    .where('state', 'in', ['runs', 'settled'])
    .select(['id', 'play', 'selection', 'halfPaid', 'series', 'stakePerLineMinor', 'currency'])
    .execute();
  if (groups.length === 0) return;
  const payouts = groups.map(({ stakePerLineMinor, currency, ...group }) => {
    const ticket = { ...group, stakePerLine: minor(stakePerLineMinor) };
    return settleTicket(family, ticket, [...result], getRates(currency)).payout;
  });
  await sql`update lottery_group g set state = 'settled', payout_minor = p.payout
    from unnest(
      ${toPlainArray(groups.map(({ id }) => id))}::uuid[], ${toPlainArray(payouts)}::bigint[]
    ) as p (id, payout)
    where g.id = p.id`.execute(tx);
}

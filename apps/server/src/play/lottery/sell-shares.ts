import type { BatchHandler, PostLists } from '@khelaghor/db/group-commit.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { refuse, Overloaded } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { addUsage } from '../../account/responsible-gaming/index.ts';
import { limitKey, placeBets } from '../bets/index.ts';
import type { Placed } from '../bets/index.ts';
import { addSoldShares, insertGroups, insertShares, lockGroups } from './group-store.ts';
import type { GroupRow, NewGroup, ShareRole } from './group-store.ts';
import { countExposure } from './limit-exposure.ts';
import { findMemberRefusals } from './limit-members.ts';
import {
  findLimitRefusals,
  findRefusals,
  getExposed,
  getPlacement,
  getSoldTicket,
  getStake,
  readSales,
} from './sell-tickets.ts';
import type { Order, Purchase, Sale, SaleRefusal } from './sell-tickets.ts';
import { insertTickets, lockIssuesShared } from './store.ts';
import type { HeldIssue } from './store.ts';
import { tellGroups } from './tell-groups.ts';

/** An order of shares. Its stake is theirs; its ticket is the whole one. */
type ShareOrder = Order & { shares: number; role: ShareRole };

/** Shares that a member buys with one call: of a new group, or of one that is there. */
export type SharePurchase = Omit<Purchase, 'orders'> & {
  orders: readonly ShareOrder[];
  groupId: string;
  /** The group that the call puts up; null: it exists. */
  newGroup: NewGroup | null;
};

type ShareRefusal =
  | SaleRefusal
  | 'group_closed'
  | 'group_currency_differs'
  | 'group_unknown'
  | 'shares_sold_out';

type Issues = ReadonlyMap<string, HeldIssue>;
type Groups = ReadonlyMap<string, GroupRow>;
type ShareSale = Omit<Sale, 'purchase'> & { purchase: SharePurchase };
type NewShareSale = ShareSale & { placedAt: Date };

/** Why a group sells none of these shares; null when it does. */
function findGroupRefusal(
  { purchase: { groupId, newGroup, orders }, wallet }: ShareSale,
  groups: Groups,
): Failure<ShareRefusal> | null {
  const group = groups.get(groupId);
  if (newGroup) return group ? refuse('key_reused') : null;
  if (!group) return refuse('group_unknown');
  if (group.currency !== wallet.currency) return refuse('group_currency_differs');
  if (group.state !== 'open') return refuse('group_closed');
  const wanted = orders.reduce((sum, { shares }) => sum + shares, 0);
  return group.sold + wanted > group.shares ? refuse('shares_sold_out') : null;
}

/** The bets of a purchase: those of tickets, and which shares they stand for. */
function getSharePlacement({ purchase, wallet }: ShareSale, issues: Issues) {
  const { bets, ...placement } = getPlacement(purchase, wallet, issues);
  const { orders, groupId, newGroup } = purchase;
  const terms = newGroup && [newGroup.shares, newGroup.feeHundredths, newGroup.visibility];
  return {
    ...placement,
    bets: bets.map((bet, index) => {
      const order = orders[index];
      const { shares, role } = order ?? { shares: 0, role: 'buyer' };
      return { ...bet, body: [...bet.body, groupId, shares, role, terms] };
    }),
  };
}

/** The sum of the bought shares, or of the guaranteed ones. */
const countShares = (orders: readonly ShareOrder[], isGuarantee: boolean): number =>
  orders
    .filter(({ role }) => (role === 'guarantee') === isGuarantee)
    .reduce((sum, { shares }) => sum + shares, 0);

/** The groups that new sales put up, with the numbers that are paid half. */
const listNewGroups = (sales: readonly NewShareSale[], issues: Issues) =>
  sales.flatMap(({ purchase: { newGroup, orders, terms }, wallet: { currency }, placedAt }) => {
    const [order] = orders;
    if (!newGroup || !order) return [];
    if (currency === 'TRIAL') throw new Error('a trial account put up a group');
    const { halfPaid } = getSoldTicket(terms, order, issues);
    const sold = countShares(orders, false);
    const guaranteed = countShares(orders, true);
    return [{ ...newGroup, sold, guaranteed, currency, halfPaid, placedAt }];
  });

/** Counts the stakes of members with limits. */
const addStakes = (tx: Tx, sales: readonly NewShareSale[]): Promise<void> =>
  addUsage(
    tx,
    sales.flatMap(({ purchase, wallet: { currency }, placedAt }) => {
      const { memberId, isLimited } = purchase;
      const staked = getStake(purchase);
      return isLimited ? [{ memberId, currency, placedAt, staked, paid: 0n }] : [];
    }),
  );

/** Writes the groups that were put up, and the tickets and shares of all new sales. */
async function writeShares(
  tx: Tx,
  sales: readonly NewShareSale[],
  issues: Issues,
  groups: Groups,
): Promise<void> {
  const made = listNewGroups(sales, issues);
  if (made.length > 0) await insertGroups(tx, made);
  const halfPaid = new Map(
    [...groups.values(), ...made].map((group) => [group.id, group.halfPaid]),
  );
  const bought = sales.flatMap(({ purchase: { memberId, groupId, orders, terms } }) =>
    orders.map((order) => {
      // The organiser's own shares stand for the whole ticket.
      const isCounted = order.role === 'organiser' && terms.exposureMax !== null;
      return { ...order, memberId, groupId, isCounted };
    }),
  );
  const tickets = bought.map(({ groupId, ticket, ...order }) => {
    return {
      ...order,
      chaseId: null,
      ticket: { ...ticket, halfPaid: halfPaid.get(groupId) ?? '' },
    };
  });
  await insertTickets(tx, tickets);
  await insertShares(
    tx,
    bought.map(({ betId, groupId, memberId, shares, role }) => {
      return { betId, groupId, memberId, shares, role };
    }),
  );
  const more = sales.flatMap(({ purchase: { newGroup, groupId, orders } }) =>
    newGroup ? [] : [{ groupId, shares: countShares(orders, false) }],
  );
  if (more.length > 0) await addSoldShares(tx, more);
  await addStakes(tx, sales);
}

/** Tells the watching browsers of groups that were put up, and of shares that were sold. */
async function tellSales(tx: Tx, sales: readonly NewShareSale[], groups: Groups): Promise<void> {
  const told = sales.flatMap(({ purchase: { newGroup, groupId, orders } }) => {
    const group = newGroup ?? groups.get(groupId);
    if (!group) return [];
    const sold = (groups.get(groupId)?.sold ?? 0) + countShares(orders, false);
    return [{ ...group, sold, state: 'open' as const, isNew: newGroup !== null }];
  });
  await tellGroups(tx, told);
}

/**
 * Sells shares of groups, each purchase all or nothing, in the transaction of their batch. The
 * issues are held as for other tickets, then the groups' rows are locked: the last share is sold
 * once. Purchases of one group never meet in a batch.
 */
async function sellPurchases(
  ctx: Context,
  tx: Tx,
  purchases: readonly SharePurchase[],
  post: PostLists,
): Promise<Placed<ShareRefusal>[]> {
  const issueIds = purchases.flatMap(({ orders }) => orders.map(({ issueId }) => issueId));
  const issues = await lockIssuesShared(tx, [...new Set(issueIds)]);
  const groups = await lockGroups(
    tx,
    purchases.map(({ groupId }) => groupId),
  );
  const read = await readSales(tx, purchases);
  const sales = purchases.flatMap((purchase, index): ShareSale[] => {
    const sale = read[index];
    return sale ? [{ ...sale, purchase }] : [];
  });
  const found = await findRefusals(ctx, tx, sales, issues);
  const refusals = sales.map((sale, index) => found[index] ?? findGroupRefusal(sale, groups));
  const exposure = await countExposure(
    tx,
    sales.map((sale, index) => {
      const exposed = getExposed(sale, issues);
      const isWhole = sale.purchase.newGroup !== null && refusals[index] === null;
      return { ...exposed, tickets: isWhole ? exposed.tickets.slice(0, 1) : [] };
    }),
  );
  const full = refusals.map((refusal, index) => refusal ?? exposure.refusals[index] ?? null);
  const ofMembers = await findMemberRefusals(tx, sales, full);
  const beyond = await findLimitRefusals(tx, sales, ctx.clock.now());
  const slips = sales.map((sale, index) => {
    const refused: Failure<ShareRefusal> | null =
      full[index] ?? ofMembers[index] ?? beyond.get(sale.purchase) ?? null;
    return { ...getSharePlacement(sale, issues), refused };
  });
  const placed = await placeBets<ShareRefusal>(ctx, tx, slips, post);
  await exposure.settle((index) => placed[index]?.ok === true && !placed[index].value.repeated);
  const newSales = sales.flatMap((sale, index): NewShareSale[] => {
    const bets = placed[index];
    return bets?.ok && !bets.value.repeated ? [{ ...sale, placedAt: bets.value.placedAt }] : [];
  });
  if (newSales.length > 0) {
    await writeShares(tx, newSales, issues, groups);
    await tellSales(tx, newSales, groups);
  }
  return placed;
}

const shareHandler = singleton((ctx): BatchHandler<SharePurchase, Placed<ShareRefusal>> => {
  return (tx, purchases, post) => sellPurchases(ctx, tx, purchases, post);
});

/**
 * Sells shares, all of a purchase or none. A repeat of the same keys with the same shares is
 * answered `repeated` and sells nothing.
 */
export async function sellShares(
  ctx: Context,
  purchase: SharePurchase,
): Promise<Placed<ShareRefusal>> {
  const { memberId, orders, isLimited, groupId } = purchase;
  const betIds = orders.map(({ betId }) => betId);
  const keys = [...betIds, `group ${groupId}`, ...(isLimited ? [limitKey(memberId)] : [])];
  const request = { order: purchase, keys, transfersMax: betIds.length };
  const sold = await ctx.ledger.submit(shareHandler(ctx), request);
  if (sold === null) throw new Overloaded('too many bets wait');
  return sold;
}

/** The stake of so many shares, in minor units. */
export const getShareStake = (sharePrice: bigint, shares: number) =>
  minor(sharePrice * BigInt(shares));

import type { BatchHandler, PostLists } from '@khelaghor/db/group-commit.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { refuse, Overloaded } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findOpenGame } from '../games/index.ts';
import { addUsage, checkStakeLimits } from '../../account/responsible-gaming/index.ts';
import type {
  UsageRow,
  StakeRefusal,
  StakeLimitRefusal,
} from '../../account/responsible-gaming/index.ts';
import { limitKey, placeBets } from '../bets/index.ts';
import type { Placed as PlacedBets } from '../bets/index.ts';
import { readWallets } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { findKnownChases, insertChases } from './chase-store.ts';
import type { NewChase } from './chase-store.ts';
import type { TermsRefusal, TicketOrder } from './check-ticket.ts';
import { getFamily } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { countExposure, getBetWords } from './limit-exposure.ts';
import type { ExposedPurchase, ExposedTicket } from './limit-exposure.ts';
import { findMemberRefusals } from './limit-members.ts';
import { findBlockedLines } from './number-blocks.ts';
import { lockIssuesShared, insertTickets } from './store.ts';
import type { HeldIssue, NewTicket } from './store.ts';

/** A ticket for an issue. Its `betId` is the key that the caller made. */
export type Order = TicketOrder & {
  betId: string;
  issueId: string;
  /** The half-paid numbers that the member saw; undefined: the call does not say. */
  seenHalfPaid: string | undefined;
};

/** The tickets of one call. */
export type Purchase = {
  memberId: string;
  gameCode: string;
  terms: Pick<GameTerms, 'blocks' | 'exposureMax' | 'memberStakeMax'>;
  orders: readonly Order[];
  /** The chase that the tickets belong to; null for tickets of the running issue. */
  chase: Omit<NewChase, 'memberId' | 'gameCode'> | null;
  /** Whether the member has limits, to check and count. */
  isLimited: boolean;
  /** Why the member may stake nothing now; null: they may. */
  barred: Failure<StakeRefusal> | null;
};

export type SaleRefusal =
  | 'game_closed'
  | 'game_maintenance'
  | 'issue_unknown'
  | 'issue_closed'
  | 'key_reused'
  | 'number_blocked'
  | 'number_full'
  | 'member_limit_reached'
  | TermsRefusal
  | StakeRefusal
  | StakeLimitRefusal;

/** The bets of a purchase, and the issues that they are on. */
export type Sold = {
  bets: PlacedBets<SaleRefusal>;
  issues: ReadonlyMap<string, HeldIssue>;
  currency: StakeCurrency;
};
/** A purchase, and the wallet that pays it. */
export type Sale = { purchase: Purchase; wallet: Wallet };

/** Reads the wallets of purchases. */
export async function readSales(tx: Tx, purchases: readonly Purchase[]): Promise<Sale[]> {
  const wallets = await readWallets(
    tx,
    purchases.map(({ memberId }) => memberId),
  );
  return purchases.map((purchase, index) => {
    const wallet = wallets[index];
    if (!wallet) throw new Error(`no wallet was read for member ${purchase.memberId}`);
    return { purchase, wallet };
  });
}

type Issues = ReadonlyMap<string, HeldIssue>;

/** The bets of a purchase. */
export function getPlacement(
  { memberId, gameCode, orders, chase }: Purchase,
  wallet: Wallet,
  issues: Issues,
) {
  const ofChase = chase ? [chase.chaseId, chase.stopsOnWin] : [];
  const bets = orders.map(({ betId, issueId, ticket, stake }) => {
    const issue = issues.get(issueId);
    const { play, selection, stakePerLine, rebate = 0 } = ticket;
    const withRebate = rebate > 0 ? [`rebate:${rebate}`] : [];
    return {
      betId,
      product: 'lottery' as const,
      gameCode,
      roundRef: issue?.id ?? null,
      stake,
      body: [issue?.id ?? null, play, selection, String(stakePerLine), ...withRebate, ...ofChase],
      detail: {
        kind: 'lottery',
        issueNumber: issue?.issueNumber ?? null,
        play,
        selection,
        ...(rebate > 0 && { rebate }),
      },
    };
  });
  return { memberId, wallet, bets };
}

/** Why one of the issues sells nothing at this moment; null when all do. */
function whyNot(
  { gameCode, orders, chase }: Purchase,
  issues: Issues,
  now: Date,
): Failure<SaleRefusal> | null {
  for (const { issueId } of orders) {
    const issue = issues.get(issueId);
    if (issue?.gameCode !== gameCode) return refuse('issue_unknown');
    const isOpened = chase !== null || issue.opensAt <= now;
    if (issue.state !== 'open' || !isOpened || now >= issue.closesAt) return refuse('issue_closed');
  }
  return null;
}

/** The ticket of an order as it is sold for its issue: with the numbers that are paid half. */
export function getSoldTicket(
  { blocks }: Pick<GameTerms, 'blocks'>,
  { ticket, issueId }: Order,
  issues: Issues,
): NewTicket['ticket'] {
  const issue = issues.get(issueId);
  if (!issue) return { ...ticket, halfPaid: '' };
  const family = getFamily(issue.gameCode, issue.drawsAt);
  const { halfPaid } = findBlockedLines(family, ticket, blocks, issue.opensAt);
  return { ...ticket, halfPaid };
}

/** Whether all of these numbers are among those that the member saw. */
function isSeen(halfPaid: string, seen: string | undefined): boolean {
  if (seen === undefined || halfPaid === '') return true;
  const known = new Set(seen.split(','));
  return halfPaid.split(',').every((number) => known.has(number));
}

/** Why the terms or blocked numbers do not allow a purchase; null when they do. */
function findTermsRefusal(
  { terms: { blocks }, orders }: Purchase,
  issues: Issues,
): Failure<SaleRefusal> | null {
  for (const { ticket, refused, seenHalfPaid, issueId } of orders) {
    if (refused) return refused;
    const issue = issues.get(issueId);
    if (!issue) continue;
    const family = getFamily(issue.gameCode, issue.drawsAt);
    const blocked = findBlockedLines(family, ticket, blocks, issue.opensAt);
    const { refused: bet, halfPaid } = blocked;
    if (bet !== null) {
      const words = getBetWords(family, bet);
      return refuse('number_blocked', { params: { number: words } });
    }
    if (!isSeen(halfPaid, seenHalfPaid)) return refuse('price_changed');
  }
  return null;
}

/** Returns the closed games among these, with the refusal of each. */
async function closedGames(
  tx: Tx,
  gameCodes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Failure<SaleRefusal>>> {
  const closed = new Map<string, Failure<SaleRefusal>>();
  for (const code of gameCodes) {
    const open = await findOpenGame(tx, code);
    if (open.ok) continue;
    const { refusal } = open;
    if (refusal === 'game_unknown') throw new Error(`there is no game ${code}`);
    closed.set(code, { ...open, refusal });
  }
  return closed;
}

/** What a purchase costs. */
export const getStake = ({ orders }: Purchase): bigint =>
  orders.reduce((sum, { stake }) => sum + stake, 0n);

/** Checks the purchases of members with limits, and returns the refusals. */
export async function findLimitRefusals(
  tx: Tx,
  sales: readonly Sale[],
  now: Date,
): Promise<ReadonlyMap<Purchase, Failure<StakeLimitRefusal> | null>> {
  const limited = sales.filter(({ purchase }) => purchase.isLimited);
  const stakes = limited.map(({ purchase, wallet }) => {
    const { memberId } = purchase;
    return { memberId, currency: wallet.currency, stake: getStake(purchase) };
  });
  const refusals = await checkStakeLimits(tx, stakes, now);
  return new Map(limited.map(({ purchase }, index) => [purchase, refusals[index] ?? null]));
}

/** A sale whose bets were placed just now. */
type NewSale = Sale & { placedAt: Date };

/** Writes the tickets of new sales, and counts the stakes of members with limits. */
async function writeSales(tx: Tx, sales: readonly NewSale[], issues: Issues): Promise<void> {
  const chases = sales.flatMap(({ purchase: { memberId, gameCode, chase }, placedAt }) =>
    chase ? [{ ...chase, memberId, gameCode, placedAt }] : [],
  );
  if (chases.length > 0) await insertChases(tx, chases);
  const tickets = sales.flatMap(({ purchase: { memberId, terms, orders, chase } }): NewTicket[] =>
    orders.map((order) => {
      const { betId, issueId, lines } = order;
      const ticket = getSoldTicket(terms, order, issues);
      const isCounted = terms.exposureMax !== null;
      const chaseId = chase?.chaseId ?? null;
      return { betId, memberId, issueId, lines, chaseId, ticket, isCounted };
    }),
  );
  if (tickets.length > 0) await insertTickets(tx, tickets);
  const limited = sales.filter(({ purchase }) => purchase.isLimited);
  await addUsage(
    tx,
    limited.map(({ purchase, wallet: { currency }, placedAt }): UsageRow => {
      const { memberId } = purchase;
      return { memberId, currency, placedAt, staked: getStake(purchase), paid: 0n };
    }),
  );
}

/** Returns why purchases are refused by their games, issues, terms or chases; null: not. */
export async function findRefusals(
  ctx: Context,
  tx: Tx,
  sales: readonly Sale[],
  issues: Issues,
): Promise<(Failure<SaleRefusal> | null)[]> {
  const closed = await closedGames(tx, new Set(sales.map(({ purchase }) => purchase.gameCode)));
  const known = await findKnownChases(
    tx,
    sales.flatMap(({ purchase: { chase } }) => chase?.chaseId ?? []),
  );
  const now = ctx.clock.now();
  return sales.map(
    ({ purchase }) =>
      closed.get(purchase.gameCode) ??
      whyNot(purchase, issues, now) ??
      findTermsRefusal(purchase, issues) ??
      (purchase.chase && known.has(purchase.chase.chaseId) ? refuse('key_reused') : null) ??
      purchase.barred ??
      null,
  );
}

/** The tickets of a purchase as they count against the limit of numbers. */
export function getExposed({ purchase, wallet }: Sale, issues: Issues): ExposedPurchase {
  const { terms, orders } = purchase;
  const tickets = orders.flatMap((order): ExposedTicket[] => {
    const issue = issues.get(order.issueId);
    if (!issue) return [];
    const family = getFamily(issue.gameCode, issue.drawsAt);
    return [{ issueId: issue.id, family, ticket: getSoldTicket(terms, order, issues) }];
  });
  return { currency: wallet.currency, exposureMax: terms.exposureMax, tickets };
}

/**
 * Sells the tickets of many purchases, each all or none, in the transaction of their batch. The
 * issues' rows are locked (shared) during the sale, so no draw can happen; acceptance is judged by
 * the server's clock at that moment.
 */
async function sellPurchases(
  ctx: Context,
  tx: Tx,
  purchases: readonly Purchase[],
  post: PostLists,
): Promise<Sold[]> {
  const wanted = purchases.flatMap(({ orders }) => orders.map(({ issueId }) => issueId));
  const issues = await lockIssuesShared(tx, [...new Set(wanted)]);
  const sales = await readSales(tx, purchases);
  const refusals = await findRefusals(ctx, tx, sales, issues);
  // Before anything else is locked, as with cancellations.
  const exposure = await countExposure(
    tx,
    sales.map((sale, index) => {
      const exposed = getExposed(sale, issues);
      return refusals[index] ? { ...exposed, tickets: [] } : exposed;
    }),
  );
  const full = refusals.map((refusal, index) => refusal ?? exposure.refusals[index] ?? null);
  const ofMembers = await findMemberRefusals(tx, sales, full);
  const beyond = await findLimitRefusals(tx, sales, ctx.clock.now());
  const placements = sales.map(({ purchase, wallet }, index) => {
    const refused = full[index] ?? ofMembers[index] ?? beyond.get(purchase) ?? null;
    return { ...getPlacement(purchase, wallet, issues), refused };
  });
  const placed = await placeBets(ctx, tx, placements, post);
  const sold = placed.map((bets) => (bets.ok && !bets.value.repeated ? bets.value : null));
  await exposure.settle((index) => Boolean(sold[index]));
  const newSales = sales.flatMap((sale, index): NewSale[] => {
    const bets = sold[index];
    return bets ? [{ ...sale, placedAt: bets.placedAt }] : [];
  });
  await writeSales(tx, newSales, issues);
  return sales.flatMap(({ wallet: { currency } }, index) => {
    const bets = placed[index];
    return bets ? [{ bets, issues, currency }] : [];
  });
}

const saleHandler = singleton((ctx): BatchHandler<Purchase, Sold> => {
  return (tx, purchases, post) => sellPurchases(ctx, tx, purchases, post);
});

/**
 * Sells the tickets of a purchase, all or none, in one transaction with the concurrent calls of
 * others. A repeat of the same keys with the same tickets is answered `repeated` and sells nothing.
 */
export async function sellTickets(ctx: Context, purchase: Purchase): Promise<Sold> {
  const { memberId, orders, isLimited, chase } = purchase;
  const betIds = orders.map(({ betId }) => betId);
  const keys = [
    ...betIds,
    ...(chase ? [chase.chaseId] : []),
    ...(isLimited ? [limitKey(memberId)] : []),
  ];
  const request = { order: purchase, keys, transfersMax: betIds.length };
  const sold = await ctx.ledger.submit(saleHandler(ctx), request);
  if (sold === null) throw new Overloaded('too many bets wait');
  return sold;
}

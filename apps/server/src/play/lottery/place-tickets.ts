import type {
  placeTickets as placeTicketsRoute,
  Ticket as TicketValue,
} from '@khelaghor/contract/play/lottery.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { BatchHandler, PostLists } from '@khelaghor/db/group-commit.ts';
import { validateTicket } from '@khelaghor/engine-lottery/public.ts';
import type { Ticket } from '@khelaghor/engine-lottery/public.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ok, refuse, Overloaded } from '../../lib/http/result.ts';
import type { Result, Failure } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findOpenGame } from '../games/index.ts';
import { addUsage, checkStakeLimits, checkCanBet } from '../../account/responsible-gaming/index.ts';
import type {
  UsageRow,
  StakeRefusal,
  StakeLimitRefusal,
} from '../../account/responsible-gaming/index.ts';
import { limitKey, placeBets } from '../bets/index.ts';
import type { Placed as PlacedBets } from '../bets/index.ts';
import { readWallets } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { getGameTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { lockIssuesShared, insertTickets, findTicketsById } from './store.ts';
import type { HeldIssue, NewTicket } from './store.ts';

type Body = ParsedBody<typeof placeTicketsRoute>;
type Placed = Result<
  ValueOf<typeof placeTicketsRoute>,
  (typeof placeTicketsRoute)['refusals'][number]
>;
type Order = { betId: string; ticket: Ticket; lines: number; stake: Minor };

/** Returns the validated tickets, or the first refusal. */
function checkedOrders(terms: GameTerms, body: Body): Result<Order[], OrderRefusal> {
  const orders: Order[] = [];
  for (const asked of body.tickets) {
    const ticket: Ticket = {
      play: asked.play,
      selection: asked.selection,
      stakePerLine: minor(BigInt(asked.stakePerLine)),
      series: terms.series,
    };
    const checked = validateTicket(terms.game.family, ticket, terms.limits);
    if (!checked.ok) return refuse(checked.refusal);
    orders.push({ betId: asked.key, ticket, lines: checked.lines, stake: checked.stake });
  }
  return ok(orders);
}
type OrderRefusal = Extract<ReturnType<typeof validateTicket>, { ok: false }>['refusal'];

/** The tickets of one call. */
type Purchase = {
  memberId: string;
  gameCode: string;
  issueId: string;
  orders: readonly Order[];
  /** Whether the member has limits, to check and count. */
  isLimited: boolean;
  /** Why the member may stake nothing now; null: they may. */
  barred: Failure<StakeRefusal> | null;
};

type SaleRefusal =
  | 'game_closed'
  | 'game_maintenance'
  | 'issue_unknown'
  | 'issue_closed'
  | StakeRefusal
  | StakeLimitRefusal;
type Sold = {
  bets: PlacedBets<SaleRefusal>;
  issue: HeldIssue | undefined;
  currency: StakeCurrency;
};
/** A purchase, and the wallet that pays it. */
type Sale = { purchase: Purchase; wallet: Wallet };

/** Reads the wallets of purchases. */
async function readSales(tx: Tx, purchases: readonly Purchase[]): Promise<Sale[]> {
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

const isOfGame = (issue: HeldIssue | undefined, gameCode: string): issue is HeldIssue =>
  issue?.gameCode === gameCode;

function getPlacement(
  { memberId, gameCode, orders }: Purchase,
  wallet: Wallet,
  issue: HeldIssue | undefined,
) {
  const bets = orders.map(({ betId, ticket, stake }) => ({
    betId,
    product: 'lottery' as const,
    gameCode,
    roundRef: issue?.id ?? null,
    stake,
    body: [issue?.id ?? null, ticket.play, ticket.selection, String(ticket.stakePerLine)],
    detail: {
      kind: 'lottery',
      issueNumber: issue?.issueNumber ?? null,
      play: ticket.play,
      selection: ticket.selection,
    },
  }));
  return { memberId, wallet, bets };
}

/** Why an issue sells nothing at this moment; null when it does. */
function whyNot(
  { gameCode }: Purchase,
  issue: HeldIssue | undefined,
  now: Date,
): Failure<SaleRefusal> | null {
  if (!isOfGame(issue, gameCode)) return refuse('issue_unknown');
  const sells = issue.state === 'open' && issue.opensAt <= now && now < issue.closesAt;
  return sells ? null : refuse('issue_closed');
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

const getStake = ({ orders }: Purchase): bigint =>
  orders.reduce((sum, { stake }) => sum + stake, 0n);

/** Checks the purchases of members with limits, and returns the refusals. */
async function beyondLimits(
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
async function writeSales(tx: Tx, sales: readonly NewSale[]): Promise<void> {
  const tickets = sales.flatMap(({ purchase: { memberId, issueId, orders } }): NewTicket[] =>
    orders.map(({ betId, ticket, lines }) => ({ betId, memberId, issueId, lines, ...ticket })),
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

/**
 * Sells the tickets of many purchases, each all or none, in the transaction of their batch. The
 * issues' rows are locked (shared) during the sale, so no draw can happen; acceptance is judged by
 * the server's clock at that moment.
 */
async function sellTickets(
  ctx: Context,
  tx: Tx,
  purchases: readonly Purchase[],
  post: PostLists,
): Promise<Sold[]> {
  const issues = await lockIssuesShared(tx, [...new Set(purchases.map(({ issueId }) => issueId))]);
  const closed = await closedGames(tx, new Set(purchases.map(({ gameCode }) => gameCode)));
  const now = ctx.clock.now();
  const sales = await readSales(tx, purchases);
  const beyond = await beyondLimits(tx, sales, now);
  const placements = sales.map(({ purchase, wallet }) => {
    const issue = issues.get(purchase.issueId);
    const refused =
      closed.get(purchase.gameCode) ??
      whyNot(purchase, issue, now) ??
      purchase.barred ??
      beyond.get(purchase) ??
      null;
    return { ...getPlacement(purchase, wallet, issue), refused };
  });
  const placed = await placeBets(ctx, tx, placements, post);
  const newSales = sales.flatMap((sale, index): NewSale[] => {
    const bets = placed[index];
    return bets?.ok && !bets.value.repeated ? [{ ...sale, placedAt: bets.value.placedAt }] : [];
  });
  await writeSales(tx, newSales);
  return sales.flatMap(({ purchase, wallet: { currency } }, index) => {
    const bets = placed[index];
    return bets ? [{ bets, issue: issues.get(purchase.issueId), currency }] : [];
  });
}

const saleHandler = singleton((ctx): BatchHandler<Purchase, Sold> => {
  return (tx, purchases, post) => sellTickets(ctx, tx, purchases, post);
});

/** The tickets sold just now, as their owner sees them. */
function freshTickets(
  { gameCode, issueId, orders }: Purchase,
  sold: { issueNumber: string; placedAt: Date; currency: StakeCurrency },
): TicketValue[] {
  const { issueNumber, placedAt, currency } = sold;
  return orders.map(({ betId, ticket, lines, stake }) => ({
    betId,
    gameCode,
    issueId,
    issueNumber,
    play: ticket.play,
    selection: ticket.selection,
    lineCount: lines,
    series: ticket.series,
    currency,
    stakePerLine: formatMinor(ticket.stakePerLine),
    stake: formatMinor(stake),
    payout: '0',
    state: 'running',
    won: null,
    placedAt: placedAt.toISOString(),
    settledAt: null,
  }));
}

/**
 * Sells tickets for the running issue, all or none, in one transaction with the concurrent calls of
 * others. The same keys with the same tickets get the first answer, also when the issue or the game
 * has closed since.
 */
export async function placeTickets(
  ctx: Context,
  { memberId, play }: Pick<MemberCaller, 'memberId' | 'play'>,
  gameCode: string,
  body: Body,
): Promise<Placed> {
  const terms = getGameTerms(gameCode);
  if (!terms) return refuse('game_unknown');
  const checked = checkedOrders(terms, body);
  if (!checked.ok) return checked;
  const orders = checked.value;
  const betIds = orders.map((order) => order.betId);
  if (new Set(betIds).size < betIds.length) return refuse('key_reused');
  const { isLimited } = play;
  const barred = checkCanBet(play, ctx.clock.now());
  const purchase = { memberId, gameCode, issueId: body.issueId, orders, isLimited, barred };
  const keys = isLimited ? [...betIds, limitKey(memberId)] : betIds;
  const request = { order: purchase, keys, transfersMax: betIds.length };
  const sold = await ctx.ledger.submit(saleHandler(ctx), request);
  if (sold === null) throw new Overloaded('too many bets wait');
  const { bets, issue, currency } = sold;
  if (!bets.ok) return bets;
  const { repeated, available, placedAt } = bets.value;
  const tickets = repeated
    ? await findTicketsById(ctx.db, memberId, betIds)
    : freshTickets(purchase, { issueNumber: issue?.issueNumber ?? '', placedAt, currency });
  return ok({ tickets, balance: formatMinor(available), currency });
}

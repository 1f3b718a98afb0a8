import type {
  placeTickets as placeTicketsRoute,
  Ticket as TicketValue,
} from '@khelaghor/contract/play/lottery.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Family, TicketRefusal } from '@khelaghor/engine-lottery/public.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import { checkTicket, priceTicket } from './check-ticket.ts';
import { findIssueFamily, readGameTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { getSoldTicket, sellTickets } from './sell-tickets.ts';
import type { Order, Sold } from './sell-tickets.ts';
import { findTicketsById } from './store.ts';

type Body = ParsedBody<typeof placeTicketsRoute>;
type Placed = Result<
  ValueOf<typeof placeTicketsRoute>,
  (typeof placeTicketsRoute)['refusals'][number]
>;

/** Returns the tickets as they would be sold, or the first refusal. */
function checkOrders(
  terms: GameTerms,
  family: Family,
  { issueId, series: seenOfGame, tickets }: Body,
): Result<Order[], TicketRefusal> {
  const orders: Order[] = [];
  for (const { key, halfPaid = '', rebate = 0, ...seen } of tickets) {
    const series = seen.series ?? seenOfGame;
    const { play, selection } = seen;
    const stakePerLine = minor(BigInt(seen.stakePerLine));
    const ticket = priceTicket(terms, { play, selection, stakePerLine, rebate });
    const checked = checkTicket(terms, family, ticket, series);
    if (!checked.ok) return checked;
    const seenHalfPaid = series === undefined ? undefined : halfPaid;
    orders.push({ ...checked.value, betId: key, issueId, seenHalfPaid });
  }
  return ok(orders);
}

/** A ticket that was sold just now, as its owner sees it. */
function toNewTicket(
  terms: GameTerms,
  order: Order,
  {
    issues,
    placedAt,
    currency,
  }: Pick<Sold, 'issues'> & { placedAt: Date; currency: StakeCurrency },
): TicketValue {
  const { betId, issueId, lines, stake } = order;
  const ticket = getSoldTicket(terms, order, issues);
  return {
    betId,
    gameCode: terms.game.code,
    issueId,
    issueNumber: issues.get(issueId)?.issueNumber ?? '',
    chaseId: null,
    group: null,
    play: ticket.play,
    selection: ticket.selection,
    lineCount: lines,
    series: ticket.series,
    halfPaid: ticket.halfPaid,
    rebate: ticket.rebate ?? 0,
    rebatePaid: '0',
    currency,
    stakePerLine: formatMinor(ticket.stakePerLine),
    stake: formatMinor(stake),
    payout: '0',
    state: 'running',
    won: null,
    placedAt: placedAt.toISOString(),
    settledAt: null,
  };
}

/**
 * Sells tickets for the running issue, all or none. The same keys with the same tickets get the
 * first answer, also when the issue or the game has closed since.
 */
export async function placeTickets(
  ctx: Context,
  { memberId, play }: Pick<MemberCaller, 'memberId' | 'play'>,
  gameCode: string,
  body: Body,
): Promise<Placed> {
  const terms = await readGameTerms(ctx, gameCode);
  if (!terms) return refuse('game_unknown');
  const family = await findIssueFamily(ctx.db, terms.game, body.issueId);
  if (!family) return refuse('issue_unknown');
  const checked = checkOrders(terms, family, body);
  if (!checked.ok) return checked;
  const orders = checked.value;
  const betIds = orders.map((order) => order.betId);
  if (new Set(betIds).size < betIds.length) return refuse('key_reused');
  const { isLimited } = play;
  const barred = checkCanBet(play, ctx.clock.now());
  const purchase = { memberId, gameCode, terms, orders, chase: null, isLimited, barred };
  const { bets, issues, currency } = await sellTickets(ctx, purchase);
  if (!bets.ok) return bets;
  const { repeated, available, placedAt } = bets.value;
  const tickets = repeated
    ? await findTicketsById(ctx.db, memberId, betIds)
    : orders.map((order) => toNewTicket(terms, order, { issues, placedAt, currency }));
  return ok({ tickets, balance: formatMinor(available), currency });
}

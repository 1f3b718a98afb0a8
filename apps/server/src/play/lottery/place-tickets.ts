import type {
  placeTickets as placeTicketsRoute,
  Ticket as TicketValue,
} from '@khelaghor/contract/play/lottery.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { validateTicket } from '@khelaghor/engine-lottery/public.ts';
import type { Family, Ticket } from '@khelaghor/engine-lottery/public.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import { findIssueFamily, getGameTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { sellTickets } from './sell-tickets.ts';
import type { Order, Sold } from './sell-tickets.ts';
import { findTicketsById } from './store.ts';

type Body = ParsedBody<typeof placeTicketsRoute>;
type Placed = Result<
  ValueOf<typeof placeTicketsRoute>,
  (typeof placeTicketsRoute)['refusals'][number]
>;

/** Returns the validated tickets, or the first refusal. */
function checkedOrders(
  terms: GameTerms,
  family: Family,
  { issueId, tickets }: Body,
): Result<Order[], OrderRefusal> {
  const orders: Order[] = [];
  for (const asked of tickets) {
    const ticket: Ticket = {
      play: asked.play,
      selection: asked.selection,
      stakePerLine: minor(BigInt(asked.stakePerLine)),
      series: terms.series,
    };
    const checked = validateTicket(family, ticket, terms.limits);
    if (!checked.ok) return refuse(checked.refusal);
    const { lines, stake } = checked;
    orders.push({ betId: asked.key, issueId, ticket, lines, stake });
  }
  return ok(orders);
}
type OrderRefusal = Extract<ReturnType<typeof validateTicket>, { ok: false }>['refusal'];

/** A ticket that was sold just now, as its owner sees it. */
function toNewTicket(
  gameCode: string,
  { betId, issueId, ticket, lines, stake }: Order,
  {
    issues,
    placedAt,
    currency,
  }: Pick<Sold, 'issues'> & { placedAt: Date; currency: StakeCurrency },
): TicketValue {
  return {
    betId,
    gameCode,
    issueId,
    issueNumber: issues.get(issueId)?.issueNumber ?? '',
    chaseId: null,
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
  const terms = getGameTerms(gameCode);
  if (!terms) return refuse('game_unknown');
  const family = await findIssueFamily(ctx.db, terms.game, body.issueId);
  if (!family) return refuse('issue_unknown');
  const checked = checkedOrders(terms, family, body);
  if (!checked.ok) return checked;
  const orders = checked.value;
  const betIds = orders.map((order) => order.betId);
  if (new Set(betIds).size < betIds.length) return refuse('key_reused');
  const { isLimited } = play;
  const barred = checkCanBet(play, ctx.clock.now());
  const purchase = { memberId, gameCode, orders, chase: null, isLimited, barred };
  const { bets, issues, currency } = await sellTickets(ctx, purchase);
  if (!bets.ok) return bets;
  const { repeated, available, placedAt } = bets.value;
  const tickets = repeated
    ? await findTicketsById(ctx.db, memberId, betIds)
    : orders.map((order) => toNewTicket(gameCode, order, { issues, placedAt, currency }));
  return ok({ tickets, balance: formatMinor(available), currency });
}

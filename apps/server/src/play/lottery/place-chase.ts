import type { placeChase as placeChaseRoute } from '@khelaghor/contract/play/lottery.ts';
import { chaseIssuesMax } from '@khelaghor/contract/play/lottery.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { listIssuesFrom } from '@khelaghor/engine-lottery/public.ts';
import type { Family, Ticket, TicketRefusal } from '@khelaghor/engine-lottery/public.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import { findChase } from './chase-store.ts';
import { checkTicket, priceTicket } from './check-ticket.ts';
import type { TicketOrder } from './check-ticket.ts';
import { getFamily, readGameTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { ensureIssuesOf } from './schedule-issues.ts';
import { sellTickets } from './sell-tickets.ts';
import type { Order } from './sell-tickets.ts';

type Body = ParsedBody<typeof placeChaseRoute>;
type Placed = Result<ValueOf<typeof placeChaseRoute>, (typeof placeChaseRoute)['refusals'][number]>;

type ChasedIssue = { id: string; family: Family };

/**
 * Finds the issues with these numbers, made where they do not exist yet, by number. None of them
 * can be later than the longest chase from now on reaches.
 */
async function findIssues(
  ctx: Context,
  { game, schedule }: GameTerms,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ChasedIssue>> {
  const coming = listIssuesFrom(schedule, ctx.clock.now().getTime(), chaseIssuesMax + 1);
  const last = coming.findLastIndex(({ number }) => numbers.includes(number));
  await ensureIssuesOf(ctx, [game], last + 1);
  const rows = await ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'issueNumber', 'drawsAt'])
    .where('gameCode', '=', game.code)
    .where('issueNumber', 'in', numbers)
    .execute();
  return new Map(
    rows.map(({ id, issueNumber, drawsAt }) => {
      return [issueNumber, { id, family: getFamily(game.code, drawsAt) }];
    }),
  );
}

/** The ticket of a chase at a multiple of its stake. */
const multiply = (terms: GameTerms, body: Body, multiplier: number): Ticket =>
  priceTicket(terms, {
    play: body.play,
    selection: body.selection,
    stakePerLine: minor(BigInt(body.stakePerLine) * BigInt(multiplier)),
    rebate: body.rebate ?? 0,
  });

/**
 * Checks the tickets of a chase, and returns how many lines each has and why the terms of this
 * moment refuse one; or the first refusal.
 */
function checkTickets(
  terms: GameTerms,
  families: ReadonlySet<Family>,
  body: Body,
): Result<Pick<TicketOrder, 'lines' | 'refused'>, TicketRefusal> {
  const multipliers = body.tickets.map(({ multiplier }) => multiplier);
  let order: Pick<TicketOrder, 'lines' | 'refused'> = { lines: 0, refused: null };
  for (const family of families)
    // Only the stakes differ: when the smallest and the largest are allowed, all are.
    for (const multiplier of [Math.min(...multipliers), Math.max(...multipliers)]) {
      const ticket = multiply(terms, body, multiplier);
      const checked = checkTicket(terms, family, ticket, body.series);
      if (!checked.ok) return checked;
      const { lines, refused } = checked.value;
      order = { lines, refused: order.refused ?? refused };
    }
  return ok(order);
}

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

/**
 * Buys one selection for several coming issues, all or none: tickets like any other, each with the
 * key that the caller made. The same call again gets the chase as it is then.
 */
export async function placeChase(
  ctx: Context,
  { memberId, play }: Pick<MemberCaller, 'memberId' | 'play'>,
  gameCode: string,
  body: Body,
): Promise<Placed> {
  const terms = await readGameTerms(ctx, gameCode);
  if (!terms) return refuse('game_unknown');
  if (hasTwice(body.tickets.map(({ key }) => key))) return refuse('key_reused');
  const numbers = body.tickets.map(({ issueNumber }) => issueNumber);
  if (hasTwice(numbers)) return refuse('issue_unknown');
  const issues = await findIssues(ctx, terms, numbers);
  if (issues.size < numbers.length) return refuse('issue_unknown');
  const families = new Set([...issues.values()].map(({ family }) => family));
  const checked = checkTickets(terms, families, body);
  if (!checked.ok) return checked;
  const { lines, refused } = checked.value;
  const seenHalfPaid = body.series === undefined ? undefined : (body.halfPaid ?? '');
  const orders = body.tickets.flatMap(({ key, issueNumber, multiplier }): Order[] => {
    const issue = issues.get(issueNumber);
    const ticket = multiply(terms, body, multiplier);
    const stake = minor(ticket.stakePerLine * BigInt(lines));
    const order = { betId: key, ticket, lines, stake, refused, seenHalfPaid };
    return issue ? [{ ...order, issueId: issue.id }] : [];
  });
  const { key: chaseId, selection, stopsOnWin } = body;
  const stakePerLine = BigInt(body.stakePerLine);
  const { bets, currency } = await sellTickets(ctx, {
    memberId,
    gameCode,
    terms,
    orders,
    chase: { chaseId, play: body.play, selection, stakePerLine, stopsOnWin },
    isLimited: play.isLimited,
    barred: checkCanBet(play, ctx.clock.now()),
  });
  if (!bets.ok) return bets;
  const chase = await findChase(ctx.db, memberId, chaseId);
  if (!chase) throw new Error(`chase ${chaseId} was sold and is not there`);
  return ok({ chase, balance: formatMinor(bets.value.available), currency });
}

import type { buyShares, createGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { getOwnSharesMin } from '@khelaghor/contract/play/group-bounds.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import type { Placed } from '../bets/index.ts';
import { checkTicket, priceTicket } from './check-ticket.ts';
import type { TicketOrder } from './check-ticket.ts';
import { findIssueFamily, readGameTerms } from './game-config.ts';
import type { GameTerms } from './game-config.ts';
import { findGroupRow, findMyGroup } from './group-store.ts';
import type { GroupRow, NewGroup, ShareRole } from './group-store.ts';
import { getShareStake, sellShares } from './sell-shares.ts';
import type { SharePurchase } from './sell-shares.ts';

type Member = Pick<MemberCaller, 'memberId' | 'play'>;
type CreateBody = ParsedBody<typeof createGroup>;
type Refusals<R extends { refusals: readonly string[] }> = R['refusals'][number];
type Created = Result<ValueOf<typeof createGroup>, Refusals<typeof createGroup>>;
type Bought = Result<ValueOf<typeof buyShares>, Refusals<typeof buyShares>>;

/** The price of a share; null when the ticket cannot be divided as it is asked for. */
function findSharePrice(
  { stake }: TicketOrder,
  { shares, own, guarantee }: CreateBody,
): bigint | null {
  const price = stake / BigInt(shares);
  const isEven = price > 0n && price * BigInt(shares) === stake;
  const isOwnEnough = own.shares >= getOwnSharesMin(shares);
  const isAnyLeft = own.shares < shares && own.shares + (guarantee?.shares ?? 0) <= shares;
  return isEven && isOwnEnough && isAnyLeft ? price : null;
}

/** The group as it is answered to a member who has just bought in it. */
async function readBought(
  ctx: Context,
  memberId: string,
  groupId: string,
  placed: Extract<Placed<never>, { ok: true }>,
): Promise<ValueOf<typeof buyShares>> {
  const group = await findMyGroup(ctx.db, memberId, groupId);
  if (!group) throw new Error(`group ${groupId} was sold and is not there`);
  return { group, balance: formatMinor(placed.value.available), currency: group.currency };
}

/** The shares that the organiser buys and guarantees, each as a bet. */
function listOwnOrders(
  { issueId, own, guarantee, halfPaid, series }: CreateBody,
  order: TicketOrder,
  sharePrice: bigint,
): SharePurchase['orders'] {
  const seenHalfPaid = series === undefined ? undefined : (halfPaid ?? '');
  const parts: { key: string; shares: number; role: ShareRole }[] = [{ ...own, role: 'organiser' }];
  if (guarantee) parts.push({ ...guarantee, role: 'guarantee' });
  return parts.map(({ key, shares, role }) => {
    const stake = getShareStake(sharePrice, shares);
    return { ...order, betId: key, issueId, seenHalfPaid, stake, shares, role };
  });
}

/**
 * Puts up a ticket of the running issue for sale in shares, and buys the organiser's own and those
 * that they guarantee: all of it or nothing. The same keys with the same body get the group as it
 * is then.
 */
export async function placeGroup(
  ctx: Context,
  { memberId, play }: Member,
  gameCode: string,
  body: CreateBody,
): Promise<Created> {
  const terms = await readGameTerms(ctx, gameCode);
  if (!terms) return refuse('game_unknown');
  const family = await findIssueFamily(ctx.db, terms.game, body.issueId);
  if (!family) return refuse('issue_unknown');
  const stakePerLine = minor(BigInt(body.stakePerLine));
  const { key, issueId, selection, shares, feeHundredths, visibility, own, guarantee } = body;
  const ticket = priceTicket(terms, { play: body.play, selection, stakePerLine, rebate: 0 });
  const checked = checkTicket(terms, family, ticket, body.series);
  if (!checked.ok) return checked;
  const sharePriceMinor = findSharePrice(checked.value, body);
  if (sharePriceMinor === null) return refuse('shares_invalid');
  if (own.key === guarantee?.key) return refuse('key_reused');
  // A share is a stake of its own. One that was sold before the limit rose is answered as before.
  const isTooSmall = sharePriceMinor < terms.limits.stakeMin;
  const { refused } = checked.value;
  const order: TicketOrder = {
    ...checked.value,
    refused: refused ?? (isTooSmall ? refuse('stake_below_minimum') : null),
  };
  const newGroup: NewGroup = {
    id: key,
    issueId,
    gameCode,
    organiserId: memberId,
    play: body.play,
    selection,
    lineCount: order.lines,
    series: ticket.series,
    stakePerLineMinor: stakePerLine,
    shares,
    sharePriceMinor,
    feeHundredths,
    visibility,
  };
  const placed = await sellShares(ctx, {
    memberId,
    gameCode,
    terms,
    orders: listOwnOrders(body, order, sharePriceMinor),
    chase: null,
    groupId: key,
    newGroup,
    isLimited: play.isLimited,
    barred: checkCanBet(play, ctx.clock.now()),
  });
  return placed.ok ? ok(await readBought(ctx, memberId, key, placed)) : placed;
}

/** The whole ticket of a group, and why it is no longer sold; its prices are those of its start. */
function getGroupOrder({ playsOff }: GameTerms, group: GroupRow): TicketOrder {
  const { play, selection, series, lineCount, stakePerLineMinor } = group;
  const stakePerLine = minor(stakePerLineMinor);
  return {
    ticket: { play, selection, series, stakePerLine },
    lines: lineCount,
    stake: minor(stakePerLine * BigInt(lineCount)),
    refused: playsOff.has(play) ? refuse('play_closed') : null,
  };
}

/** Buys shares of a group while its issue is open. A repeat gets the group as it is then. */
export async function placeShares(
  ctx: Context,
  { memberId, play }: Member,
  groupId: string,
  { key, shares }: ParsedBody<typeof buyShares>,
): Promise<Bought> {
  const group = await findGroupRow(ctx.db, groupId);
  if (!group) return refuse('group_unknown');
  const terms = await readGameTerms(ctx, group.gameCode);
  if (!terms) throw new Error(`group ${groupId} is of no lottery: ${group.gameCode}`);
  const order = getGroupOrder(terms, group);
  const stake = getShareStake(group.sharePriceMinor, shares);
  const bought = { betId: key, issueId: group.issueId, seenHalfPaid: undefined, shares };
  const placed = await sellShares(ctx, {
    memberId,
    gameCode: group.gameCode,
    // Which numbers are taken, and at which price, was decided when the ticket was put up.
    terms: { ...terms, blocks: [] },
    orders: [{ ...order, ...bought, stake, role: 'buyer' }],
    chase: null,
    groupId,
    newGroup: null,
    isLimited: play.isLimited,
    barred: checkCanBet(play, ctx.clock.now()),
  });
  return placed.ok ? ok(await readBought(ctx, memberId, groupId, placed)) : placed;
}

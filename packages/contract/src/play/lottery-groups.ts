import { z } from 'zod';
import { route } from '../lib/route.ts';
import { groupBounds } from './group-bounds.ts';
import { saleRefusals } from './lottery.ts';
import {
  amountText,
  currency,
  definePage,
  gameCode,
  id,
  idempotencyKey,
  instant,
  minorText,
  pageQuery,
} from '../lib/shapes.ts';

/**
 * `open`: shares are sold. `runs`: all shares are taken and the sale is over. `failed`: some were
 * not, and all stakes are back. `cancelled`: by the organiser, or with the issue.
 */
const groupState = z.enum(['open', 'runs', 'failed', 'cancelled', 'settled']);
const visibility = z.enum(['public', 'friends']);
const shareCount = z.number().int().min(1).max(groupBounds.sharesMax);

/** A ticket that is sold in shares, as everybody with its link sees it. */
export const groupValue = z.object({
  /** Made by the organiser's browser; 74 bits of it are random. The link to the group holds it. */
  groupId: id,
  gameCode,
  issueId: id,
  issueNumber: z.string(),
  closesAt: instant,
  organiserMasked: z.string(),
  /** The organiser's groups before: how many ran to the draw, and won more than they cost. */
  record: z.object({ ran: z.number().int(), won: z.number().int() }),
  currency,
  play: z.string(),
  selection: z.string(),
  halfPaid: z.string(),
  lineCount: z.number().int(),
  series: z.number().int(),
  stakePerLine: amountText,
  /** Of the whole ticket. */
  stake: amountText,
  shares: shareCount,
  sharePrice: amountText,
  /** The organiser's part of what is paid above the stake, in hundredths of a percent. */
  feeHundredths: z.number().int().min(0).max(groupBounds.feeMax),
  visibility,
  /** Shares that members bought, the organiser's own among them. */
  sold: shareCount,
  /** Shares that the organiser keeps if no one else buys them. */
  guaranteed: z.number().int(),
  state: groupState,
  /** Of the whole ticket; null until it is settled. */
  payout: minorText.nullable(),
  placedAt: instant,
});
export type LotteryGroup = z.infer<typeof groupValue>;

/** A group with what the member has in it. */
export const myGroupValue = groupValue.extend({
  isOrganiser: z.boolean(),
  /** Shares that the member holds; a guarantee counts once the sale is over. */
  myShares: z.number().int(),
  /** What the member staked and did not get back, the guarantee with it. */
  myStake: minorText,
  myPayout: minorText,
});
export type MyLotteryGroup = z.infer<typeof myGroupValue>;

const shareRefusals = [
  ...saleRefusals,
  'group_unknown',
  'group_closed',
  'shares_sold_out',
  'group_currency_differs',
] as const;

const purchase = z.object({
  /** Becomes the id of the bet: the same key again is the same purchase. */
  key: idempotencyKey,
  shares: shareCount,
});

const boughtValue = z.object({ group: myGroupValue, balance: minorText, currency });

export const createGroup = route.member('POST /lotto/lgw/games/:gameCode/groups', {
  id: 'lotteryGroups.create',
  summary: 'Puts up a ticket of the current issue for sale in shares, and buys the first of them',
  params: z.object({ gameCode }),
  body: z.object({
    /** Becomes the group's id. */
    key: idempotencyKey,
    issueId: id,
    play: z.string().max(40),
    selection: z.string().min(1).max(20_000),
    stakePerLine: amountText,
    /** The prize series and half-paid numbers that the member saw: others refuse. */
    series: z.number().int().optional(),
    halfPaid: z.string().max(20_000).optional(),
    shares: z.number().int().min(groupBounds.sharesMin).max(groupBounds.sharesMax),
    feeHundredths: z.number().int().min(0).max(groupBounds.feeMax),
    visibility,
    own: purchase,
    /** Paid now; what others buy of it, or all of it, is returned when the sale ends. */
    guarantee: purchase.nullable(),
  }),
  value: boughtValue,
  refusals: [...shareRefusals, 'shares_invalid'],
});

export const listGroups = route.anyone('GET /lotto/lgw/games/:gameCode/groups', {
  id: 'lotteryGroups.list',
  summary: 'Lists the public groups of a lottery game whose shares are sold now, newest first',
  params: z.object({ gameCode }),
  query: pageQuery,
  value: definePage(groupValue),
  refusals: ['game_unknown'],
});

export const getGroup = route.anyone('GET /lotto/lgw/groups/:groupId', {
  id: 'lotteryGroups.get',
  summary: 'Returns a group by the id in its link, a public one or one for friends',
  params: z.object({ groupId: id }),
  value: groupValue,
  refusals: ['group_unknown'],
});

export const buyShares = route.member('POST /lotto/lgw/groups/:groupId/shares', {
  id: 'lotteryGroups.buyShares',
  summary: 'Buys shares of a group while its issue is open',
  params: z.object({ groupId: id }),
  body: purchase,
  value: boughtValue,
  refusals: shareRefusals,
});

export const cancelGroup = route.member('POST /lotto/lgw/groups/:groupId/cancel', {
  id: 'lotteryGroups.cancel',
  summary: 'Withdraws the member’s own group before others have bought, and returns its stakes',
  params: z.object({ groupId: id }),
  value: myGroupValue,
  refusals: ['group_unknown', 'group_closed', 'group_has_buyers'],
});

export const myGroups = route.member('GET /lotto/lgw/games/:gameCode/my-groups', {
  id: 'lotteryGroups.listMine',
  summary: 'Lists the groups of a lottery game in which the member has shares, newest first',
  params: z.object({ gameCode }),
  query: pageQuery,
  value: definePage(myGroupValue),
  refusals: ['game_unknown'],
});

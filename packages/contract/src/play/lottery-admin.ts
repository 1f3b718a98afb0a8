import { z } from 'zod';
import {
  dividedJackpot,
  drawSource,
  issueState,
  numberBlock,
  playSeries,
  stakeUnit,
} from './lottery.ts';
import { lotteryTimetable } from './lottery-timetable.ts';
import { shownResult } from './shown-result.ts';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  calendarDay,
  definePage,
  gameCode,
  id,
  instant,
  localText,
  minorText,
  operatorReason,
  pageQuery,
  stakeCurrency,
} from '../lib/shapes.ts';

/** Lotteries at the console: their terms, their issues, and what they may have to pay. */

/** The widest terms that an operator can set. Amounts are in minor units. */
export const termsBounds = {
  seriesMin: 1_000,
  seriesMax: 1_980,
  rebateMax: 980,
  stakeMax: 1_000_000_000_00n,
  linesMax: 100_000,
} as const;

const soldSeries = z.number().int().min(termsBounds.seriesMin).max(termsBounds.seriesMax);

/** The tickets of an issue in one currency, without those that were cancelled. */
const issueSum = z.object({
  currency: stakeCurrency,
  tickets: z.number().int(),
  stake: minorText,
  paid: minorText,
});

/** An operator's request to call off an issue with tickets. */
const callOff = operatorRequest.extend({
  /** The tickets and stakes that they saw. */
  sums: z.array(issueSum.omit({ paid: true })),
  /** `void`: the issue was drawn, or called off otherwise, before another operator decided. */
  outcome: z.enum(['done', 'withdrawn', 'void']).nullable(),
});

export const adminIssue = z.object({
  issueId: id,
  issueNumber: z.string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  state: issueState,
  source: drawSource,
  result: z.array(z.number().int()).nullable(),
  /** What a row shows of the result. */
  shown: shownResult.nullable(),
  /** The entries of an official draw: too few yet, or with different results. */
  resultState: z.enum(['waiting', 'conflict']).nullable(),
  /** The result before the last correction. */
  previousResult: z.array(z.number().int()).nullable(),
  /** What a row showed of it. */
  shownBefore: shownResult.nullable(),
  correctedAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  /** The newest request to call it off; null: none. */
  callOff: callOff.nullable(),
  sums: z.array(issueSum),
  /** Its group tickets, in any state. */
  groups: z.number().int(),
  /** How the pools were divided; empty until then, and for games without pools. */
  jackpots: z.array(dividedJackpot.extend({ label: localText })),
});
export type AdminIssue = z.infer<typeof adminIssue>;

export const adminLottery = z.object({
  gameCode,
  title: localText,
  /** The code of its family, such as `thai`. */
  family: z.string(),
  /** Null where draws follow a calendar. */
  periodSeconds: z.number().int().nullable(),
  /** The return to the player is series / 2000. */
  series: z.number().int(),
  state: z.enum(['open', 'maintenance', 'closed']),
  /** The lottery whose rules it follows, when an operator added it; null: it came with the site. */
  basedOn: gameCode.nullable(),
  /** The running issue; null while none exists. */
  current: adminIssue.nullable(),
});
export type AdminLottery = z.infer<typeof adminLottery>;

export const listLotteries = route.operator('GET /operator/lotteries', {
  id: 'lottery.admin.list',
  permission: 'games.see',
  summary: 'Lists all lotteries with their series and their running issues',
  value: z.object({ lotteries: z.array(adminLottery) }),
});

const adminTerms = z.object({
  series: z.number().int(),
  /** The plays that have another series. */
  playSeries: z.array(playSeries),
  /** The most points of a series that members may give up for a rebate; 0: none. */
  rebateMax: z.number().int(),
  stakeUnit,
  /** The series of a fresh install. */
  seriesDefault: z.number().int(),
  stakeMin: amountText,
  stakeMax: amountText,
  payoutMax: amountText,
  /** The most that an issue may be paid on one number or option; null: no limit. */
  exposureMax: amountText.nullable(),
  /** The most that one member may stake in an issue; null: no limit. */
  memberStakeMax: amountText.nullable(),
  linesMax: z.number().int(),
  playsOff: z.array(z.string()),
  drawSource,
  /** Counts the changes; a change names the version that it is made to. */
  version: z.number().int(),
});
export type AdminTerms = z.infer<typeof adminTerms>;

const adminBlock = numberBlock.extend({
  id,
  playLabel: localText,
  /** The last issue that it holds for; null: until it is removed. */
  lastIssue: z.string().nullable(),
});
export type AdminBlock = z.infer<typeof adminBlock>;

const adminTimetable = z.object({
  /** Where times are times of day: `Asia/Dhaka`. */
  zone: z.string(),
  /** The one that holds now. */
  current: lotteryTimetable,
  /** One that is to take its place, and the date from which issues are by it; null: none. */
  planned: z.object({ from: calendarDay, timetable: lotteryTimetable }).nullable(),
  /** The first date from which another can hold. */
  earliest: calendarDay,
  /** Counts the changes; a change names the version that it is made to. */
  version: z.number().int(),
});
export type AdminTimetable = z.infer<typeof adminTimetable>;

/** Other terms of a lottery, which two operators give it. */
export const termsChange = z.object({
  /** The version that the operator saw: another one refuses. */
  version: z.number().int().min(0),
  series: soldSeries,
  playSeries: z.array(playSeries.extend({ series: soldSeries })).max(500),
  rebateMax: z.number().int().min(0).max(termsBounds.rebateMax).multipleOf(10),
  stakeUnit,
  stakeMin: amountText,
  stakeMax: amountText,
  payoutMax: amountText,
  exposureMax: amountText.nullable(),
  memberStakeMax: amountText.nullable(),
  linesMax: z.number().int().min(1).max(termsBounds.linesMax),
  playsOff: z.array(z.string().max(40)).max(500),
  /** Of the issues that are made from then on. */
  drawSource,
});
export type TermsChange = z.infer<typeof termsChange>;

const blockedNumbers = z.object({
  play: z.string().max(40),
  numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(100),
  /** The number of the last issue that it holds for; null: until it is removed. */
  lastIssue: z.string().trim().max(24).nullable(),
});

/** What two operators change of numbers: they pay half the price, or a block of one ends. */
export const blocksChange = z.discriminatedUnion('kind', [
  blockedNumbers.extend({ kind: z.literal('half') }),
  z.object({ kind: z.literal('unblock'), blockId: id }),
]);
export type BlocksChange = z.infer<typeof blocksChange>;

export const adminLotteryDetail = adminLottery.extend({
  /** Whether another operator can confirm changes; else they take effect at once. */
  needsSecond: z.boolean(),
  waitingTerms: operatorRequest.extend({ terms: termsChange }).nullable(),
  waitingBlocks: operatorRequest.extend({ change: blocksChange }).nullable(),
  terms: adminTerms,
  timetable: adminTimetable,
  /** Whether some of its plays can be sold in points. */
  hasPoints: z.boolean(),
  /** The plays, tab by tab as players see them. */
  tabs: z.array(
    z.object({
      code: z.string(),
      label: localText,
      plays: z.array(
        z.object({
          code: z.string(),
          label: localText,
          /** Whether single numbers or options of it can be refused or paid half. */
          canBlock: z.boolean(),
        }),
      ),
    }),
  ),
  /** Those that hold for the running issue or a later one. */
  blocks: z.array(adminBlock),
});
export type AdminLotteryDetail = z.infer<typeof adminLotteryDetail>;

const params = z.object({ gameCode });

export const getLottery = route.operator('GET /operator/lotteries/:gameCode', {
  id: 'lottery.admin.get',
  permission: 'games.see',
  summary: 'Returns a lottery with its terms, its plays, and its blocked numbers',
  params,
  value: adminLotteryDetail,
  refusals: ['game_unknown'],
});

/** The fields of a request; its key is made by the console and requests once. */
const asked = { key: id, reason: operatorReason };
const requestParams = z.object({ gameCode, requestId: id });
const decisions = ['game_unknown', 'request_unknown'] as const;
const termsPath = '/operator/lotteries/:gameCode/terms/requests';
const termsFaults = [
  'jackpot_needs_own_draw',
  'terms_changed',
  'limits_contradict',
  'stake_unit_unfit',
  'stake_above_maximum',
  'play_unknown',
  'plays_all_off',
] as const;

export const requestTerms = route.operator(`POST ${termsPath}`, {
  id: 'lottery.admin.requestTerms',
  permission: 'games.act',
  summary:
    'Requests other series, limits and plays on sale of a lottery; another operator confirms them',
  params,
  body: termsChange.extend(asked),
  value: adminLotteryDetail,
  refusals: ['game_unknown', 'key_reused', 'request_waits', ...termsFaults],
});

export const confirmTerms = route.operator(`POST ${termsPath}/:requestId/confirm`, {
  id: 'lottery.admin.confirmTerms',
  permission: 'games.approve',
  summary: 'Gives new tickets of a lottery the terms that another operator requested',
  params: requestParams,
  value: adminLotteryDetail,
  refusals: [...decisions, 'second_operator_needed', ...termsFaults],
});

export const withdrawTerms = route.operator(`POST ${termsPath}/:requestId/withdraw`, {
  id: 'lottery.admin.withdrawTerms',
  permission: 'games.act',
  summary: 'Cancels a request for other terms of a lottery, or rejects that of another operator',
  params: requestParams,
  value: adminLotteryDetail,
  refusals: decisions,
});

export const changeTimetable = route.operator('PUT /operator/lotteries/:gameCode/timetable', {
  id: 'lottery.admin.updateTimetable',
  permission: 'games.act',
  summary: 'Changes when a lottery is drawn, from the first date that has no issue yet',
  params,
  body: z.object({
    /** The version that the operator saw: another one refuses. */
    version: z.number().int().min(0),
    timetable: lotteryTimetable,
  }),
  value: adminLotteryDetail,
  refusals: ['game_unknown', 'timetable_changed', 'timetable_invalid'],
});

const blockFaults = [
  'play_unknown',
  'number_unknown',
  'number_block_taken',
  'issue_unknown',
  'issue_on_sale',
] as const;

export const blockNumbers = route.operator('POST /operator/lotteries/:gameCode/blocks', {
  id: 'lottery.admin.blockNumbers',
  permission: 'games.act',
  summary: 'Refuses numbers of a play in the issues that open from now on; all or none',
  params,
  body: blockedNumbers,
  value: adminLotteryDetail,
  refusals: ['game_unknown', ...blockFaults],
});

const blocksPath = '/operator/lotteries/:gameCode/blocks/requests';

export const requestBlocks = route.operator(`POST ${blocksPath}`, {
  id: 'lottery.admin.requestBlocks',
  permission: 'games.act',
  summary: 'Requests to pay numbers half, or to end a block; another operator confirms it',
  params,
  body: z.object({ ...asked, change: blocksChange }),
  value: adminLotteryDetail,
  refusals: ['game_unknown', 'key_reused', 'request_waits', 'number_block_unknown', ...blockFaults],
});

export const confirmBlocks = route.operator(`POST ${blocksPath}/:requestId/confirm`, {
  id: 'lottery.admin.confirmBlocks',
  permission: 'games.approve',
  summary: 'Pays numbers half or ends a block in the issues that open from now on',
  params: requestParams,
  value: adminLotteryDetail,
  refusals: [...decisions, 'second_operator_needed', 'number_block_unknown', ...blockFaults],
});

export const withdrawBlocks = route.operator(`POST ${blocksPath}/:requestId/withdraw`, {
  id: 'lottery.admin.withdrawBlocks',
  permission: 'games.act',
  summary: 'Cancels a request about numbers, or rejects that of another operator',
  params: requestParams,
  value: adminLotteryDetail,
  refusals: decisions,
});

export const listIssues = route.operator('GET /operator/lotteries/:gameCode/issues', {
  id: 'lottery.admin.listIssues',
  permission: 'games.see',
  summary: 'Lists the issues of a lottery with their tickets, the latest draw first',
  params,
  query: pageQuery.extend({
    state: issueState.optional(),
    /** The day that their numbers begin with. */
    day: calendarDay.optional(),
  }),
  value: definePage(adminIssue),
  refusals: ['game_unknown'],
});

const issueParams = z.object({ gameCode, issueId: id });

export const getIssue = route.operator('GET /operator/lotteries/:gameCode/issues/:issueId', {
  id: 'lottery.admin.getIssue',
  permission: 'games.see',
  summary: 'Returns an issue with its tickets as they are now',
  params: issueParams,
  value: adminIssue,
  refusals: ['game_unknown', 'issue_unknown'],
});

const playExposure = z.object({
  play: z.string(),
  label: localText,
  tickets: z.number().int(),
  stake: minorText,
  /** The most that all its tickets can be paid together; where not known exactly, more. */
  largest: minorText,
  /** The numbers or options that can be paid most, the highest first. */
  lines: z.array(z.object({ name: localText, stake: minorText, largest: minorText })),
});
export type PlayExposure = z.infer<typeof playExposure>;

export const getExposure = route.operator('GET /operator/lotteries/:gameCode/exposure', {
  id: 'lottery.admin.getExposure',
  permission: 'games.see',
  summary: 'Returns what the running issue may have to pay, by currency and play',
  params,
  value: z.object({
    /** Null while no issue runs. */
    issue: adminIssue.nullable(),
    /** The most that an issue may be paid on one number or option; null: no limit. */
    exposureMax: amountText.nullable(),
    /** There are more tickets than were counted. */
    isPartial: z.boolean(),
    currencies: z.array(z.object({ currency: stakeCurrency, plays: z.array(playExposure) })),
  }),
  refusals: ['game_unknown'],
});

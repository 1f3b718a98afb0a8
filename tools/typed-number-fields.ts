// The fields for amounts, prices and counts, each with what reads it.
import { toBengaliDigits } from '../packages/money/src/digits.ts';
import { formatMinor } from '../packages/money/src/minor.ts';
import { readDecimal } from '../packages/typed-text/src/decimal.ts';
import type { NumberRead } from '../packages/typed-text/src/figure.ts';
import { readWholeNumber } from '../packages/typed-text/src/whole-number.ts';
import { checkAmount } from '../apps/player/src/shared/amount/check-amount.ts';
import { readLimit } from '../apps/player/src/account/responsible-gaming/read-limit.ts';
import { readCount as readShares } from '../apps/player/src/play/lottery/groups/group-draft.ts';
import { computeSlipSum } from '../apps/player/src/play/lottery/bet-slip.ts';
import { noChase } from '../apps/player/src/play/lottery/chase.ts';
import { loadLotteryGame } from '../apps/player/src/play/lottery/load-lottery-game.ts';
import { getIssue, makeTerms } from '../apps/player/src/play/lottery/lottery-fixture.ts';
import { readThreshold } from '../apps/console/src/backoffice/alerts/rule-draft.ts';
import { readAdjustment } from '../apps/console/src/backoffice/members/adjustment-draft.ts';
import { readRestriction } from '../apps/console/src/backoffice/members/restriction-draft.ts';
import * as broadcast from '../apps/console/src/growth/broadcasts/broadcast-draft.ts';
import * as promotion from '../apps/console/src/growth/promotions/promotion-draft.ts';
import * as channel from '../apps/console/src/money/deposit-channels/terms-draft.ts';
import * as levelLimits from '../apps/console/src/money/level-limits/limits-draft.ts';
import { readFee } from '../apps/console/src/money/payout-fees/fee-draft.ts';
import * as withdrawal from '../apps/console/src/money/withdrawal-terms/terms-draft.ts';
import { readRule } from '../apps/console/src/money/withdrawals/rule-draft.ts';
import * as game from '../apps/console/src/play/games/game-draft.ts';
import { readLimits } from '../apps/console/src/play/in-house-games/limits-draft.ts';
import { readPotRules } from '../apps/console/src/play/in-house-games/pot-rules-draft.ts';
import * as lottery from '../apps/console/src/play/lotteries/terms-draft.ts';
import * as timetable from '../apps/console/src/play/lotteries/timetable-draft.ts';
import * as vendor from '../apps/console/src/play/vendors/vendor-draft.ts';
import { readAmountText } from '../apps/console/src/shared/read-figures.ts';
import { readAuto } from '../games/crash/src/bet/read-auto.ts';
import { readChance } from '../games/dice/src/bet/chance.ts';
import { readTarget } from '../games/limbo/src/bet/read-target.ts';
import { readStake, readSum } from '../packages/game-sdk/src/bet/read-stake.ts';
import { settingRows } from '../packages/contract/src/site/settings.ts';
import { readRoutes } from './generate-routes.ts';

/** A field in which a number is typed. */
export type TypedField = {
  /** The number in its smallest part as digits; null: the text is refused. */
  readonly read: (typed: string) => string | null;
  readonly decimals: number;
  /** A number that the field takes, with what it is in its smallest part. */
  readonly example: string;
  readonly value: string;
};

type Raw = string | number | bigint | null | undefined;

/** Makes a field of a reader. An empty field is not among the texts: null is a refusal here. */
function field(
  read: (typed: string) => Raw,
  { decimals, example }: { readonly decimals: number; readonly example: string },
): TypedField {
  const value = String(Math.round(Number(example) * 10 ** decimals));
  return {
    decimals,
    example,
    value,
    read: (typed) => {
      const number = read(typed);
      const isRead = number !== null && number !== undefined && !Number.isNaN(number);
      return isRead ? String(number) : null;
    },
  };
}

const amount = (read: (typed: string) => Raw, example = '500.5'): TypedField =>
  field(read, { decimals: 2, example });
const count = (read: (typed: string) => Raw, example = '50'): TypedField =>
  field(read, { decimals: 0, example });

const getValue = (read: NumberRead<number>): Raw => (read.ok ? read.value : null);
const whole = (bounds: { readonly min: number; readonly max: number }, example?: string) =>
  count((typed) => getValue(readWholeNumber(typed, bounds)), example);

/** A part of what a draft's reader gives; null where it names fields that are refused. */
const pick = (read: object | string | null, name: string): Raw =>
  read === null || typeof read === 'string' || Array.isArray(read)
    ? null
    : (read as Readonly<Record<string, Raw>>)[name];

const memberAmount = amount((typed) => {
  const checked = checkAmount(typed, {});
  return checked.ok ? formatMinor(checked.value) : null;
});

const k3 = await loadLotteryGame('k3');
if (!k3) throw new Error('there is no K3');
const sold = makeTerms({ current: getIssue('20261121-0872'), next: getIssue('20261121-0873') });
const line = { play: 'even', selection: '-' };
const slipStake = amount((stakeText) => {
  const slip = { stakeText, chase: noChase, opensAt: null };
  const { tickets, refusal } = computeSlipSum(k3, sold, [line], slip);
  return refusal === null ? tickets[0]?.stakePerLine : null;
});
const shares = count(readShares);

const limitDraft = { stakeMin: '1', stakeMax: '1', payoutMax: '1' };
const potDraft = { start: '1', cap: '1', rate: '1' };
const feeDraft = { fixed: '', perMille: '', minimum: '', maximum: '' };
const ruleDraft = {
  enabled: true,
  levelAtLeast: 0,
  accountDays: '1',
  maximumScore: '1',
  maximum: '1',
  memberDayMaximum: '1',
  dayMaximum: '1',
} as const;
const levelDraft = { dayMaximum: '', monthMaximum: '' };
const withdrawalDraft: withdrawal.TermsDraft = {
  minimum: '1',
  maximum: '1',
  waitingMax: '1',
  walletKinds: ['bkash'],
};
const lotteryDraft = lottery.getTermsDraft({
  series: 1_960,
  seriesDefault: 1_960,
  playSeries: [],
  stakeMin: '100',
  stakeMax: '100',
  payoutMax: '100',
  exposureMax: null,
  memberStakeMax: null,
  linesMax: 1,
  rebateMax: 0,
  stakeUnit: 'lots',
  playsOff: [],
  drawSource: 'own',
  version: 1,
});
const gameDraft: game.GameDraft = {
  title: { bn: '', en: '' },
  picture: { name: '', image: null },
  isHot: false,
  sort: '0',
  gameClassify: null,
  minBet: '',
  minLineNum: '',
  winMax: '',
  state: 'open',
  maintenanceEndsAt: null,
  opensVendorList: false,
  accountType: null,
};
const someone = { ...broadcast.emptyBroadcast, reach: 'some' } as const;
const channelDraft = {
  ...channel.getTermsDraft(channel.emptyTerms),
  title: { bn: 'x', en: 'x' },
};
const house = { ...channel.createNumberDraft('personal'), number: '01712345678' };

const inChannel = <Name extends channel.TermsField>(
  part: Partial<channel.TermsDraft>,
  name: Name,
) => {
  const read = channel.readTerms({ ...channelDraft, ...part });
  return 'title' in read ? read[name] : null;
};
const inLottery = (part: Partial<lottery.TermsDraft>, name: string): Raw =>
  pick(lottery.getTermsBody({ ...lotteryDraft, ...part }, 1), name);
const inTimetable = (part: object): object | null => {
  const drafted = { ...timetable.getTimetableDraft(period), ...part };
  const read = timetable.readTimetableDraft(drafted);
  return Array.isArray(read) ? null : read;
};
const period = { kind: 'period', periodSeconds: 300, closeBeforeDrawSeconds: 5 } as const;

const limits = {
  'limits.stakeMin': amount((stakeMin) =>
    pick(readLimits({ ...limitDraft, stakeMin }), 'stakeMin'),
  ),
  'limits.stakeMax': amount((stakeMax) =>
    pick(readLimits({ ...limitDraft, stakeMax }), 'stakeMax'),
  ),
  'limits.payoutMax': amount((payoutMax) =>
    pick(readLimits({ ...limitDraft, payoutMax }), 'payoutMax'),
  ),
};

const channelTerms = {
  'terms.minimum': amount((minimum) => inChannel({ minimum }, 'minimum')),
  'terms.maximum': amount((maximum) => inChannel({ maximum }, 'maximum')),
  'terms.quickAmounts[]': amount((typed) => {
    const read = inChannel({ quickAmounts: typed }, 'quickAmounts');
    // A comma at the end of a list parts nothing.
    return typed.endsWith(',') ? null : read?.[0];
  }),
  'terms.numbers[].perDay': amount((perDay) => channel.readNumber({ ...house, perDay })?.perDay),
  'terms.numbers[].perMonth': amount(
    (perMonth) => channel.readNumber({ ...house, perMonth })?.perMonth,
  ),
  'terms.fee.rate': amount((feeRate) => inChannel({ feeRate }, 'fee')?.rate, '1.5'),
  'terms.fee.fixed': amount((feeFixed) => inChannel({ feeFixed }, 'fee')?.fixed),
  'terms.sort': count((sort) => inChannel({ sort }, 'sort')),
  'terms.hours.from': 'not typed',
  'terms.hours.to': 'not typed',
  'terms.levels[]': 'not typed',
} as const;

const promotionTerms = Object.fromEntries(
  (['amount', 'target', 'budget'] as const).map((name) => [
    name,
    amount((typed) => {
      const draft = { ...promotion.emptyPromotion, kind: 'deposit', [name]: typed } as const;
      return promotion.getDraft(draft)[name];
    }),
  ]),
);

const sort = whole({ min: 0, max: 9_999 });
const figure = (name: keyof vendor.Figures, one: typeof amount): TypedField =>
  one((typed) => vendor.readFigures({ ...vendor.emptyVendor, [name]: typed })[name]);
const vendorTerms = {
  operatorId: figure('operatorId', count),
  callsPerMinute: figure('callsPerMinute', count),
  winMax: figure('winMax', amount),
  bonusMax: figure('bonusMax', amount),
  'cards[].sort': whole({ min: 0, max: 999_999 }),
};

const timetableTerms = {
  'timetable.closeBeforeDrawSeconds': count((closeBeforeDrawSeconds) =>
    pick(inTimetable({ closeBeforeDrawSeconds }), 'closeBeforeDrawSeconds'),
  ),
  'timetable.days[].on[]': 'not typed',
  'timetable.periodSeconds': 'not typed',
} as const;

const audience = {
  'audience.balanceAtLeast': amount((balance) =>
    pick(broadcast.readAudience({ ...someone, balance }), 'balanceAtLeast'),
  ),
};

const settings = Object.fromEntries(
  settingRows.flatMap(([name, { control }]) =>
    control.kind === 'number' ? [[name, whole({ min: 0, max: control.max })] as const] : [],
  ),
);

const readSeconds = (typed: string): Raw =>
  getValue(readDecimal(typed, { decimals: 3, max: 60_000 }));
const seconds = field(readSeconds, { decimals: 3, example: '2.5' });
const lengths = whole({ min: 0, max: 999 });

type Fields = Readonly<Record<string, TypedField | 'not typed'>>;

/** The numbers of each call, by its id; `not typed` is chosen, counted or repeated by a program. */
const calls: Readonly<Record<string, Fields>> = {
  'demoAccounts.start': { gatewayVersion: 'not typed' },
  'inhouse.openRound': { stake: amount(readStake) },
  'inhouse.play': { stake: amount(readStake) },
  'inhouse.step': { number: 'not typed' },
  'inhouse.take': { number: 'not typed' },
  'shared.placeBet': { stake: amount(readStake), round: 'not typed', seat: 'not typed' },
  'debts.pay': { amount: 'not typed' },
  'deposits.create': { amount: memberAmount },
  'favourites.create': { 'data.nodeId': 'not typed' },
  'favourites.delete': { 'data.nodeId': 'not typed' },
  'launch.launchGame': {
    accountType: 'not typed',
    clientType: 'not typed',
    confirmTrans: 'not typed',
    nodeId: 'not typed',
  },
  'lottery.placeChase': {
    stakePerLine: slipStake,
    rebate: 'not typed',
    series: 'not typed',
    'tickets[].multiplier': 'not typed',
  },
  'lottery.placeTickets': {
    'tickets[].stakePerLine': slipStake,
    series: 'not typed',
    'tickets[].rebate': 'not typed',
    'tickets[].series': 'not typed',
  },
  'lotteryGroups.buyShares': { shares },
  'lotteryGroups.create': {
    stakePerLine: slipStake,
    shares,
    'own.shares': shares,
    'guarantee.shares': shares,
    feeHundredths: 'not typed',
    series: 'not typed',
  },
  'responsibleGaming.setLimit': {
    amount: amount((typed) => readLimit(typed, { kind: 'deposit', period: 'day' })),
  },
  'responsibleGaming.setRealityCheckInterval': { minutes: 'not typed' },
  'transferWallet.transfer': { amount: memberAmount },
  'withdrawals.confirm': { received: memberAmount },
  'withdrawals.create': { amount: memberAmount, fee: 'not typed' },
  'adjustments.admin.request': { amount: amount((typed) => readAdjustment(typed, 'add')) },
  'alertRules.admin.request': {
    'terms.threshold': amount((typed) => readThreshold('large_win', typed), '50000'),
  },
  'announcements.admin.create': { sort },
  'announcements.admin.update': { sort },
  'broadcasts.admin.preview': audience,
  'broadcasts.admin.send': audience,
  'debts.admin.requestForgiveness': { amount: 'not typed' },
  'depositChannels.requestChannel': channelTerms,
  'depositChannels.requestTerms': channelTerms,
  'gameDesk.requestLimits': limits,
  'games.admin.update': {
    minBet: amount((minBet) => game.readFigures({ ...gameDraft, minBet }).minBet),
    winMax: amount((winMax) => game.readFigures({ ...gameDraft, winMax }).winMax),
    minLineNum: count((minLineNum) => game.readFigures({ ...gameDraft, minLineNum }).minLineNum),
    sort: count((typed) => game.readFigures({ ...gameDraft, sort: typed }).sort),
  },
  'help.admin.update': { sort },
  'jackpots.requestRules': {
    'rules.start': amount((start) => pick(readPotRules({ ...potDraft, start }), 'start')),
    'rules.cap': amount((cap) => pick(readPotRules({ ...potDraft, cap }), 'cap')),
    'rules.rate': field((rate) => pick(readPotRules({ ...potDraft, rate }), 'rate'), {
      decimals: 4,
      example: '0.3',
    }),
  },
  'levelLimits.request': {
    'terms.dayMaximum': amount((dayMaximum) =>
      pick(levelLimits.readLimits({ ...levelDraft, dayMaximum }), 'dayMaximum'),
    ),
    'terms.monthMaximum': amount((monthMaximum) =>
      pick(levelLimits.readLimits({ ...levelDraft, monthMaximum }), 'monthMaximum'),
    ),
  },
  'links.admin.update': { sort },
  'lottery.admin.add': timetableTerms,
  'lottery.admin.enterResult': { 'result[]': 'not typed' },
  'lottery.admin.requestTerms': {
    ...Object.fromEntries(
      (['stakeMin', 'stakeMax', 'payoutMax', 'exposureMax', 'memberStakeMax'] as const).map(
        (name) => [name, amount((typed) => inLottery({ [name]: typed }, name))],
      ),
    ),
    linesMax: count((linesMax) => inLottery({ linesMax }, 'linesMax')),
    rebateMax: count((rebateMax) => inLottery({ rebateMax }, 'rebateMax')),
    series: count((series) => inLottery({ series }, 'series'), '1900'),
    'playSeries[].series': count(lottery.readSeries, '1900'),
  },
  'lottery.admin.updateTimetable': timetableTerms,
  'lotteryCorrections.preview': { 'result[]': 'not typed' },
  'lotteryCorrections.request': { 'result[]': 'not typed' },
  'manualDeposits.recordReceipt': { received: amount(readAmountText) },
  'payoutFees.request': {
    'terms.fixed': amount((fixed) => pick(readFee({ ...feeDraft, fixed }), 'fixed')),
    'terms.minimum': amount((minimum) => pick(readFee({ ...feeDraft, minimum }), 'minimum')),
    'terms.maximum': amount((maximum) => pick(readFee({ ...feeDraft, maximum }), 'maximum')),
    'terms.perMille': count((perMille) => pick(readFee({ ...feeDraft, perMille }), 'perMille')),
  },
  'payoutRules.request': {
    ...Object.fromEntries(
      (['maximum', 'memberDayMaximum', 'dayMaximum'] as const).map((name) => [
        `terms.${name}`,
        amount((typed) => pick(readRule({ ...ruleDraft, [name]: typed }), name)),
      ]),
    ),
    'terms.accountDays': count((accountDays) =>
      pick(readRule({ ...ruleDraft, accountDays }), 'accountDays'),
    ),
    'terms.maximumScore': count((maximumScore) =>
      pick(readRule({ ...ruleDraft, maximumScore }), 'maximumScore'),
    ),
    'terms.levelAtLeast': 'not typed',
  },
  'promotions.admin.create': promotionTerms,
  'promotions.admin.update': promotionTerms,
  'reportOrders.create': { hour: 'not typed' },
  'responsibleGaming.admin.decreaseLimit': {
    amount: amount((typed) => readRestriction(typed, { kind: 'loss', period: 'day' })),
  },
  'settings.admin.update': {
    ...settings,
    'regionPolicies[].cycleMs': seconds,
    'regionPolicies[].slotCycleMs': seconds,
    'regionPolicies[].minimumAge': whole({ min: 18, max: 99 }),
    'registrationFields[].minLength': lengths,
    'registrationFields[].maxLength': lengths,
    status: 'not typed',
  },
  'support.admin.updateChannel': { sort },
  'vendors.admin.create': vendorTerms,
  'vendors.admin.update': vendorTerms,
  'withdrawalTerms.request': {
    'terms.minimum': amount((minimum) =>
      pick(withdrawal.readTerms({ ...withdrawalDraft, minimum }), 'minimum'),
    ),
    'terms.maximum': amount((maximum) =>
      pick(withdrawal.readTerms({ ...withdrawalDraft, maximum }), 'maximum'),
    ),
    'terms.waitingMax': count((waitingMax) =>
      pick(withdrawal.readTerms({ ...withdrawalDraft, waitingMax }), 'waitingMax'),
    ),
  },
};

/** The fields of the calls as `call: path`. */
export const callFields: Fields = Object.fromEntries(
  Object.entries(calls).flatMap(([call, fields]) =>
    Object.entries(fields).map(([path, one]) => [`${call}: ${path}`, one] as const),
  ),
);

/** Fields that no call's shape names: the choices of games, and what pages keep themselves. */
export const otherFields: Readonly<Record<string, TypedField>> = {
  'auto cash-out of Crash': amount(readAuto, '1.5'),
  'target of Limbo': amount(readTarget, '10'),
  'chance of Dice': amount(readChance, '49.5'),
  'sums of autoplay': amount(readSum),
  'limit on time': count((typed) => readLimit(typed, { kind: 'time', period: 'day' })),
  'restriction of time': count((typed) => readRestriction(typed, { kind: 'time', period: 'day' })),
  'threshold in standard deviations': field((typed) => readThreshold('rtp_off', typed), {
    decimals: 3,
    example: '2.5',
  }),
  'threshold in minutes': count((typed) => readThreshold('job_late', typed)),
};

/** The example of a field as it is typed, in both digits. */
export const writeExamples = ({ example }: TypedField): readonly [string, string] => [
  example,
  toBengaliDigits(example),
];

type Json = {
  readonly type?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
};

/** Whether a pattern is one of amounts in minor units: it takes any digits, in one form only. */
function isAmountPattern(pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  const takes = new RegExp(pattern, 'u');
  return takes.test('1') && takes.test('105000') && !takes.test('0105000') && !takes.test('x');
}

function listNumbers(json: Json, path: string): string[] {
  const isNumber =
    json.type === 'integer' || json.type === 'number' || isAmountPattern(json.pattern);
  // A version is what a page was given.
  if (isNumber) return /(?:^|\.)version$/u.test(path) ? [] : [path];
  const parts = [...(json.anyOf ?? []), ...(json.oneOf ?? [])];
  return [
    ...parts.flatMap((part) => listNumbers(part, path)),
    ...(json.items ? listNumbers(json.items, `${path}[]`) : []),
    ...Object.entries(json.properties ?? {}).flatMap(([name, part]) =>
      listNumbers(part, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

/** The numbers that people's browsers send, as `call: path`. Gateways and vendors type none. */
export async function listCallNumbers(): Promise<readonly string[]> {
  const routes = await readRoutes();
  const names = routes
    .filter(({ caller }) => ['anyone', 'member', 'game', 'operator'].includes(caller))
    .flatMap(({ id, body }) => {
      if (!body) return [];
      const json = body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Json;
      return listNumbers(json, '').map((path) => `${id}: ${path}`);
    });
  return [...new Set(names)];
}

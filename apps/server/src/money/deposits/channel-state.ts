import type {
  ChannelHours,
  ChannelNumber,
  ChannelTerms,
} from '@khelaghor/contract/money/deposit-channels.ts';
import { hasPayMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import { isHouseNumber } from '@khelaghor/contract/money/manual-providers.ts';
import type { DepositChannel } from '@khelaghor/contract/money/deposits.ts';
import { dayMs, minuteMs } from '@khelaghor/time/durations.ts';
import { getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { getProvider } from './manual-state.ts';

/** Whether a time of the day in Dhaka is within the hours of a channel. */
export function isWithinHours(hours: ChannelHours | null, nowMs: number): boolean {
  if (hours === null) return true;
  const { from, to } = hours;
  const minute = Math.floor((nowMs - startOfDhakaDay(getDhakaDay(nowMs))) / minuteMs);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * Decides why a channel takes no deposit now; null: it does.
 * @param country of the member's address; null when it is known for none, which closes nothing
 */
export function getClosedReason(
  channel: { readonly isOpen: boolean; readonly terms: Pick<ChannelTerms, 'hours' | 'countries'> },
  { country, now }: { readonly country: string | null; readonly now: Date },
): DepositChannel['closed'] {
  const { hours, countries } = channel.terms;
  if (!channel.isOpen) return 'paused';
  if (country !== null && countries.length > 0 && !countries.includes(country)) return 'country';
  return isWithinHours(hours, now.getTime()) ? null : 'hours';
}

/** Whether members of a level see a channel. */
export const isForLevel = ({ levels }: Pick<ChannelTerms, 'levels'>, level: number): boolean =>
  levels.length === 0 || levels.includes(level);

/** Whether a number may take as much in a month as on a day. */
const hasLimitsInOrder = ({ perDay, perMonth }: ChannelNumber): boolean =>
  perDay === null || perMonth === null || BigInt(perMonth) >= BigInt(perDay);

/** Whether terms contradict each other or the gateway; returns the first wrong field. */
export function findTermsFault(
  terms: ChannelTerms,
  gateway: string,
): 'maximum' | 'quickAmounts' | 'hours' | 'numbers' | 'payBy' | null {
  const minimum = BigInt(terms.minimum);
  const maximum = BigInt(terms.maximum);
  if (maximum < minimum) return 'maximum';
  const fits = (amount: string) => BigInt(amount) >= minimum && BigInt(amount) <= maximum;
  if (!terms.quickAmounts.every(fits)) return 'quickAmounts';
  const provider = getProvider(gateway);
  const numbers = new Set(terms.numbers.map(({ number }) => number));
  const isBank = provider === 'bank';
  const suits = (one: ChannelNumber): boolean =>
    provider !== null &&
    (one.type === 'account') === isBank &&
    isHouseNumber(one.type, one.number) &&
    hasLimitsInOrder(one);
  if (numbers.size < terms.numbers.length || !terms.numbers.every(suits)) return 'numbers';
  const means = new Set(terms.payBy);
  if (means.size < terms.payBy.length || (means.size > 0 && !hasPayMeans(gateway))) return 'payBy';
  return terms.hours !== null && terms.hours.from === terms.hours.to ? 'hours' : null;
}

/** The time that the counts of a channel cover. */
export const healthMs = dayMs;

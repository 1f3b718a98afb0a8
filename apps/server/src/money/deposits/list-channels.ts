import type { listChannels } from '@khelaghor/contract/money/deposits.ts';
import type { ChannelNumber } from '@khelaghor/contract/money/deposit-channels.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context } from '../../lib/context.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { readLevel } from '../../account/documents/index.ts';
import { readDepositLeft } from '../../account/responsible-gaming/index.ts';
import { getPaymentGateway } from '../gateways/index.ts';
import { readLevelLimit } from '../level-limits/index.ts';
import { readCashWallet } from '../wallet/index.ts';
import { getClosedReason, isForLevel } from './channel-state.ts';
import { findLastChannel, listEnabledChannels } from './channel-store.ts';
import type { Channel } from './channel-store.ts';
import { listFullChannels } from './number-store.ts';
import { getProvider } from './manual-state.ts';

/** Whether the site can take money through a channel: by an account, or by an active number. */
export const isConfigured = (
  ctx: Context,
  { gateway, terms }: Pick<Channel, 'gateway' | 'terms'>,
): boolean =>
  getProvider(gateway) === null
    ? getPaymentGateway(ctx, gateway) !== null
    : terms.numbers.some(({ active }) => active);

/** The level that a member's identity document gives them now. */
const readMemberLevel = (ctx: Context, memberId: string): Promise<number> =>
  readLevel(ctx.db, memberId, formatDhakaDate(ctx.clock.now().getTime()));

const hasLimit = ({ perDay, perMonth }: ChannelNumber): boolean =>
  perDay !== null || perMonth !== null;

/** The member who pays in, and the address of their call. */
export type Payer = { readonly memberId: string; readonly ip: string };

/**
 * The channels that suit the member's money and level, at gateways where the site has an account;
 * the one that they used last comes first. A channel that is closed now says why.
 */
export async function listChannelsFor(
  ctx: Context,
  { memberId, ip }: Payer,
): Promise<ValueOf<typeof listChannels>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const now = ctx.clock.now();
  const [enabled, last, left, levelLimit] = await Promise.all([
    listEnabledChannels(ctx.db, currency),
    findLastChannel(ctx.db, memberId),
    readDepositLeft(ctx.db, memberId, currency, now),
    readLevelLimit(ctx.db, { memberId, currency }, now),
  ]);
  const level = await readMemberLevel(ctx, memberId);
  const offered = enabled.filter((one) => isConfigured(ctx, one) && isForLevel(one.terms, level));
  const limited = offered.filter(({ terms }) => terms.numbers.some(hasLimit));
  const full = await listFullChannels(
    ctx.db,
    limited.map(({ code, terms: { minimum } }) => ({ code, minimum })),
    now,
  );
  const isLast = ({ code }: Channel): boolean => code === last;
  const channels = [...offered.filter(isLast), ...offered.filter((one) => !isLast(one))];
  const visit = { country: getCountry(ip), now };
  return {
    currency,
    left: left === null ? null : String(left),
    levelLimit,
    channels: channels.map((channel) => ({
      channel: channel.code,
      title: channel.terms.title,
      note: channel.terms.note,
      icon: channel.terms.icon,
      logo: channel.terms.logo,
      minimum: channel.terms.minimum,
      maximum: channel.terms.maximum,
      quickAmounts: channel.terms.quickAmounts,
      fee: channel.terms.fee,
      sandbox: channel.sandbox,
      isManual: getProvider(channel.gateway) !== null,
      isBank: getProvider(channel.gateway) === 'bank',
      hours: channel.terms.hours,
      closed: getClosedReason(channel, visit) ?? (full.has(channel.code) ? 'full' : null),
    })),
  };
}

/** Returns the channel of a new deposit; null when it takes none from this member now. */
export async function findOpenChannel(
  ctx: Context,
  { memberId, ip }: Payer,
  code: string,
): Promise<Channel | null> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const enabled = await listEnabledChannels(ctx.db, currency);
  const channel = enabled.find((one) => one.code === code);
  if (!channel || !isConfigured(ctx, channel)) return null;
  if (!isForLevel(channel.terms, await readMemberLevel(ctx, memberId))) return null;
  const visit = { country: getCountry(ip), now: ctx.clock.now() };
  return getClosedReason(channel, visit) === null ? channel : null;
}

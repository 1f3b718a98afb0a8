import type { DepositChannel, listChannels } from '@khelaghor/contract/money/deposits.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Context } from '../../lib/context.ts';
import { readCashWallet } from '../wallet/index.ts';
import { openChannels } from './store.ts';

/** The ways to pay in that suit the member's money. */
export async function listChannelsFor(
  ctx: Context,
  memberId: string,
): Promise<ValueOf<typeof listChannels>> {
  const { currency } = await readCashWallet(ctx.db, memberId);
  const channels = await openChannels(ctx.db, currency);
  return {
    currency,
    channels: channels.map((channel) => ({
      channel: channel.code,
      title: { bn: channel.titleBn, en: channel.titleEn },
      note: { bn: channel.noteBn, en: channel.noteEn },
      icon: channel.icon as DepositChannel['icon'],
      minimum: String(channel.minimumMinor),
      maximum: String(channel.maximumMinor),
      quickAmounts: channel.quickAmountsMinor.map(String),
      sandbox: channel.sandbox,
    })),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { channelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import { currency } from '@khelaghor/contract/lib/shapes.ts';
import { z } from 'zod';
import { applyEach, judgeEach } from '../../lib/configuration-section.ts';
import type {
  ConfigurationAct,
  ConfigurationChange,
  ConfigurationSection,
} from '../../lib/configuration-section.ts';
import type { Context } from '../../lib/context.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import { findChannel, listAllChannels } from './channel-store.ts';
import type { Channel } from './channel-store.ts';
import { checkTerms, requestTerms, switchChannel } from './edit-channels.ts';
import { findGatewayOf, requestChannel } from './request-channel.ts';

const channelValue = z.object({
  gateway: z.string().max(40),
  currency,
  enabled: z.boolean(),
  terms: channelTerms,
});
type ChannelValue = z.infer<typeof channelValue>;
type Change = ConfigurationChange<ChannelValue>;

const toValue = ({ gateway, currency: money, enabled, terms }: Channel): ChannelValue => ({
  gateway,
  currency: money,
  enabled,
  terms,
});

/** Returns why a channel cannot become as a file says, or null. */
async function findFailure(
  { db }: Context,
  { id, before, after }: Change,
): Promise<Failure | null> {
  if (!before && (findGatewayOf(id) !== after.gateway || after.currency !== 'BDT'))
    return refuse('configuration_unknown');
  if (before && (before.gateway !== after.gateway || before.currency !== after.currency))
    return refuse('channel_gateway_fixed');
  const checked = await checkTerms(db, after.terms, after.gateway);
  return checked.ok ? null : checked;
}

/** Requests a channel that another site has. */
async function requestTwin(
  ctx: Context,
  { id: code, after: { enabled, terms } }: Change,
  { caller, reason }: ConfigurationAct,
): Promise<Result<null>> {
  const gateway = findGatewayOf(code);
  if (gateway === null) return refuse('configuration_unknown');
  const asked = { key: ctx.random.id(), gateway, terms, reason };
  return requestChannel(ctx, caller, asked, { code, enabled });
}

/** Switches a channel at once, and requests its other terms. */
async function changeChannel(
  ctx: Context,
  change: Change,
  act: ConfigurationAct,
): Promise<Result<null>> {
  const { id: channel, before, after } = change;
  const now = await findChannel(ctx.db, channel);
  if (!isDeepStrictEqual(now && toValue(now), before)) return refuse('state_changed');
  if (!now) return requestTwin(ctx, change, act);
  const by = { channel, caller: act.caller };
  const switched = await switchChannel(ctx, by, after.enabled);
  if (!switched.ok || isDeepStrictEqual(now.terms, after.terms)) return switched;
  const { reason } = act;
  const asked = { key: ctx.random.id(), version: now.version, terms: after.terms, reason };
  const requested = await requestTerms(ctx, by, asked);
  return requested.ok ? ok(null) : requested;
}

/** Deposit channels with the numbers of the house. The switch of the audit is not part of them. */
export const channelSection: ConfigurationSection<ChannelValue> = {
  name: 'channels',
  getSchema: () => channelValue,
  read: async ({ db }) =>
    (await listAllChannels(db)).map((channel) => ({ id: channel.code, value: toValue(channel) })),
  judge: (ctx, changes) => judgeEach(changes, (change) => findFailure(ctx, change)),
  apply: (ctx, changes, act) => applyEach(changes, (change) => changeChannel(ctx, change, act)),
};

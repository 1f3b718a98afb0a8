import { isDeepStrictEqual } from 'node:util';
import type * as contract from '@khelaghor/contract/money/deposit-channels.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { checkRepeat, judgeSecondOperator, toOperatorRequest } from '../../lib/operator-request.ts';
import { isLogo } from '../../site/media/index.ts';
import { findTermsFault, healthMs } from './channel-state.ts';
import { isConfigured } from './list-channels.ts';
import { getProvider } from './manual-state.ts';
import {
  endTermsRequest,
  insertChannel,
  insertTermsRequest,
  listAllChannels,
  lockChannel,
  lockTermsRequest,
  readHealth,
  readWaitingTerms,
  writeSwitch,
  writeTerms,
} from './channel-store.ts';
import type { TermsRequest } from './channel-store.ts';

/** A channel, and the operator who does something about it. */
export type ChannelByOperator = { readonly channel: string; readonly caller: OperatorCaller };

type Refusal<Route extends { refusals: readonly string[] }> = Route['refusals'][number];

/** Returns all channels as an operator sees them. */
export async function readDeskChannels(
  ctx: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof contract.listDeskChannels>> {
  const [channels, waiting, health] = await Promise.all([
    listAllChannels(ctx.db),
    readWaitingTerms(ctx.db),
    readHealth(ctx.db, new Date(ctx.clock.now().getTime() - healthMs)),
  ]);
  return {
    asked: [...waiting.values()].flatMap((request) =>
      request.gateway === null
        ? []
        : [
            {
              ...toOperatorRequest(request, caller),
              channel: request.channel,
              gateway: request.gateway,
              terms: request.terms,
            },
          ],
    ),
    channels: channels.map(({ code, gateway, currency, terms, version, enabled, isOpen }) => {
      const request = waiting.get(code);
      const known = health.get(code);
      return {
        channel: code,
        gateway,
        currency,
        terms,
        version,
        enabled,
        isOpen,
        isManual: getProvider(gateway) !== null,
        isBank: getProvider(gateway) === 'bank',
        isConfigured: isConfigured(ctx, { gateway, terms }),
        health: {
          confirmed: known?.confirmed ?? 0,
          failed: known?.failed ?? 0,
          lastConfirmedAt: known?.lastConfirmedAt?.toISOString() ?? null,
          lastFailedAt: known?.lastFailedAt?.toISOString() ?? null,
        },
        waiting: request ? { ...toOperatorRequest(request, caller), terms: request.terms } : null,
      };
    }),
  };
}

/** Logs an operator's act about a channel. */
export const noteChannel = (
  ctx: Context,
  tx: Tx,
  kind:
    | 'add_asked'
    | 'added'
    | 'terms_asked'
    | 'terms_changed'
    | 'terms_withdrawn'
    | 'switched_on'
    | 'switched_off',
  { channel, caller }: ChannelByOperator,
  detail: Record<string, unknown>,
): Promise<void> =>
  logEvent(ctx, tx, {
    kind: `deposit_channel.${kind}`,
    actor: getOperatorActor(caller.username),
    subject: `deposit_channel:${channel}`,
    detail,
  });

/** Refuses terms that contradict each other or name a logo that was not uploaded. */
export async function checkTerms(
  db: Database,
  terms: contract.ChannelTerms,
  gateway: string,
): Promise<Result<null, 'channel_terms_contradict' | 'image_missing'>> {
  const fault = findTermsFault(terms, gateway);
  if (fault) {
    const code = 'channel_terms_contradict';
    return refuse(code, { fields: { [fault]: { code } } });
  }
  if (terms.logo === null || (await isLogo(db, terms.logo))) return ok(null);
  return refuse('image_missing', { fields: { logo: { code: 'image_missing' } } });
}

/** Requests other terms of a channel, once for each key. */
export function requestTerms(
  ctx: Context,
  by: ChannelByOperator,
  { key, version, terms, reason }: ParsedBody<typeof contract.requestChannelTerms>,
): Promise<Result<null, Refusal<typeof contract.requestChannelTerms>>> {
  return transact(ctx, async (tx) => {
    const channel = await lockChannel(tx, by.channel);
    if (!channel) return refuse('channel_unknown');
    const known = await lockTermsRequest(tx, by.channel, key);
    if (known) {
      const isSame = isDeepStrictEqual(known.terms, terms);
      const repeat = checkRepeat(known, { reason, caller: by.caller, isSame });
      return repeat.ok ? ok(null) : repeat;
    }
    if (channel.version !== version) return refuse('terms_changed');
    const checked = await checkTerms(tx, terms, channel.gateway);
    if (!checked.ok) return checked;
    const asked = { askedBy: by.caller.operatorId, askedAt: ctx.clock.now() };
    const row = { id: key, channel: by.channel, gateway: null, version, terms, reason, ...asked };
    if (!(await insertTermsRequest(tx, row))) return refuse('request_waits');
    const detail = { reason, request: key, before: channel.terms, after: terms };
    await noteChannel(ctx, tx, 'terms_asked', by, detail);
    return ok(null);
  });
}

/** Adds the channel of a request that another operator confirms. */
async function addChannel(
  ctx: Context,
  tx: Tx,
  by: ChannelByOperator,
  { id, reason, terms, gateway, enabled }: TermsRequest,
): Promise<Result<null, 'channel_unknown'>> {
  if (gateway === null) return refuse('channel_unknown');
  await insertChannel(tx, { code: by.channel, gateway, enabled, terms });
  const detail = { reason, request: id, gateway, enabled, after: terms };
  await noteChannel(ctx, tx, 'added', by, detail);
  return ok(null);
}

/**
 * Gives a channel the terms that another operator requested, or adds the channel. A repeat changes
 * nothing.
 */
export function confirmTerms(
  ctx: Context,
  by: ChannelByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.confirmChannelTerms>>> {
  return transact(ctx, async (tx) => {
    const channel = await lockChannel(tx, by.channel);
    const request = await lockTermsRequest(tx, by.channel, requestId);
    if (!channel && !request) return refuse('channel_unknown');
    const judged = judgeSecondOperator(request, by.caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(null);
    if (channel && channel.version !== request.version) return refuse('terms_changed');
    const { id, reason, terms } = request;
    const end = { endedBy: by.caller.operatorId, endedAt: ctx.clock.now() };
    await endTermsRequest(tx, id, { outcome: 'done', ...end });
    if (!channel) return addChannel(ctx, tx, by, request);
    await writeTerms(tx, channel, terms);
    const detail = { reason, request: id, before: channel.terms, after: terms };
    await noteChannel(ctx, tx, 'terms_changed', by, detail);
    return ok(null);
  });
}

/** Withdraws a request that waits, or rejects that of another operator. */
export function withdrawTerms(
  ctx: Context,
  by: ChannelByOperator,
  requestId: string,
): Promise<Result<null, Refusal<typeof contract.withdrawChannelTerms>>> {
  return transact(ctx, async (tx) => {
    const channel = await lockChannel(tx, by.channel);
    const request = await lockTermsRequest(tx, by.channel, requestId);
    if (!channel && !request) return refuse('channel_unknown');
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: by.caller.operatorId, endedAt: ctx.clock.now() };
    await endTermsRequest(tx, request.id, { outcome: 'withdrawn', ...end });
    await noteChannel(ctx, tx, 'terms_withdrawn', by, { request: requestId });
    return ok(null);
  });
}

/** Switches a channel for new deposits. Deposits in progress come to their end. */
export function switchChannel(
  ctx: Context,
  by: ChannelByOperator,
  enabled: boolean,
): Promise<Result<null, Refusal<typeof contract.switchChannel>>> {
  return transact(ctx, async (tx) => {
    const channel = await lockChannel(tx, by.channel);
    if (!channel) return refuse('channel_unknown');
    if (channel.enabled === enabled) return ok(null);
    await writeSwitch(tx, by.channel, enabled);
    await noteChannel(ctx, tx, enabled ? 'switched_on' : 'switched_off', by, {});
    return ok(null);
  });
}

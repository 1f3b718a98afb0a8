import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pushDevicesMax } from '@khelaghor/contract/site/web-push.ts';
import type { renewPush, subscribePush } from '@khelaghor/contract/site/web-push.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { pushCookie, pushCookieSeconds } from './browser-cookie.ts';
import { isPushEndpoint } from './endpoint-rules.ts';
import type { PushTarget } from './post-push.ts';
import { listSubscriptions } from './store.ts';

const label = 'push-target';

export const openTarget = (ctx: Context, sealed: Uint8Array): PushTarget =>
  JSON.parse(ctx.secrets.decrypt(label, sealed).toString()) as PushTarget;

const sealTarget = (ctx: Context, target: PushTarget) =>
  ctx.secrets.encrypt(label, Buffer.from(JSON.stringify(target)));

const hashEndpoint = (ctx: Context, endpoint: string): string => ctx.secrets.mac(label, endpoint);

/** Locks the count of a member, and an address, for which two members may ask at once. */
async function lockAddress(tx: Tx, memberId: string, endpointHash: string): Promise<void> {
  for (const key of [`push:${memberId}`, `push:${endpointHash}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

type Subscribing = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly browserHash: string;
  readonly target: PushTarget;
};

/**
 * Stores a subscription in place of all others of this browser and of this address, whose members
 * may be others. Returns false when the member has as many as they may.
 */
async function replace(ctx: Context, tx: Tx, subscribing: Subscribing): Promise<boolean> {
  const { memberId, sessionId, browserHash, target } = subscribing;
  const endpointHash = hashEndpoint(ctx, target.endpoint);
  await lockAddress(tx, memberId, endpointHash);
  await tx
    .deleteFrom('pushSubscription')
    .where((eb) =>
      eb.or([
        eb('endpointHash', '=', endpointHash),
        eb('browserHash', '=', browserHash),
        eb('sessionId', '=', sessionId),
      ]),
    )
    .execute();
  const present = await listSubscriptions(tx, memberId);
  if (present.length >= pushDevicesMax) return false;
  await tx
    .insertInto('pushSubscription')
    .values({
      id: ctx.random.id(),
      memberId,
      sessionId,
      browserHash,
      endpointHash,
      targetSealed: sealTarget(ctx, target),
      createdAt: ctx.clock.now(),
    })
    .execute();
  return true;
}

/** Sends the member's messages to this browser too, from now on. */
export async function addSubscription(
  ctx: Context,
  { memberId, sessionId }: MemberCaller,
  { endpoint, keys }: ParsedBody<typeof subscribePush>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Result<null, (typeof subscribePush)['refusals'][number]>> {
  if (!isPushEndpoint(endpoint, ctx.config.outside.pushStandIn))
    return refuse('push_endpoint_refused');
  const browserHash =
    pushCookie.readHash(ctx, request) ?? pushCookie.issueToken(ctx, reply, pushCookieSeconds);
  const target = { endpoint, keys };
  const isStored = await transact(ctx, (tx) =>
    replace(ctx, tx, { memberId, sessionId, browserHash, target }),
  );
  return isStored ? ok(null) : refuse('push_devices_full');
}

/** Returns the subscription of a member at an address, or without one in the caller's browser. */
async function findOwn(
  ctx: Context,
  tx: Tx,
  memberId: string,
  { before, request }: { readonly before: string | null; readonly request: FastifyRequest },
): Promise<string | null> {
  const browserHash = pushCookie.readHash(ctx, request);
  if (before === null && browserHash === null) return null;
  const found = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('memberId', '=', memberId)
    .where((eb) =>
      before === null
        ? eb('browserHash', '=', browserHash)
        : eb('endpointHash', '=', hashEndpoint(ctx, before)),
    )
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Writes the address that a push service gave a browser in place of the one before. Pushes that
 * wait go to the new one. Without a subscription of the member nothing changes: it was ended.
 */
export async function renewSubscription(
  ctx: Context,
  { memberId, sessionId }: MemberCaller,
  { before, ...target }: ParsedBody<typeof renewPush>,
  request: FastifyRequest,
): Promise<Result<null, (typeof renewPush)['refusals'][number]>> {
  if (!isPushEndpoint(target.endpoint, ctx.config.outside.pushStandIn))
    return refuse('push_endpoint_refused');
  const endpointHash = hashEndpoint(ctx, target.endpoint);
  await transact(ctx, async (tx) => {
    await lockAddress(tx, memberId, endpointHash);
    const id = await findOwn(ctx, tx, memberId, { before, request });
    if (id === null) return;
    await tx
      .deleteFrom('pushSubscription')
      .where('id', '<>', id)
      .where((eb) =>
        eb.or([eb('endpointHash', '=', endpointHash), eb('sessionId', '=', sessionId)]),
      )
      .execute();
    await tx
      .updateTable('pushSubscription')
      .set({ sessionId, endpointHash, targetSealed: sealTarget(ctx, target) })
      .where('id', '=', id)
      .execute();
  });
  return ok(null);
}

import * as contract from '@khelaghor/contract/site/web-push.ts';
import { ok } from '../../lib/http/result.ts';
import { getDevice } from '../../lib/http/device-of.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { listSubscriptions, removeSubscription } from './store.ts';
import { addSubscription, renewSubscription } from './subscribe.ts';
import { getVapidKeys } from './vapid-keys.ts';

async function readDevices(ctx: Context, { memberId, sessionId }: MemberCaller) {
  const rows = await listSubscriptions(ctx.db, memberId);
  const devices = rows.map((row) => ({
    id: row.id,
    ...getDevice(row.userAgent),
    since: row.createdAt.toISOString(),
    isThis: row.sessionId === sessionId,
  }));
  return ok({ publicKey: getVapidKeys(ctx).publicKey, devices });
}

/** The browsers that get a member's messages while the site is closed. */
export function pushRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listPushDevices, ({ caller }) => readDevices(ctx, caller));
  bind(
    contract.subscribePush,
    async ({ body, caller, request, reply }) => {
      const subscribed = await addSubscription(ctx, caller, body, { request, reply });
      return subscribed.ok ? readDevices(ctx, caller) : subscribed;
    },
    { perMinute: 10 },
  );
  bind(
    contract.renewPush,
    async ({ body, caller, request }) => {
      const renewed = await renewSubscription(ctx, caller, body, request);
      return renewed.ok ? readDevices(ctx, caller) : renewed;
    },
    { perMinute: 10 },
  );
  bind(contract.removePushDevice, async ({ params, caller }) => {
    await removeSubscription(ctx.db, caller.memberId, params.id);
    return readDevices(ctx, caller);
  });
}

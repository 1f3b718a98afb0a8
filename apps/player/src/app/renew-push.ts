import type { CallReply, Endpoint } from '@khelaghor/client/endpoint.ts';
import { pushList, pushRenew } from '@khelaghor/client/routes/site.gen.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';

/** A browser's subscription, as far as it is told to the server. */
type Subscription = Pick<PushSubscription, 'endpoint' | 'toJSON'>;

/** A browser replaced its subscription, or ended it. Some name neither the old nor the new one. */
export type SubscriptionChange = {
  readonly oldSubscription?: Subscription | null;
  readonly newSubscription?: Subscription | null;
};

/** Where the browser subscribes. */
export type PushSubscriber = {
  subscribe(options: {
    userVisibleOnly: true;
    applicationServerKey: string;
  }): Promise<Subscription>;
};

/** Calls the server as pages do, whose caller does not fit into one file. Null: refused. */
async function call<R extends RouteShape>(
  endpoint: Endpoint<R>,
  body?: object,
): Promise<ValueOf<R> | null> {
  const response = await fetch(endpoint.path, {
    method: endpoint.method ?? 'GET',
    headers: { 'x-khelaghor': '1', ...(body && { 'content-type': 'application/json' }) },
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as CallReply<R>;
  return reply.success ? reply.value : null;
}

/**
 * Subscribes again, unless the browser has done so, and tells the server the new address. Without a
 * session, or when the member has no such browser, it does nothing: the subscription was ended.
 */
export async function renewPush(
  { oldSubscription, newSubscription }: SubscriptionChange,
  subscriber: PushSubscriber,
): Promise<void> {
  const known = await call(pushList);
  if (known === null || known.devices.length === 0) return;
  const subscription =
    newSubscription ??
    (await subscriber.subscribe({ userVisibleOnly: true, applicationServerKey: known.publicKey }));
  const { endpoint, keys } = subscription.toJSON();
  await call(pushRenew, { before: oldSubscription?.endpoint ?? null, endpoint, keys });
}

import { z } from 'zod';
import { browserName, systemName } from '../lib/device-names.ts';
import { route } from '../lib/route.ts';
import { id, instant } from '../lib/shapes.ts';

/** Browsers that show a member's messages while the site is closed (RFC 8030). */

/** Maximum browsers of one member that get messages. */
export const pushDevicesMax = 10;

export const pushDevice = z.object({
  id,
  browser: browserName.nullable(),
  system: systemName.nullable(),
  since: instant,
  /** The browser of the caller. */
  isThis: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const pushDevices = z.object({
  /** The server's key (RFC 8292) with which browsers subscribe: a P-256 point in base64url. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
});

export const listPushDevices = route.member('GET /wps/member/push', {
  id: 'push.list',
  summary: 'Lists the browsers that get the member’s messages, oldest first',
  value: pushDevices,
});

/** A P-256 point, uncompressed, and 16 bytes, both in base64url. */
const publicPoint = z.string().regex(/^B[\w-]{86}=?$/);
const authSecret = z.string().regex(/^[\w-]{22}(?:==)?$/);

const endpoint = z.string().min(1).max(1_000);
const subscription = {
  endpoint,
  keys: z.strictObject({ p256dh: publicPoint, auth: authSecret }),
};

export const subscribePush = route.member('POST /wps/member/push', {
  id: 'push.subscribe',
  summary: 'Sends the member’s messages to this browser too, and no longer those of another member',
  body: z.strictObject(subscription),
  value: pushDevices,
  refusals: ['push_endpoint_refused', 'push_devices_full'],
});

export const renewPush = route.member('PUT /wps/member/push', {
  id: 'push.renew',
  summary: 'Replaces the address of a browser of the member; one that is unknown stays so',
  body: z.strictObject({
    ...subscription,
    /** The address before; null: the browser lost it, and is known by its cookie. */
    before: endpoint.nullable(),
  }),
  value: pushDevices,
  refusals: ['push_endpoint_refused'],
});

export const removePushDevice = route.member('DELETE /wps/member/push/:id', {
  id: 'push.remove',
  summary: 'Ends the messages to a browser of the member; one that is gone stays gone',
  params: z.object({ id }),
  value: pushDevices,
});

import { z } from 'zod';
import { mediaHash, storedImage } from './media.ts';
import { defineEdit, defineSave, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { id, instant } from '../lib/shapes.ts';
import { qrCode } from './status.ts';
import { defineName } from '../lib/typed-fields.ts';

/** What lies outside the site and belongs to it: places on the web, and people to talk to. */

export const csType = z.enum(['LIVECHAT', 'WHATSAPP', 'TELEGRAM', 'FACEBOOK', 'VIP']);
export type CsType = z.infer<typeof csType>;

export const resourceType = z.enum([
  'ANDROID',
  'IOS',
  'FACEBOOK',
  'INSTAGRAM',
  'TELEGRAM',
  'YOUTUBE',
  'WEBSITE',
]);
export type ResourceType = z.infer<typeof resourceType>;

export const resource = z.object({
  resourceType,
  url: z.string(),
  /** The picture of a QR code that was brought; empty: the page draws one itself. */
  qrCodeUrl: z.string(),
  labelNameBn: z.string(),
  labelNameEn: z.string(),
});
export type Resource = z.infer<typeof resource>;

/** A link as its own page shows it: with a code that a phone's camera reads. */
const link = resource.extend({
  /** Drawn from the address; null where a picture of a code was brought. */
  qr: qrCode.nullable(),
});
export type ResourceLink = z.infer<typeof link>;

export const resourceLinks = route.anyone('GET /wps/system/resources', {
  id: 'links.list',
  summary: 'Lists the external links, each with a QR code',
  value: z.object({ links: z.array(link) }),
});

/** A channel that is open. `path` is the call that says where it leads. */
export const customerServiceEntry = z.object({ csType, path: z.string() });
export type CustomerServiceEntry = z.infer<typeof customerServiceEntry>;

/** A public key of a browser, made for one request: an uncompressed point of P-256, base64url. */
const replyKey = z.string().regex(/^[\w-]{87}$/);

/** A reply that only the browser that asked can open: HPKE base mode, as bodies in envelope.ts. */
export const sealedReply = z.object({ enc: z.string(), ciphertext: z.string() });
export type SealedReply = z.infer<typeof sealedReply>;

/** What is sealed. Of the paths type 3 is a page on the web. */
export const servicePaths = z.object({
  version: z.object({
    pathList: z.array(z.object({ type: z.number().int(), path: z.string() })),
  }),
});
export type ServicePaths = z.infer<typeof servicePaths>;

export const customerServicePath = '/wps/relay/MCSFE_getCustomerService';

export const openCustomerService = route.anyone(`GET ${customerServicePath}`, {
  id: 'support.open',
  duringMaintenance: true,
  summary:
    'Where a channel of customer service is, sealed to the key of the request. VIP is for members ' +
    'above rank 4; others get live chat',
  query: z.object({ csType, key: replyKey }),
  value: sealedReply,
  refusals: ['service_closed'],
});

const label = defineName(60);
const webAddress = z.string().trim().max(500);

export const resourceDraft = z.object({
  resourceType,
  url: webAddress,
  /** A picture that was brought, or null. */
  qrCode: mediaHash.nullable(),
  labelNameBn: label.min(1),
  labelNameEn: label.min(1),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  enabled: z.boolean(),
  sort: z.number().int().min(0).max(9_999),
});
export type ResourceDraft = z.infer<typeof resourceDraft>;

export const adminLink = resourceDraft.extend({
  id,
  /** The picture behind `qrCode`, with its sizes. */
  qrImage: storedImage.nullable(),
  /** The code that the site draws of the address where none was brought. */
  qr: qrCode,
  changedAt: instant,
  changedBy: z.string(),
  revision,
});
export type AdminLink = z.infer<typeof adminLink>;

export const channelDraft = z.object({
  csType,
  url: webAddress,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  enabled: z.boolean(),
  sort: z.number().int().min(0).max(9_999),
});
export type ChannelDraft = z.infer<typeof channelDraft>;

export const adminChannel = channelDraft.extend({
  id,
  changedAt: instant,
  changedBy: z.string(),
  revision,
});
export type AdminChannel = z.infer<typeof adminChannel>;

/** A host that customer service may lead to. */
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .regex(/^(?=.*\.)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/);

export const supportSettings = z.object({
  resources: z.array(adminLink),
  channels: z.array(adminChannel),
  /** The hosts that channels may lead to. */
  hosts: z.array(z.string()),
  hostsRevision: revision,
});
export type SupportSettings = z.infer<typeof supportSettings>;

export const getSupportSettings = route.operator('GET /operator/contacts', {
  id: 'links.admin.list',
  permission: 'content.see',
  summary: 'Lists the links, the customer service channels, and the allowed hosts',
  value: supportSettings,
});

export const putResource = route.operator('PUT /operator/resources/:id', {
  id: 'links.admin.update',
  permission: 'content.act',
  summary: 'Creates or changes a link; the page creates its id',
  params: z.object({ id }),
  body: defineSave(resourceDraft),
  value: adminLink,
  refusals: [
    'address_refused',
    'changed_meanwhile',
    'image_missing',
    'resource_unknown',
    'schedule_invalid',
  ],
});

export const removeResource = route.operator('DELETE /operator/resources/:id', {
  id: 'links.admin.delete',
  permission: 'content.act',
  summary: 'Removes a link',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['resource_unknown'],
});

export const putChannel = route.operator('PUT /operator/customer-service/:id', {
  id: 'support.admin.updateChannel',
  permission: 'content.act',
  summary: 'Creates or changes a channel; its address must be https on an allowed host',
  params: z.object({ id }),
  body: defineSave(channelDraft),
  value: adminChannel,
  refusals: [
    'address_refused',
    'changed_meanwhile',
    'host_not_allowed',
    'resource_unknown',
    'schedule_invalid',
  ],
});

export const removeChannel = route.operator('DELETE /operator/customer-service/:id', {
  id: 'support.admin.deleteChannel',
  permission: 'content.act',
  summary: 'Removes a channel',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['resource_unknown'],
});

export const hostFields = z.object({ hosts: z.array(hostName).max(50) });

export const putHosts = route.operator('PUT /operator/customer-service-hosts', {
  id: 'support.admin.updateHosts',
  permission: 'content.act',
  summary: 'Sets the allowed hosts; channels on other hosts close at once',
  body: defineEdit(hostFields),
  value: supportSettings,
  refusals: ['changed_meanwhile'],
});

import { z } from 'zod';
import { messageLink } from '../site/member-messages.ts';
import { defineSave, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  definePage,
  id,
  instant,
  language,
  localText,
  pageQuery,
} from '../lib/shapes.ts';
import { defineAccount, defineLines, defineName } from '../lib/typed-fields.ts';

/** Messages that operators write to one member, to some, or to all. */

const line = (max: number) => defineLines(max).min(1);
const inBoth = (max: number) => z.object({ bn: line(max), en: line(max) });

/** Plain text. A name in braces stands for a value, such as {account} or {prize}. */
const texts = { title: inBoth(80), body: inBoth(1_000), link: messageLink.nullable() };

export const broadcastTemplateDraft = z.object({ name: line(60), ...texts });
export type BroadcastTemplateDraft = z.infer<typeof broadcastTemplateDraft>;

export const broadcastTemplate = broadcastTemplateDraft.extend({
  id,
  changedAt: instant,
  changedBy: z.string(),
  revision,
});
export type BroadcastTemplate = z.infer<typeof broadcastTemplate>;

/** Filters for recipients: members who match all filters that are not null. */
export const broadcastAudience = z.object({
  /** One member, by their username. */
  account: defineAccount(64).min(1).nullable(),
  role: z.enum(['member', 'agent']).nullable(),
  language: language.nullable(),
  /** The country code of the verified mobile number, such as 880. */
  dialingCode: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .nullable(),
  registeredSince: instant.nullable(),
  /** Logged in since. */
  activeSince: instant.nullable(),
  /** The balance in the currency of the site. */
  balanceAtLeast: amountText.nullable(),
});
export type BroadcastAudience = z.infer<typeof broadcastAudience>;

/** An offer is kept from members on a break from play; a service message is not. */
export const broadcastPurpose = z.enum(['service', 'offer']);
export type BroadcastPurpose = z.infer<typeof broadcastPurpose>;

export const broadcastValue = z.object({
  id,
  title: localText,
  body: localText,
  link: messageLink.nullable(),
  purpose: broadcastPurpose,
  audience: broadcastAudience,
  state: z.enum(['sending', 'sent', 'stopped']),
  /** How many members the audience had when the message was written. */
  expected: z.number().int(),
  sent: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
  endedAt: instant.nullable(),
  stoppedBy: z.string().nullable(),
});
export type Broadcast = z.infer<typeof broadcastValue>;

export const listBroadcasts = route.operator('GET /operator/broadcasts', {
  id: 'broadcasts.admin.list',
  permission: 'promotions.see',
  summary: 'Lists the messages of operators to members, newest first, with their progress',
  query: pageQuery,
  value: definePage(broadcastValue),
});

export const previewBroadcast = route.operator('POST /operator/broadcasts/preview', {
  id: 'broadcasts.admin.preview',
  permission: 'promotions.see',
  summary: 'Counts the members who would get a message',
  body: z.object({ purpose: broadcastPurpose, audience: broadcastAudience }),
  value: z.object({
    members: z.number().int(),
    /** The currency of `balanceAtLeast`. */
    currency,
  }),
  refusals: ['member_unknown'],
});

export const sendBroadcast = route.operator('POST /operator/broadcasts', {
  id: 'broadcasts.admin.send',
  permission: 'promotions.act',
  summary: 'Sends a message to its audience in the background, once to each member',
  body: z.object({
    /** Becomes the id of the message. */
    key: id,
    ...texts,
    purpose: broadcastPurpose,
    audience: broadcastAudience,
    /** The values that the texts name beside `memberVariables`. */
    values: z.record(z.string().max(40), defineName(100).min(1)),
  }),
  value: broadcastValue,
  refusals: ['member_unknown', 'audience_empty', 'variable_missing', 'text_braces', 'key_reused'],
});

export const stopBroadcast = route.operator('POST /operator/broadcasts/:id/stop', {
  id: 'broadcasts.admin.stop',
  permission: 'promotions.act',
  summary: 'Stops a message that is being sent; who has it keeps it',
  params: z.object({ id }),
  value: broadcastValue,
  refusals: ['broadcast_unknown', 'state_changed'],
});

export const listBroadcastTemplates = route.operator('GET /operator/broadcast-templates', {
  id: 'broadcastTemplates.admin.list',
  permission: 'promotions.see',
  summary: 'Lists the saved texts of messages',
  value: z.object({ templates: z.array(broadcastTemplate) }),
});

export const saveBroadcastTemplate = route.operator('PUT /operator/broadcast-templates/:id', {
  id: 'broadcastTemplates.admin.save',
  permission: 'promotions.act',
  summary: 'Saves a text under an id that the caller makes',
  params: z.object({ id }),
  body: defineSave(broadcastTemplateDraft),
  value: broadcastTemplate,
  refusals: ['broadcast_unknown', 'changed_meanwhile', 'text_braces'],
});

export const removeBroadcastTemplate = route.operator('DELETE /operator/broadcast-templates/:id', {
  id: 'broadcastTemplates.admin.delete',
  permission: 'promotions.act',
  summary: 'Deletes a saved text; messages that were sent keep theirs',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['broadcast_unknown'],
});

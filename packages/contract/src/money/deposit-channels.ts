import { toNumberCode } from '@khelaghor/typed-text/code.ts';
import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { route } from '../lib/route.ts';
import { channelIcons } from './channel-icons.ts';
import { channelGateways, payMeans } from './channel-gateways.ts';
import { numberTypes } from './manual-providers.ts';
import { amountText, currency, id, instant, localText, operatorReason } from '../lib/shapes.ts';
import { mediaHash } from '../site/media.ts';
import { defineName } from '../lib/typed-fields.ts';

/** Deposit channels as operators edit them. Two operators change the terms, one switches. */

export const channelCode = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const channelIcon = z.enum(channelIcons);

/** Minutes of the day in Dhaka. A window that ends before it begins passes midnight. */
export const channelHours = z.object({
  from: z.number().int().min(0).max(1439),
  to: z.number().int().min(0).max(1439),
});
export type ChannelHours = z.infer<typeof channelHours>;

const channelName = defineName(40).min(1);
const channelNote = defineName(80);

/** A number of the house at a mobile wallet, or an account at a bank. */
const channelNumber = z.object({
  /** Eleven or twelve digits of a wallet; six to twenty of an account. */
  number: z
    .string()
    .overwrite(toNumberCode)
    .regex(/^\d{6,20}$/),
  /** The operators' name for it; of an account, bank and holder as members read them. */
  label: defineName(100).min(1),
  type: z.enum(numberTypes),
  /** Whether new deposits may be given the number. */
  active: z.boolean(),
  /** The most that may be ordered to it on a day and in a month of Dhaka; null: no limit. */
  perDay: amountText.nullable(),
  perMonth: amountText.nullable(),
});
export type ChannelNumber = z.infer<typeof channelNumber>;

/** The provider's fee. The payer pays it on top; the credited amount stays whole. */
export const channelFee = z.object({
  /** In hundredths of a percent of the amount, 20 percent at most. */
  rate: z.number().int().min(0).max(2_000),
  fixed: z.string().regex(/^(0|[1-9]\d{0,8})$/),
});

export const channelTerms = z.object({
  title: localText.extend({ bn: channelName, en: channelName }),
  note: localText.extend({ bn: channelNote, en: channelNote }),
  icon: channelIcon,
  /** An uploaded logo that is shown in place of the drawing; null: none. */
  logo: mediaHash.nullable(),
  minimum: amountText,
  maximum: amountText,
  /** The amounts on the chips, within the limits. */
  quickAmounts: z.array(amountText).max(8),
  /** Null: all day. */
  hours: channelHours.nullable(),
  /** Two letters each; empty: every country. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(50),
  /** Levels of members by their identity documents; empty: all. Others do not see the channel. */
  levels: z.array(z.number().int().min(0).max(9)).max(10),
  /**
   * Where members send the money: each deposit is given the active number through which the least
   * money was ordered today and that is not full. Empty at gateways, and where no number was
   * set yet.
   */
  numbers: z.array(channelNumber).max(20),
  fee: channelFee,
  /**
   * By which means the page of a gateway lets members pay; empty: all that it has. Only where the
   * gateway has such a choice.
   */
  payBy: z.array(z.enum(payMeans)).max(payMeans.length),
  /** Lower numbers come first. */
  sort: z.number().int().min(0).max(9_999),
});
export type ChannelTerms = z.infer<typeof channelTerms>;

/** Counts of a channel's deposits, by their outcome. */
const channelHealth = z.object({
  /** In the last 24 hours. */
  confirmed: z.number().int(),
  failed: z.number().int(),
  lastConfirmedAt: instant.nullable(),
  lastFailedAt: instant.nullable(),
});

export const deskChannel = z.object({
  channel: channelCode,
  gateway: z.string(),
  currency,
  terms: channelTerms,
  version: z.number().int(),
  /** The operators' switch. */
  enabled: z.boolean(),
  /** False: the audit closed the channel because the books of its gateway do not match. */
  isOpen: z.boolean(),
  /** Members send the money to a number, one of `terms.numbers`. */
  isManual: z.boolean(),
  /** The numbers are accounts at banks, whose statements are not imported. */
  isBank: z.boolean(),
  /** Whether this deployment has an account at the gateway, or an active number. */
  isConfigured: z.boolean(),
  health: channelHealth,
  waiting: operatorRequest.extend({ terms: channelTerms }).nullable(),
});
export type DeskChannel = z.infer<typeof deskChannel>;

/** A channel that an operator asked for and that is not there yet. */
const askedChannel = operatorRequest.extend({
  channel: channelCode,
  gateway: z.string(),
  terms: channelTerms,
});
export type AskedChannel = z.infer<typeof askedChannel>;

const channelList = z.object({
  channels: z.array(deskChannel),
  asked: z.array(askedChannel),
});
const path = '/operator/deposit-channels';
const params = z.object({ channel: channelCode });

export const listDeskChannels = route.operator(`GET ${path}`, {
  id: 'depositChannels.list',
  permission: 'money.see',
  summary: 'Lists the deposit channels with their terms and what became of their deposits',
  value: channelList,
});

export const requestChannelTerms = route.operator(`POST ${path}/:channel/terms-requests`, {
  id: 'depositChannels.requestTerms',
  permission: 'money.act',
  summary: 'Requests other terms of a deposit channel; a second operator confirms them',
  params,
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    version: z.number().int().min(0),
    terms: channelTerms,
    reason: operatorReason,
  }),
  value: channelList,
  refusals: [
    'channel_unknown',
    'channel_terms_contradict',
    'image_missing',
    'terms_changed',
    'request_waits',
    'key_reused',
  ],
});

export const requestChannel = route.operator(`POST ${path}`, {
  id: 'depositChannels.requestChannel',
  permission: 'money.act',
  summary: 'Requests a further channel of a known method; a second operator confirms it',
  body: z.object({
    /** Made by the console: the same key asks once. */
    key: id,
    gateway: z.enum(channelGateways),
    terms: channelTerms,
    reason: operatorReason,
  }),
  value: channelList,
  refusals: ['channel_terms_contradict', 'image_missing', 'request_waits', 'key_reused'],
});

export const uploadChannelLogo = route.operator(`POST ${path}/logos`, {
  id: 'depositChannels.uploadLogo',
  permission: 'money.act',
  summary: 'Uploads a logo (PNG, JPEG, WebP or AVIF, at most 5 MB); it is drawn anew as a square',
  upload: true,
  value: z.object({ logo: mediaHash }),
  refusals: ['image_missing', 'image_unreadable', 'image_too_large'],
});

const requestParams = params.extend({ requestId: id });
const requestPath = `${path}/:channel/terms-requests/:requestId` as const;

export const confirmChannelTerms = route.operator(`POST ${requestPath}/confirm`, {
  id: 'depositChannels.confirmTerms',
  permission: 'money.approve',
  summary: 'Gives a deposit channel the terms that another operator requested, or adds the channel',
  params: requestParams,
  value: channelList,
  refusals: ['channel_unknown', 'request_unknown', 'second_operator_needed', 'terms_changed'],
});

export const withdrawChannelTerms = route.operator(`POST ${requestPath}/withdraw`, {
  id: 'depositChannels.cancelTerms',
  permission: 'money.act',
  summary: 'Cancels a request for other terms or a channel, or rejects that of another operator',
  params: requestParams,
  value: channelList,
  refusals: ['channel_unknown', 'request_unknown'],
});

export const switchChannel = route.operator(`POST ${path}/:channel/switch`, {
  id: 'depositChannels.switch',
  permission: 'money.act',
  summary: 'Switches a deposit channel on or off for new deposits',
  params,
  body: z.object({ enabled: z.boolean() }),
  value: channelList,
  refusals: ['channel_unknown'],
});

import { z } from 'zod';
import { linkToken, operatorName, operatorPassword, totpCode } from './operators.ts';
import { defineEdit, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  currency,
  id,
  instant,
  minorText,
  definePage,
  pageQuery,
} from '../lib/shapes.ts';
import { permissions } from '../lib/permissions.ts';
import { riskScore } from './risk.ts';
import { siteSettings } from '../site/settings.ts';
import { storedImage } from '../site/media.ts';
import { paymentByHandRefusals, proofTicket, uploadedProof } from '../money/payout-disputes.ts';
import { payoutConfirmation, withdrawalState } from '../money/withdrawals.ts';
import { defineAccount, defineLines } from '../lib/typed-fields.ts';

export const inspectSetupLink = route.anyone('POST /operator/setup/inspect', {
  id: 'operator.inspectSetupLink',
  listener: 'console',
  summary: 'Checks a one-time link; returns the TOTP secret to enrol',
  body: z.object({ claim: linkToken }),
  value: z.object({
    /** What the link is for: the first operator, an invited one, or a new authenticator app. */
    purpose: z.enum(['first', 'invitation', 'factor_reset']),
    /** Whom it is for; the first operator chooses a name. */
    username: z.string().nullable(),
    totpSecret: z.string(),
    totpAddress: z.string(),
    totpQr: z.string(),
  }),
  refusals: ['claim_link_invalid'],
});

export const claim = route.anyone('POST /operator/setup', {
  id: 'operator.setUp',
  listener: 'console',
  summary: 'Creates the first operator from the one-time link, with password and TOTP',
  body: z.object({
    claim: linkToken,
    username: operatorName,
    password: operatorPassword,
    totpCode,
  }),
  value: z.object({ username: z.string() }),
  refusals: ['claim_link_invalid', 'code_wrong', 'password_too_common'],
});

export const operatorLogin = route.anyone('POST /operator/session', {
  id: 'operator.login',
  listener: 'console',
  summary: 'Logs an operator in with password and TOTP',
  body: z.object({ username: defineAccount(64), password: z.string().max(256), totpCode }),
  value: z.object({ username: z.string() }),
  refusals: ['credentials_wrong'],
});

export const operatorGetSession = route.operator('GET /operator/session', {
  id: 'operator.getSession',
  permission: 'any',
  summary: 'Returns the operator, what their role allows, and the currency of play',
  value: z.object({
    username: z.string(),
    role: z.object({ id, name: z.string() }),
    permissions: z.array(z.enum(permissions)),
    /** What members play with now. */
    currency,
  }),
});

export const operatorLogout = route.operator('DELETE /operator/session', {
  id: 'operator.logout',
  permission: 'any',
  summary: 'Ends the operator’s session',
  value: z.object({}),
});

export const queuedWithdrawal = z.object({
  id,
  memberId: id,
  account: z.string(),
  /** The amount that left the member's wallet. */
  amount: amountText,
  /** The part of it that is not sent. */
  fee: minorText,
  currency,
  walletKind: z.enum(['bkash', 'nagad', 'rocket', 'upay']),
  walletNumber: z.string(),
  state: withdrawalState,
  reason: z.string().nullable(),
  requestedAt: instant,
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
  /**
   * by_hand: an operator sends the money and records its transaction. look_up: the outcome is
   * unknown, and the gateway finds it only by the transaction that an operator names.
   */
  handling: z.enum(['automatic', 'by_hand', 'look_up']),
  /** Whether the payout arrived; null before it was sent. */
  confirmation: payoutConfirmation.nullable(),
  /** Pictures of payments by hand, the oldest first. */
  proofs: z.array(storedImage.pick({ hash: true, width: true })),
  /** The operator who approved it first, when another one has to approve it too; else null. */
  approvedFirstBy: z.string().nullable(),
  /** The risk of the payout. */
  risk: riskScore,
  /** What the decision needs to know about the member. */
  member: z.object({
    registeredAt: instant,
    deposited: minorText,
    withdrawn: minorText,
    staked: minorText,
    balance: minorText,
  }),
});
export type QueuedWithdrawal = z.infer<typeof queuedWithdrawal>;

export const withdrawalQueue = route.operator('GET /operator/withdrawals', {
  id: 'withdrawals.admin.list',
  permission: 'money.see',
  summary: 'Lists withdrawals by state, pending ones oldest first',
  query: pageQuery.extend({ state: withdrawalState.optional() }),
  value: definePage(queuedWithdrawal),
});

export const readWithdrawal = route.operator('GET /operator/withdrawals/:id', {
  id: 'withdrawals.admin.get',
  permission: 'money.see',
  summary: 'Returns one withdrawal with the member’s figures',
  params: z.object({ id }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown'],
});

export const approveWithdrawal = route.operator('POST /operator/withdrawals/:id/approve', {
  id: 'withdrawals.admin.approve',
  permission: 'money.approve',
  summary: 'Approves a payout; a job sends it to the gateway, once. Large ones take two operators',
  params: z.object({ id }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed', 'second_operator_needed'],
});

export const rejectWithdrawal = route.operator('POST /operator/withdrawals/:id/reject', {
  id: 'withdrawals.admin.reject',
  permission: 'money.approve',
  summary: 'Rejects a payout with a reason; the amount returns to the wallet',
  params: z.object({ id }),
  body: z.object({ reason: defineLines(140).min(3) }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed'],
});

export const recordPayment = route.operator('POST /operator/withdrawals/:id/payment', {
  id: 'withdrawals.admin.recordPayment',
  permission: 'money.act',
  summary: 'Records the transaction of a payout made by hand, or of one whose outcome is unknown',
  params: z.object({ id }),
  body: z.object({ trxId: z.string().max(40), proof: proofTicket }),
  value: queuedWithdrawal,
  refusals: [
    'payment_unknown',
    'state_changed',
    ...paymentByHandRefusals,
    'payout_not_found',
    'gateway_unavailable',
  ],
});

export const uploadPaymentProof = route.operator('POST /operator/withdrawals/proofs', {
  id: 'withdrawals.admin.uploadProof',
  permission: 'money.act',
  summary: 'Uploads a picture (PNG or JPEG, at most 5 MB) that shows a payout made by hand',
  upload: true,
  value: uploadedProof,
  refusals: ['image_missing', 'image_unreadable', 'image_too_large'],
});

export const failPayout = route.operator('POST /operator/withdrawals/:id/fail', {
  id: 'withdrawals.admin.fail',
  permission: 'money.approve',
  summary:
    'Ends a payout that was not sent, by another operator than its approver; the amount returns',
  params: z.object({ id }),
  body: z.object({ reason: defineLines(140).min(3) }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed', 'second_operator_needed'],
});

const readSettings = siteSettings.extend({ revision });
export type ReadSettings = z.infer<typeof readSettings>;

export const getSettings = route.operator('GET /operator/settings', {
  id: 'settings.admin.get',
  permission: 'settings.see',
  summary: 'Returns the settings of the site',
  value: readSettings,
});

export const putSettings = route.operator('PUT /operator/settings', {
  id: 'settings.admin.update',
  permission: 'settings.act',
  summary: 'Changes settings that one operator changes; the site uses them at once',
  body: defineEdit(siteSettings),
  value: readSettings,
  refusals: [
    'changed_meanwhile',
    'setting_by_two',
    'setting_invalid',
    'geetest_key_missing',
    'firebase_key_missing',
  ],
});

export const overview = route.operator('GET /operator/overview', {
  id: 'overview.admin.get',
  permission: 'overview.see',
  summary:
    'Figures of today: members, deposits, withdrawals waiting, stakes, payouts, trial balance',
  value: z.object({
    members: z.number().int(),
    membersToday: z.number().int(),
    depositedToday: minorText,
    withdrawnToday: minorText,
    withdrawalsWaiting: z.number().int(),
    /** Alerts that no operator has closed and whose cause lasts. */
    alertsOpen: z.number().int(),
    stakedToday: minorText,
    paidToday: minorText,
    ledgerBalanced: z.boolean(),
    /** The latest look at all of the books; null before the first. */
    lastAudit: z
      .object({
        endedAt: instant,
        /** In the books. */
        breaches: z.number().int(),
        /** In the chain of the event log. */
        eventBreaches: z.number().int(),
        /** What it closed, such as `game:dice`. */
        stopped: z.array(z.string()),
      })
      .nullable(),
    currency,
  }),
});

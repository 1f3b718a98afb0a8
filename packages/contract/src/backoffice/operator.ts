import { z } from 'zod';
import { linkToken, operatorName, operatorPassword, totpCode } from './operators.ts';
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
import { siteSettings } from '../site/settings.ts';
import { withdrawalState } from '../money/withdrawals.ts';

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
  body: z.object({ username: z.string().max(64), password: z.string().max(256), totpCode }),
  value: z.object({ username: z.string() }),
  refusals: ['credentials_wrong'],
});

export const operatorGetSession = route.operator('GET /operator/session', {
  id: 'operator.getSession',
  summary: 'Returns the operator who is logged in',
  value: z.object({ username: z.string() }),
});

export const operatorLogout = route.operator('DELETE /operator/session', {
  id: 'operator.logout',
  summary: 'Ends the operator’s session',
  value: z.object({}),
});

export const queuedWithdrawal = z.object({
  id,
  memberId: id,
  account: z.string(),
  amount: amountText,
  currency,
  walletKind: z.enum(['bkash', 'nagad', 'rocket', 'upay']),
  walletNumber: z.string(),
  state: withdrawalState,
  reason: z.string().nullable(),
  requestedAt: instant,
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
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
  summary: 'Lists withdrawals by state, pending ones oldest first',
  query: pageQuery.extend({ state: withdrawalState.optional() }),
  value: definePage(queuedWithdrawal),
});

export const readWithdrawal = route.operator('GET /operator/withdrawals/:id', {
  id: 'withdrawals.admin.get',
  summary: 'Returns one withdrawal with the member’s figures',
  params: z.object({ id }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown'],
});

export const approveWithdrawal = route.operator('POST /operator/withdrawals/:id/approve', {
  id: 'withdrawals.admin.approve',
  summary: 'Approves a payout; a job sends it to the gateway, once',
  params: z.object({ id }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed'],
});

export const rejectWithdrawal = route.operator('POST /operator/withdrawals/:id/reject', {
  id: 'withdrawals.admin.reject',
  summary: 'Rejects a payout with a reason; the amount returns to the wallet',
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(3).max(140) }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed'],
});

export const getSettings = route.operator('GET /operator/settings', {
  id: 'settings.admin.get',
  summary: 'Returns the settings of the site',
  value: siteSettings,
});

export const putSettings = route.operator('PUT /operator/settings', {
  id: 'settings.admin.update',
  summary: 'Changes settings; the site uses them at once',
  body: siteSettings.partial(),
  value: siteSettings,
  refusals: ['setting_invalid', 'geetest_key_missing', 'firebase_key_missing'],
});

export const overview = route.operator('GET /operator/overview', {
  id: 'overview.admin.get',
  summary:
    'Figures of today: members, deposits, withdrawals waiting, stakes, payouts, trial balance',
  value: z.object({
    members: z.number().int(),
    membersToday: z.number().int(),
    depositedToday: minorText,
    withdrawnToday: minorText,
    withdrawalsWaiting: z.number().int(),
    stakedToday: minorText,
    paidToday: minorText,
    ledgerBalanced: z.boolean(),
    /** The latest look at all of the books; null before the first. */
    lastAudit: z
      .object({
        endedAt: instant,
        breaches: z.number().int(),
        /** What it closed, such as `game:dice`. */
        stopped: z.array(z.string()),
      })
      .nullable(),
    currency,
  }),
});

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

export const inspectSetupLink = route({
  id: 'operator.inspectSetupLink',
  listener: 'console',
  method: 'POST',
  path: '/operator/setup/inspect',
  caller: 'anyone',
  summary: 'Whether a one-time link is still good, and the TOTP secret to enrol',
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

export const claim = route({
  id: 'operator.setUp',
  listener: 'console',
  method: 'POST',
  path: '/operator/setup',
  caller: 'anyone',
  summary: 'Makes the first operator from the one-time link, with password and TOTP',
  body: z.object({
    claim: linkToken,
    username: operatorName,
    password: operatorPassword,
    totpCode,
  }),
  value: z.object({ username: z.string() }),
  refusals: ['claim_link_invalid', 'code_wrong', 'password_too_common'],
});

export const operatorLogin = route({
  id: 'operator.login',
  listener: 'console',
  method: 'POST',
  path: '/operator/session',
  caller: 'anyone',
  summary: 'Logs an operator in with password and TOTP',
  body: z.object({ username: z.string().max(64), password: z.string().max(256), totpCode }),
  value: z.object({ username: z.string() }),
  refusals: ['credentials_wrong'],
});

export const operatorGetSession = route({
  id: 'operator.getSession',
  listener: 'console',
  method: 'GET',
  path: '/operator/session',
  caller: 'operator',
  summary: 'The operator who is logged in',
  value: z.object({ username: z.string() }),
  refusals: [],
});

export const operatorLogout = route({
  id: 'operator.logout',
  listener: 'console',
  method: 'DELETE',
  path: '/operator/session',
  caller: 'operator',
  summary: 'Ends the operator’s session',
  value: z.object({}),
  refusals: [],
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

export const withdrawalQueue = route({
  id: 'withdrawals.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/withdrawals',
  caller: 'operator',
  summary: 'Withdrawals by state, oldest request first while they wait',
  query: pageQuery.extend({ state: withdrawalState.optional() }),
  value: definePage(queuedWithdrawal),
  refusals: [],
});

export const readWithdrawal = route({
  id: 'withdrawals.admin.get',
  listener: 'console',
  method: 'GET',
  path: '/operator/withdrawals/:id',
  caller: 'operator',
  summary: 'One withdrawal in whatever state, with the figures of its member',
  params: z.object({ id }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown'],
});

export const approveWithdrawal = route({
  id: 'withdrawals.admin.approve',
  listener: 'console',
  method: 'POST',
  path: '/operator/withdrawals/:id/approve',
  caller: 'operator',
  summary: 'Approves a payout; a job makes it at the gateway, once',
  params: z.object({ id }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed'],
});

export const rejectWithdrawal = route({
  id: 'withdrawals.admin.reject',
  listener: 'console',
  method: 'POST',
  path: '/operator/withdrawals/:id/reject',
  caller: 'operator',
  summary: 'Rejects a payout with a reason; the money returns to the wallet',
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(3).max(140) }),
  value: queuedWithdrawal,
  refusals: ['payment_unknown', 'state_changed'],
});

export const getSettings = route({
  id: 'settings.admin.get',
  listener: 'console',
  method: 'GET',
  path: '/operator/settings',
  caller: 'operator',
  summary: 'The settings of the site',
  value: siteSettings,
  refusals: [],
});

export const putSettings = route({
  id: 'settings.admin.update',
  listener: 'console',
  method: 'PUT',
  path: '/operator/settings',
  caller: 'operator',
  summary: 'Changes settings; the site follows at once',
  body: siteSettings.partial(),
  value: siteSettings,
  refusals: ['setting_invalid', 'geetest_key_missing', 'firebase_key_missing'],
});

export const overview = route({
  id: 'overview.admin.get',
  listener: 'console',
  method: 'GET',
  path: '/operator/overview',
  caller: 'operator',
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
  refusals: [],
});

import { z } from 'zod';
import { outsideProviders } from '../site/identity-providers.ts';
import { route } from '../lib/route.ts';
import { entered } from './second-factors.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { id, instant } from '../lib/shapes.ts';

/** Login with a social identity. */

export const outsideProvider = z.enum(outsideProviders);

/** A page of this site, with query and fragment. */
const next = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/u);

/** The provider's authorization URL. */
const lead = z.object({ address: z.string() });

/** The query string of the OAuth callback. */
const answer = { provider: outsideProvider, search: z.string().max(8_192) };

export const begin = route.anyone('POST /wps/session/social-login/begin', {
  id: 'socialLogin.start',
  summary: 'Starts a login with a provider; returns the provider’s address',
  body: z.object({
    provider: outsideProvider,
    next: next.optional(),
    /** As in `session.login`: no play. */
    toWithdraw: z.boolean().optional(),
  }),
  value: lead,
  refusals: ['elsewhere_closed', 'elsewhere_unavailable'],
});

const answerRefusals = [
  'elsewhere_closed',
  'elsewhere_unavailable',
  'elsewhere_ended',
  'elsewhere_declined',
  'elsewhere_invalid',
] as const;

/** Accepts one callback within ten minutes, from the browser that began the login. */
export const finish = route.anyone('POST /wps/session/social-login/finish', {
  id: 'socialLogin.finish',
  summary: 'Logs in with the provider’s reply, or starts a registration with it',
  body: z.object(answer),
  value: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('entered'), entered, next: z.string().nullable() }),
    /** No member has linked this identity. */
    z.object({ outcome: z.literal('unknown') }),
  ]),
  refusals: [
    ...answerRefusals,
    'account_closed',
    'registration_closed',
    'limit_time_reached',
    'login_frozen',
  ],
});

/** An unlinked identity, with which this browser may register. */
export const pendingElsewhere = z.object({
  elsewhereId: id,
  provider: outsideProvider,
  /** As the provider says; empty when it says nothing. Not verified. */
  name: z.string(),
  email: z.string(),
});
export type PendingElsewhere = z.infer<typeof pendingElsewhere>;

export const pending = route.anyone('GET /wps/session/social-login/pending', {
  id: 'socialLogin.getPending',
  summary: 'Returns the identity with which this browser registers',
  value: z.object({ pending: pendingElsewhere.nullable() }),
});

export const forgetPending = route.anyone('DELETE /wps/session/social-login/pending', {
  id: 'socialLogin.deletePending',
  summary: 'Drops the identity: the registration goes on without it',
  value: z.object({}),
});

export const accountElsewhere = z.object({
  provider: outsideProvider,
  boundAt: instant,
  /** When a requested unlinking takes effect and logins with it end. */
  unbindDueAt: instant.nullable(),
});

export const accountsValue = z.object({
  accounts: z.array(accountElsewhere),
  /** False: the member has no password. */
  hasPassword: z.boolean(),
});
export type AccountsElsewhere = z.infer<typeof accountsValue>;

export const accounts = route.member('GET /wps/member/info/identities', {
  id: 'identities.list',
  summary: 'Lists the identities that the member logs in with',
  value: accountsValue,
});

export const beginBinding = route.member('POST /wps/member/info/identities/begin', {
  id: 'identities.startLinking',
  sealed: true,
  summary: 'Starts linking an identity; returns the provider’s address',
  body: z.object({ provider: outsideProvider, ...reauthFields }),
  value: lead,
  refusals: [...reauthRefusals, 'elsewhere_closed', 'elsewhere_unavailable', 'elsewhere_bound'],
});

/** The member cannot unlink the account; only an operator can. */
export const finishBinding = route.member('POST /wps/member/info/identities/finish', {
  id: 'identities.finishLinking',
  summary: 'Links the identity in the provider’s reply',
  body: z.object(answer),
  value: accountsValue,
  refusals: [...answerRefusals, 'elsewhere_bound', 'elsewhere_taken'],
});

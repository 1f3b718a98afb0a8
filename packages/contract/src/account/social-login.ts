import { z } from 'zod';
import { outsideProviders } from '../site/identity-providers.ts';
import { route } from '../lib/route.ts';
import { entered } from './second-factors.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
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

export const begin = route({
  id: 'socialLogin.start',
  listener: 'site',
  method: 'POST',
  path: '/wps/session/social-login/begin',
  caller: 'anyone',
  summary: 'Leads to another site in order to log in with an account there',
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
export const finish = route({
  id: 'socialLogin.finish',
  listener: 'site',
  method: 'POST',
  path: '/wps/session/social-login/finish',
  caller: 'anyone',
  summary: 'Logs in who has come back from another site, or lets him open an account with it',
  body: z.object(answer),
  value: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('entered'), entered, next: z.string().nullable() }),
    /** No member has linked this identity. */
    z.object({ outcome: z.literal('unknown') }),
  ]),
  refusals: [...answerRefusals, 'account_closed', 'registration_closed', 'limit_time_reached'],
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

export const pending = route({
  id: 'socialLogin.getPending',
  listener: 'site',
  method: 'GET',
  path: '/wps/session/social-login/pending',
  caller: 'anyone',
  summary: 'The account elsewhere with which this browser is opening an account here',
  value: z.object({ pending: pendingElsewhere.nullable() }),
  refusals: [],
});

export const forgetPending = route({
  id: 'socialLogin.deletePending',
  listener: 'site',
  method: 'DELETE',
  path: '/wps/session/social-login/pending',
  caller: 'anyone',
  summary: 'Forgets the account elsewhere: the new account will do without it',
  value: z.object({}),
  refusals: [],
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

export const accounts = route({
  id: 'identities.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info/identities',
  caller: 'member',
  summary: 'The accounts at other sites that let the member in',
  value: accountsValue,
  refusals: [],
});

export const beginBinding = route({
  id: 'identities.startLinking',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/info/identities/begin',
  caller: 'member',
  sealed: true,
  summary: 'Leads to another site in order to let an account there in from now on',
  body: z.object({ provider: outsideProvider, ...selfProof }),
  value: lead,
  refusals: [...selfProofRefusals, 'elsewhere_closed', 'elsewhere_unavailable', 'elsewhere_bound'],
});

/** The member cannot unlink the account; only an operator can. */
export const finishBinding = route({
  id: 'identities.finishLinking',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/info/identities/finish',
  caller: 'member',
  summary: 'Binds the account with which the member has come back from another site',
  body: z.object(answer),
  value: accountsValue,
  refusals: [...answerRefusals, 'elsewhere_bound', 'elsewhere_taken'],
});

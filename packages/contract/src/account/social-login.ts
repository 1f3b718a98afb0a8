import { z } from 'zod';
import { outsideProviders } from '../site/identity-providers.ts';
import { route } from '../lib/route.ts';
import { entered } from './second-factors.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
import { id, instant } from '../lib/shapes.ts';

/** Accounts at other sites that let a member in here. */

export const outsideProvider = z.enum(outsideProviders);

/** A page of this site, with what follows its path. */
const next = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/u);

/** The address at the other site to which the reader is led. */
const lead = z.object({ address: z.string() });

/** What stood behind the `?` of the address to which the other site led the reader back. */
const answer = { provider: outsideProvider, search: z.string().max(8_192) };

export const begin = route({
  id: 'elsewhere.begin',
  listener: 'site',
  method: 'POST',
  path: '/wps/session/elsewhere/begin',
  caller: 'anyone',
  summary: 'Leads to another site in order to log in with an account there',
  body: z.object({
    provider: outsideProvider,
    next: next.optional(),
    /** As of `session.login`: in, but to no play. */
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

/** Only the browser that was sent can finish, once and within ten minutes. */
export const finish = route({
  id: 'elsewhere.finish',
  listener: 'site',
  method: 'POST',
  path: '/wps/session/elsewhere/finish',
  caller: 'anyone',
  summary: 'Logs in who has come back from another site, or lets him open an account with it',
  body: z.object(answer),
  value: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('entered'), entered, next: z.string().nullable() }),
    /** Nobody here has this account yet. */
    z.object({ outcome: z.literal('unknown') }),
  ]),
  refusals: [...answerRefusals, 'account_closed', 'registration_closed', 'limit_time_reached'],
});

/** Who has come back unknown, and may open an account with it in this browser. */
export const pendingElsewhere = z.object({
  elsewhereId: id,
  provider: outsideProvider,
  /** As the other site says; empty when it says nothing. Proves nothing. */
  name: z.string(),
  email: z.string(),
});
export type PendingElsewhere = z.infer<typeof pendingElsewhere>;

export const pending = route({
  id: 'elsewhere.pending',
  listener: 'site',
  method: 'GET',
  path: '/wps/session/elsewhere/pending',
  caller: 'anyone',
  summary: 'The account elsewhere with which this browser is opening an account here',
  value: z.object({ pending: pendingElsewhere.nullable() }),
  refusals: [],
});

export const forgetPending = route({
  id: 'elsewhere.forgetPending',
  listener: 'site',
  method: 'DELETE',
  path: '/wps/session/elsewhere/pending',
  caller: 'anyone',
  summary: 'Forgets the account elsewhere: the new account will do without it',
  value: z.object({}),
  refusals: [],
});

export const accountElsewhere = z.object({
  provider: outsideProvider,
  boundAt: instant,
  /** An operator was asked to end it; from then on it lets nobody in. */
  unbindDueAt: instant.nullable(),
});

export const accountsValue = z.object({
  accounts: z.array(accountElsewhere),
  /** False: the member is asked for no password. */
  hasPassword: z.boolean(),
});
export type AccountsElsewhere = z.infer<typeof accountsValue>;

export const accounts = route({
  id: 'elsewhere.accounts',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/info/elsewhere',
  caller: 'member',
  summary: 'The accounts at other sites that let the member in',
  value: accountsValue,
  refusals: [],
});

export const beginBinding = route({
  id: 'elsewhere.beginBinding',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/info/elsewhere/begin',
  caller: 'member',
  sealed: true,
  summary: 'Leads to another site in order to let an account there in from now on',
  body: z.object({ provider: outsideProvider, ...selfProof }),
  value: lead,
  refusals: [...selfProofRefusals, 'elsewhere_closed', 'elsewhere_unavailable', 'elsewhere_bound'],
});

/** It cannot be undone by the member himself. */
export const finishBinding = route({
  id: 'elsewhere.finishBinding',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/info/elsewhere/finish',
  caller: 'member',
  summary: 'Binds the account with which the member has come back from another site',
  body: z.object(answer),
  value: accountsValue,
  refusals: [...answerRefusals, 'elsewhere_bound', 'elsewhere_taken'],
});

import { z } from 'zod';
import { toCode } from '@khelaghor/typed-text/code.ts';
import { route } from '../lib/route.ts';
import { id, instant } from '../lib/shapes.ts';

/** What an operator's account is made of. */
export const operatorName = z.string().regex(/^[a-z0-9._-]{3,32}$/);
export const operatorPassword = z.string().min(12).max(128);
/** Six digits of the operator's authenticator app, with what copying adds. */
export const totpCode = z
  .string()
  .max(255)
  .overwrite(toCode)
  .regex(/^\d{6}$/);
/** The token of a one-time link. */
export const linkToken = z.string().min(20).max(100);

/**
 * Operators among each other: invitations, and accounts that are disabled, enabled, or given a new
 * authenticator app. Each act is proved with a code of the caller's own app.
 */

/** A one-time link that was made and not used yet. Its token is shown when it is made only. */
export const operatorLink = z.object({
  id,
  username: operatorName,
  madeBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type OperatorLink = z.infer<typeof operatorLink>;

export const managedOperator = z.object({
  id,
  username: operatorName,
  role: z.object({ id, name: z.string() }),
  /** `factor_reset`: the operator cannot log in before adding a new authenticator app. */
  state: z.enum(['enabled', 'disabled', 'factor_reset']),
  createdAt: instant,
  /** Null for the first operator, whom the server's own link made. */
  invitedBy: z.string().nullable(),
  lastLoginAt: instant.nullable(),
  /** The last request of any of their sessions, to half a minute. */
  lastSeenAt: instant.nullable(),
  /** Browsers that are logged in now. */
  sessions: z.number().int(),
  /** The link with which a new app can be added. */
  resetLink: operatorLink.nullable(),
});
export type ManagedOperator = z.infer<typeof managedOperator>;

export const operatorsList = z.object({
  operators: z.array(managedOperator),
  invitations: z.array(operatorLink),
});
export type OperatorsList = z.infer<typeof operatorsList>;

const linkMade = z.object({ link: z.string(), expiresAt: instant, list: operatorsList });
const params = z.object({ id });
const proof = z.object({ totpCode });
const path = '/operator/operators';

export const listOperators = route.operator(`GET ${path}`, {
  id: 'operators.admin.list',
  permission: 'operators.see',
  summary: 'Lists all operators and open invitations',
  value: operatorsList,
});

export const inviteOperator = route.operator(`POST ${path}/invitations`, {
  id: 'operators.admin.invite',
  permission: 'operators.act',
  summary: 'Invites an operator; only this reply has the one-time link',
  body: proof.extend({ username: operatorName }),
  value: linkMade,
  refusals: ['username_taken', 'code_wrong'],
});

export const revokeOperatorLink = route.operator(`POST ${path}/links/:id/revoke`, {
  id: 'operators.admin.revokeLink',
  permission: 'operators.act',
  summary: 'Revokes an unused one-time link',
  params,
  body: proof,
  value: operatorsList,
  refusals: ['claim_link_invalid', 'code_wrong'],
});

export const disableOperator = route.operator(`POST ${path}/:id/disable`, {
  id: 'operators.admin.disable',
  permission: 'operators.act',
  summary: 'Disables an operator; their sessions and links end at once',
  params,
  body: proof,
  value: operatorsList,
  refusals: ['operator_unknown', 'last_operator', 'state_changed', 'code_wrong'],
});

export const enableOperator = route.operator(`POST ${path}/:id/enable`, {
  id: 'operators.admin.enable',
  permission: 'operators.act',
  summary: 'Enables an operator',
  params,
  body: proof,
  value: operatorsList,
  refusals: ['operator_unknown', 'state_changed', 'code_wrong'],
});

export const resetOperatorFactor = route.operator(`POST ${path}/:id/factor-reset`, {
  id: 'operators.admin.resetFactor',
  permission: 'operators.act',
  summary: 'Resets an operator’s authenticator app; the reply has the link to add a new one',
  params,
  body: proof,
  value: linkMade,
  refusals: ['operator_unknown', 'last_operator', 'state_changed', 'code_wrong'],
});

export const acceptInvitation = route.anyone('POST /operator/setup/invitation', {
  id: 'operators.acceptInvitation',
  listener: 'console',
  summary: 'Creates the invited operator from the one-time link, with password and TOTP',
  body: z.object({ claim: linkToken, password: operatorPassword, totpCode }),
  value: z.object({ username: z.string() }),
  refusals: ['claim_link_invalid', 'username_taken', 'password_too_common', 'code_wrong'],
});

export const renewFactor = route.anyone('POST /operator/setup/factor', {
  id: 'operators.renewFactor',
  listener: 'console',
  summary: 'Adds a new authenticator app from the one-time link, with the current password',
  body: z.object({ claim: linkToken, password: z.string().max(256), totpCode }),
  value: z.object({ username: z.string() }),
  refusals: ['claim_link_invalid', 'password_wrong', 'code_wrong'],
});

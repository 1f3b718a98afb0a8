import { z } from 'zod';
import { route } from '../lib/route.ts';
import {
  factorProof,
  newPasskeyAnswer,
  newPasskeyRequest,
  passkeyRequest,
} from './second-factors.ts';
import { reauthFields, reauthRefusals } from './step-up.ts';
import { id, instant } from '../lib/shapes.ts';

/** The second factors of a member: what there is, and how it is set up and taken away. */

export const passkeyNameMax = 40;

export const passkeyValue = z.object({
  passkeyId: id,
  name: z.string(),
  addedAt: instant,
  usedAt: instant.nullable(),
});
export type PasskeyValue = z.infer<typeof passkeyValue>;

export const factorsValue = z.object({
  /** Since when; null while there is none. */
  authenticatorSince: instant.nullable(),
  passkeys: z.array(passkeyValue),
  recoveryCodesLeft: z.number().int(),
  /** False: the member logs in with codes only, and is asked for no password. */
  hasPassword: z.boolean(),
});
export type Factors = z.infer<typeof factorsValue>;

export const listFactors = route.member('GET /wps/member/factors', {
  id: 'factors.list',
  summary: 'Lists the member’s second factors',
  value: factorsValue,
});

const password = z.string().max(1024).optional();
const passwordRefusals = ['field_required', 'password_wrong'] as const;

/** Recovery codes that are new with the first factor: shown once, and never again. */
const added = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const beginAuthenticator = route.member('POST /wps/member/factors/authenticator/begin', {
  id: 'factors.startAuthenticator',
  sealed: true,
  summary: 'Creates the secret of an authenticator app; it is valid after a first code',
  body: z.object(reauthFields),
  value: z.object({
    secret: z.string(),
    address: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
  refusals: [...reauthRefusals, 'factor_taken'],
});

export const addAuthenticator = route.member('POST /wps/member/factors/authenticator', {
  id: 'factors.addAuthenticator',
  sealed: true,
  summary: 'Enables an authenticator app with a first code; other sessions end',
  body: z.object({ code: z.string().max(255) }),
  value: added,
  refusals: ['field_required', 'second_proof_wrong', 'second_proof_ended'],
});

export const beginPasskey = route.member('POST /wps/member/factors/passkeys/begin', {
  id: 'factors.startPasskey',
  sealed: true,
  summary: 'Returns the options from which a device creates a passkey',
  body: z.object(reauthFields),
  value: newPasskeyRequest,
  refusals: [...reauthRefusals, 'passkeys_full'],
});

export const addPasskey = route.member('POST /wps/member/factors/passkeys', {
  id: 'factors.addPasskey',
  sealed: true,
  summary: 'Adds the passkey that a device created; other sessions end',
  body: z.object({ name: z.string().max(255), answer: newPasskeyAnswer }),
  value: added,
  refusals: ['field_required', 'field_too_long', 'passkey_wrong', 'factor_taken', 'passkeys_full'],
});

export const askFactorPasskey = route.member('POST /wps/member/factors/proof/passkey', {
  id: 'factors.getPasskeyOptions',
  summary: 'Returns the options that a passkey signs before a factor is changed',
  value: passkeyRequest,
});

const stepUp = { password, proof: factorProof };
const stepUpRefusals = [...passwordRefusals, 'second_proof_wrong', 'too_many_requests'] as const;

/** Nothing is paid out for a day, and the owner is told. */
export const removeAuthenticator = route.member('POST /wps/member/factors/authenticator/remove', {
  id: 'factors.removeAuthenticator',
  sealed: true,
  summary: 'Removes the authenticator app; other sessions end',
  body: z.object(stepUp),
  value: factorsValue,
  refusals: [...stepUpRefusals, 'factor_unknown'],
});

export const removePasskey = route.member('POST /wps/member/factors/passkeys/:passkeyId/remove', {
  id: 'factors.removePasskey',
  sealed: true,
  summary: 'Removes a passkey; other sessions end',
  params: z.object({ passkeyId: id }),
  body: z.object(stepUp),
  value: factorsValue,
  refusals: [...stepUpRefusals, 'factor_unknown'],
});

export const renewRecoveryCodes = route.member('POST /wps/member/factors/recovery-codes', {
  id: 'factors.renewRecoveryCodes',
  sealed: true,
  summary: 'Creates ten new recovery codes; the old ones become invalid',
  body: z.object(stepUp),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: [...stepUpRefusals, 'factor_unknown'],
});

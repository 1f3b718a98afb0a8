import { z } from 'zod';
import { route } from '../lib/route.ts';
import {
  factorProof,
  newPasskeyAnswer,
  newPasskeyRequest,
  passkeyRequest,
} from './second-factors.ts';
import { selfProof, selfProofRefusals } from './step-up.ts';
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

export const listFactors = route({
  id: 'factors.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/member/factors',
  caller: 'member',
  summary: 'The second factors of the member',
  value: factorsValue,
  refusals: [],
});

const password = z.string().max(1024).optional();
const passwordRefusals = ['field_required', 'password_wrong'] as const;

/** Recovery codes that are new with the first factor: shown once, and never again. */
const added = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const beginAuthenticator = route({
  id: 'factors.startAuthenticator',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/authenticator/begin',
  caller: 'member',
  sealed: true,
  summary: 'Makes the secret of an authenticator app; it counts when a code of it was typed in',
  body: z.object(selfProof),
  value: z.object({
    secret: z.string(),
    address: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
  refusals: [...selfProofRefusals, 'factor_taken'],
});

export const addAuthenticator = route({
  id: 'factors.addAuthenticator',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/authenticator',
  caller: 'member',
  sealed: true,
  summary: 'Turns an authenticator app on with a first code; other sessions end',
  body: z.object({ code: z.string().max(255) }),
  value: added,
  refusals: ['field_required', 'second_proof_wrong', 'second_proof_ended'],
});

export const beginPasskey = route({
  id: 'factors.startPasskey',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/passkeys/begin',
  caller: 'member',
  sealed: true,
  summary: 'What a device is to make a passkey from',
  body: z.object(selfProof),
  value: newPasskeyRequest,
  refusals: [...selfProofRefusals, 'passkeys_full'],
});

export const addPasskey = route({
  id: 'factors.addPasskey',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/passkeys',
  caller: 'member',
  sealed: true,
  summary: 'Keeps a passkey that a device has made; other sessions end',
  body: z.object({ name: z.string().max(255), answer: newPasskeyAnswer }),
  value: added,
  refusals: ['field_required', 'field_too_long', 'passkey_wrong', 'factor_taken', 'passkeys_full'],
});

export const askFactorPasskey = route({
  id: 'factors.getPasskeyOptions',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/proof/passkey',
  caller: 'member',
  summary: 'What the member’s device is to sign before a factor is changed',
  value: passkeyRequest,
  refusals: [],
});

const stepUp = { password, proof: factorProof };
const stepUpRefusals = [...passwordRefusals, 'second_proof_wrong', 'too_many_requests'] as const;

/** Nothing is paid out for a day, and the owner is told. */
export const removeAuthenticator = route({
  id: 'factors.removeAuthenticator',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/authenticator/remove',
  caller: 'member',
  sealed: true,
  summary: 'Takes the authenticator app away; other sessions end',
  body: z.object(stepUp),
  value: factorsValue,
  refusals: [...stepUpRefusals, 'factor_unknown'],
});

export const removePasskey = route({
  id: 'factors.removePasskey',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/passkeys/:passkeyId/remove',
  caller: 'member',
  sealed: true,
  summary: 'Takes a passkey away; other sessions end',
  params: z.object({ passkeyId: id }),
  body: z.object(stepUp),
  value: factorsValue,
  refusals: [...stepUpRefusals, 'factor_unknown'],
});

export const renewRecoveryCodes = route({
  id: 'factors.renewRecoveryCodes',
  listener: 'site',
  method: 'POST',
  path: '/wps/member/factors/recovery-codes',
  caller: 'member',
  sealed: true,
  summary: 'Makes ten new recovery codes; the old ones are worth nothing any more',
  body: z.object(stepUp),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: [...stepUpRefusals, 'factor_unknown'],
});

import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id, instant, language } from '../lib/shapes.ts';

/**
 * The second factor of a login: one that the member has set up or, from a new place, something
 * that only the member has or knows.
 */

export const proofWay = z.enum(['authenticator', 'passkey', 'recovery', 'sms', 'mail', 'payee']);
export type ProofWay = z.infer<typeof proofWay>;

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_192);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** Registered passkeys of a member, with their transports. */
const credentials = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) }),
);

/** WebAuthn's options for signing with a passkey, as JSON. */
export const passkeyRequest = z.object({
  passkeyChallengeId: id,
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
    allowCredentials: credentials,
  }),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** A signed assertion; other fields of browsers are dropped. */
export const passkeyAnswer = z.object({
  passkeyChallengeId: id,
  credentialId: base64url,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: base64url.nullable(),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** WebAuthn's options for registering a passkey. */
export const newPasskeyRequest = z.object({
  passkeyChallengeId: id,
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: credentials,
  }),
});
export type NewPasskeyRequest = z.infer<typeof newPasskeyRequest>;

/** The public key of a new passkey. */
export const newPasskeyAnswer = z.object({
  passkeyChallengeId: id,
  credentialId: base64url,
  clientDataJSON: base64url,
  attestationObject: base64url,
  /** The device's transports; unknown ones are dropped. */
  transports: z.array(z.string().max(20)).max(20),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

/** As typed; Bengali digits, spaces and hyphens are normalised. */
const submittedCode = z.string().max(255);

/** A proof by a factor that the member has set up. */
export const factorProof = z.discriminatedUnion('way', [
  z.object({ way: z.literal('authenticator'), code: submittedCode }),
  z.object({ way: z.literal('recovery'), code: submittedCode }),
  z.object({ way: z.literal('passkey'), answer: passkeyAnswer }),
]);
export type FactorProof = z.infer<typeof factorProof>;

export const secondProof = z.discriminatedUnion('way', [
  ...factorProof.options,
  z.object({ way: z.literal('sms'), code: submittedCode }),
  z.object({ way: z.literal('mail'), code: submittedCode }),
  z.object({ way: z.literal('payee'), payeeName: z.string().max(255) }),
]);
export type SecondProof = z.infer<typeof secondProof>;

/** The challenge for the second factor, after a correct first one, for this browser only. */
export const secondFactorChallenge = z.object({
  challengeId: id,
  /**
   * `factor`: the member has set one up. `place`: the member has never logged in from here.
   * `tries`: the first factor was wrong several times before it was right.
   */
  reason: z.enum(['factor', 'place', 'tries']),
  ways: z.array(proofWay).min(1),
  /** The number for a code, mostly masked. */
  mobileMasked: z.string().nullable(),
  emailMasked: z.string().nullable(),
  expiresAt: instant,
});
export type SecondFactorChallenge = z.infer<typeof secondFactorChallenge>;

/** `token` is a public handle for session storage, worth nothing without the cookie. */
const loggedIn = z.object({
  entered: z.literal(true),
  token: z.string(),
  userName: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password is older than the settings allow. */
  passwordExpired: z.boolean(),
  /** Other calls are refused until the password is changed. */
  mustChangePassword: z.boolean(),
});
export type LoggedIn = z.infer<typeof loggedIn>;

/** The result of a correct first factor: a session, or a challenge for the second factor. */
export const entered = z.discriminatedUnion('entered', [
  loggedIn,
  z.object({ entered: z.literal(false), secondProof: secondFactorChallenge }),
]);
export type Entered = z.infer<typeof entered>;

export const prove = route.anyone('POST /wps/session/second-factor', {
  id: 'secondFactor.verify',
  sealed: true,
  summary: 'Logs in with a second factor; five attempts, in the browser that gave the first',
  body: z.object({ challengeId: id, proof: secondProof }),
  value: loggedIn,
  refusals: ['second_proof_wrong', 'second_proof_ended'],
});

/** The code goes to the member's stored contact, never to one that the caller names. */
export const sendProofCode = route.anyone('POST /wps/session/second-factor/code', {
  id: 'secondFactor.sendCode',
  summary: 'Sends the code that a login from a new place needs',
  body: z.object({ challengeId: id, way: z.enum(['sms', 'mail']), language }),
  value: z.object({ expiredMinutes: z.number().int() }),
  refusals: ['second_proof_ended', 'sms_closed', 'mail_closed', 'sms_too_soon', 'sms_unavailable'],
});

export const askPasskeyProof = route.anyone('POST /wps/session/second-factor/passkey', {
  id: 'secondFactor.getPasskeyOptions',
  summary: 'Returns the options that a passkey signs as the second factor',
  body: z.object({ challengeId: id }),
  value: passkeyRequest,
  refusals: ['second_proof_ended'],
});

/** Needs no username: the device knows whose passkeys it has. */
export const askPasskeyLogin = route.anyone('POST /wps/session/passkey/options', {
  id: 'secondFactor.getPasskeyLoginOptions',
  summary: 'Returns the options that a passkey signs to log in',
  value: passkeyRequest,
});

export const passkeyLogin = route.anyone('POST /wps/session/passkey', {
  id: 'secondFactor.logInWithPasskey',
  sealed: true,
  summary: 'Logs in with a passkey alone; the device verified its user',
  body: z.object({
    answer: passkeyAnswer,
    /** As in `session.login`. */
    toWithdraw: z.boolean().optional(),
  }),
  value: loggedIn,
  refusals: ['passkey_wrong', 'limit_time_reached', 'login_frozen'],
});

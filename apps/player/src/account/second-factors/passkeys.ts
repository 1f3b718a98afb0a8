import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type {
  NewPasskeyAnswer,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@khelaghor/contract/account/second-factors.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** Its reader has turned the device's question down, or the device cannot answer. */
async function orNull<Made>(made: Promise<Made>): Promise<Made | null> {
  try {
    return await made;
  } catch {
    return null;
  }
}

/** Has the device sign what the site asks; null when it did not. */
export async function signWithPasskey({
  passkeyChallengeId,
  options,
}: PasskeyRequest): Promise<PasskeyAnswer | null> {
  const signed = await orNull(startAuthentication({ optionsJSON: options }));
  if (signed === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  return {
    passkeyChallengeId,
    credentialId: signed.id,
    clientDataJSON,
    authenticatorData,
    signature,
    userHandle: userHandle === undefined || userHandle === '' ? null : userHandle,
  };
}

/** Has the device make a passkey; null when it did not. */
export async function makePasskey({
  passkeyChallengeId,
  options,
}: NewPasskeyRequest): Promise<NewPasskeyAnswer | null> {
  const made = await orNull(startRegistration({ optionsJSON: options }));
  if (made === null) return null;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    passkeyChallengeId,
    credentialId: made.id,
    clientDataJSON,
    attestationObject,
    transports,
  };
}

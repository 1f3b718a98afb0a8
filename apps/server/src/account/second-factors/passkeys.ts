import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type {
  NewPasskeyAnswer,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@khelaghor/contract/account/second-factors.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import {
  openPasskeyChallenge,
  passkeyTimeoutMs,
  takePasskeyChallenge,
} from './passkey-challenges.ts';
import type { Asking } from './passkey-challenges.ts';
import { filterTransports, readPasskeys } from './passkey-store.ts';
import type { NewPasskey } from './passkey-store.ts';
import type { Spend } from './rules.ts';

/** EdDSA, ES256 and RS256: what devices support, the best first. */
const algorithms = [-8, -7, -257];

const getSite = ({ config }: Context) => ({
  expectedOrigin: config.origins.site,
  expectedRPID: new URL(config.origins.site).hostname,
});

const readCredentials = async (db: Database, memberId: string) => {
  const passkeys = await readPasskeys(db, memberId);
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: filterTransports(transports),
  }));
};

/** Requests a signature by one of the member's passkeys; without a member, by any passkey. */
export async function askPasskey(
  ctx: Context,
  asking: Asking,
  memberId: string | null,
): Promise<PasskeyRequest> {
  const { passkeyChallengeId, challenge } = await openPasskeyChallenge(ctx, asking);
  const options = {
    challenge,
    rpId: getSite(ctx).expectedRPID,
    timeout: passkeyTimeoutMs,
    userVerification: 'required',
    allowCredentials: memberId === null ? [] : await readCredentials(ctx.db, memberId),
  } as const;
  return { passkeyChallengeId, options };
}

/** Requests a new passkey: discoverable, and with user verification. */
export async function askNewPasskey(
  ctx: Context,
  asking: Asking,
  member: { readonly id: string; readonly username: string },
  siteName: string,
): Promise<NewPasskeyRequest> {
  const { passkeyChallengeId, challenge } = await openPasskeyChallenge(ctx, asking);
  const { id, username } = member;
  const options = {
    rp: { id: getSite(ctx).expectedRPID, name: siteName },
    user: { id: getUserHandle(id), name: username, displayName: username },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyTimeoutMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: await readCredentials(ctx.db, id),
  } as const;
  return { passkeyChallengeId, options };
}

/** The user handle by which a device knows a member. */
const getUserHandle = (memberId: string): string => Buffer.from(memberId).toString('base64url');

/** Returns null when the library throws: it throws on every invalid input. */
async function verified<Info>(
  ctx: Context,
  verify: () => Promise<{ verified: boolean } & Info>,
): Promise<({ verified: boolean } & Info) | null> {
  try {
    const answer = await verify();
    return answer.verified ? answer : null;
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : '' }, 'passkey refused');
    return null;
  }
}

/** Verifies a new passkey; null when any check fails. */
export async function verifyPasskeyRegistration(
  ctx: Context,
  asking: Asking,
  answer: NewPasskeyAnswer,
): Promise<NewPasskey | null> {
  const expectedChallenge = await takePasskeyChallenge(ctx, answer.passkeyChallengeId, asking);
  if (expectedChallenge === null) return null;
  const { credentialId: id, clientDataJSON, attestationObject } = answer;
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  } as const;
  const answered = await verified(ctx, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      ...getSite(ctx),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!answered?.registrationInfo) return null;
  const { credential } = answered.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: filterTransports(answer.transports),
  };
}

/** A valid signature: its owner, and how to use it up. */
export type PasskeyProof = { readonly memberId: string; readonly spend: Spend };

/** Verifies a passkey's signature; null when any check fails. */
export async function verifyAssertion(
  ctx: Context,
  asking: Asking,
  answer: PasskeyAnswer,
): Promise<PasskeyProof | null> {
  const expectedChallenge = await takePasskeyChallenge(ctx, answer.passkeyChallengeId, asking);
  const kept = await ctx.db
    .selectFrom('memberPasskey')
    .selectAll()
    .where('credentialId', '=', answer.credentialId)
    .executeTakeFirst();
  if (expectedChallenge === null || !kept) return null;
  const { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle } = answer;
  if (userHandle !== null && userHandle !== getUserHandle(kept.memberId)) return null;
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  } as const;
  const publicKey = new Uint8Array(kept.publicKey);
  const answered = await verified(ctx, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      ...getSite(ctx),
      credential: { id, publicKey, counter: Number(kept.counter) },
      requireUserVerification: true,
    }),
  );
  if (!answered) return null;
  const counter = BigInt(answered.authenticationInfo.newCounter);
  const spend: Spend = async (tx) => {
    return tx
      .updateTable('memberPasskey')
      .set({ counter, usedAt: ctx.clock.now() })
      .where('id', '=', kept.id)
      .where('counter', '=', kept.counter)
      .$call(tryWrite);
  };
  return { memberId: kept.memberId, spend };
}

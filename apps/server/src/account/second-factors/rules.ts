/**
 * Decides whether a login needs a second proof, and which ways the member has. A member with a
 * factor must use a factor: an SMS or an e-mail is weaker.
 */
import type { ProofWay } from '@khelaghor/contract/account/second-factors.ts';
import { toNameKey } from '@khelaghor/typed-text/visible-text.ts';
import type { Database } from '../../lib/context.ts';

/** The first proof; `other` is a social login. A passkey is two proofs at once. */
export type FirstProof = 'password' | 'sms' | 'passkey' | 'other';

export type LoginFacts = {
  readonly isTrial: boolean;
  readonly firstProof: FirstProof;
  readonly wrongLately: number;
  /** Never logged in with this browser, or from this country. */
  readonly isNewDevice: boolean;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
  readonly hasRecoveryCode: boolean;
  /** Whether an SMS can be sent and would reach the member. */
  readonly canGetSms: boolean;
  readonly canGetMail: boolean;
  readonly hasPayeeName: boolean;
};

export type ProofNeed =
  | { readonly needs: 'nothing' }
  | { readonly needs: 'factor' | 'place' | 'tries'; readonly ways: readonly ProofWay[] };

/** After this many wrong first proofs, a right one may have been guessed. */
const wrongMax = 3;

const those = (ways: readonly (readonly [ProofWay, boolean])[]): ProofWay[] =>
  ways.filter(([, has]) => has).map(([way]) => way);

/** Decides by what is known of the member and the device; pure. */
export function decideProof(facts: LoginFacts): ProofNeed {
  if (facts.isTrial || facts.firstProof === 'passkey') return { needs: 'nothing' };
  const { hasAuthenticator, hasPasskey } = facts;
  if (hasAuthenticator || hasPasskey) {
    const ways = those([
      ['authenticator', hasAuthenticator],
      ['passkey', hasPasskey],
      ['recovery', facts.hasRecoveryCode],
    ]);
    return { needs: 'factor', ways };
  }
  const { isNewDevice } = facts;
  if (!isNewDevice && facts.wrongLately < wrongMax) return { needs: 'nothing' };
  // The first proof does not count again as the second.
  const ways = those([
    ['sms', facts.canGetSms && facts.firstProof !== 'sms'],
    ['mail', facts.canGetMail],
    ['payee', facts.hasPayeeName],
  ]);
  if (ways.length === 0) return { needs: 'nothing' };
  return { needs: isNewDevice ? 'place' : 'tries', ways };
}

/** Normalises a name for comparison: case, Unicode form, joiners, spaces, no dots. */
const asCompared = (name: string): string =>
  toNameKey(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns true when two spellings are the same name. */
export function isSameName(one: string, other: string): boolean {
  const compared = asCompared(one);
  return compared !== '' && compared === asCompared(other);
}

/** Uses a right proof up, in the caller's transaction; false when another call was first. */
export type Spend = (tx: Database) => Promise<boolean>;

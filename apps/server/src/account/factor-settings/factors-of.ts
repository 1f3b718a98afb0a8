import type { Factors } from '@khelaghor/contract/account/factor-settings.ts';
import type { FactorProof } from '@khelaghor/contract/account/second-factors.ts';
import type { Database } from '../../lib/context.ts';
import type { Member } from '../members/index.ts';
import {
  findAuthenticatorSince,
  readPasskeys,
  countRecoveryCodesLeft,
} from '../second-factors/index.ts';

/** Returns a member's factors as the member sees them. */
export async function readFactors(
  db: Database,
  { id, hasPassword }: Pick<Member, 'id' | 'hasPassword'>,
): Promise<Factors> {
  const since = await findAuthenticatorSince(db, id);
  const passkeys = await readPasskeys(db, id);
  return {
    authenticatorSince: since?.toISOString() ?? null,
    passkeys: passkeys.map(({ id: passkeyId, name, createdAt, usedAt }) => ({
      passkeyId,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodesLeft(db, id),
    hasPassword,
  };
}

/** Returns the factors a member can use for step-up; recovery codes only beside a factor. */
export async function readFactorWays(
  db: Database,
  memberId: string,
): Promise<FactorProof['way'][]> {
  const ways: FactorProof['way'][] = [];
  if ((await findAuthenticatorSince(db, memberId)) !== null) ways.push('authenticator');
  if ((await readPasskeys(db, memberId)).length > 0) ways.push('passkey');
  if (ways.length > 0 && (await countRecoveryCodesLeft(db, memberId)) > 0) ways.push('recovery');
  return ways;
}

/** Returns true when a member has a factor; recovery codes alone do not count. */
export async function hasFactor(db: Database, memberId: string): Promise<boolean> {
  if ((await findAuthenticatorSince(db, memberId)) !== null) return true;
  return (await readPasskeys(db, memberId)).length > 0;
}

import type { Factors } from '@khelaghor/contract/factors.ts';
import type { Database } from '../../platform/context.ts';
import type { Member } from '../member/member.ts';
import { authenticatorSince, passkeysOf, recoveryCodesLeft } from '../second-proof/second-proof.ts';

/** What a member has set up, as he may see it. */
export async function factorsOf(
  db: Database,
  { id, hasPassword }: Pick<Member, 'id' | 'hasPassword'>,
): Promise<Factors> {
  const since = await authenticatorSince(db, id);
  const passkeys = await passkeysOf(db, id);
  return {
    authenticatorSince: since?.toISOString() ?? null,
    passkeys: passkeys.map(({ id: passkeyId, name, createdAt, usedAt }) => ({
      passkeyId,
      name,
      addedAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await recoveryCodesLeft(db, id),
    hasPassword,
  };
}

/** Whether a member has a factor at all; recovery codes alone are none. */
export async function hasFactor(db: Database, memberId: string): Promise<boolean> {
  if ((await authenticatorSince(db, memberId)) !== null) return true;
  return (await passkeysOf(db, memberId)).length > 0;
}

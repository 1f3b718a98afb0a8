import type { AccountsElsewhere } from '@khelaghor/contract/account/social-login.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { Context, Database } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { findById } from '../members/index.ts';
import type { Member } from '../members/index.ts';

type Bound = AccountsElsewhere['accounts'][number];

/** Returns a member's linked identities, in the order of linking. */
export async function listIdentities(db: Database, memberId: string): Promise<Bound[]> {
  const rows = await db
    .selectFrom('oauthIdentity')
    .select(['provider', 'linkedAt', 'unlinkDueAt'])
    .where('memberId', '=', memberId)
    .where('unlinkedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ provider, linkedAt, unlinkDueAt }) => ({
    provider: provider as OutsideProvider,
    boundAt: linkedAt.toISOString(),
    unbindDueAt: unlinkDueAt?.toISOString() ?? null,
  }));
}

/** Finds the member linked to an identity; null without a link that holds. */
export async function findLinkedMember(
  tx: Database,
  provider: OutsideProvider,
  subject: string,
): Promise<Member | null> {
  const row = await tx
    .selectFrom('oauthIdentity')
    .select('memberId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('unlinkedAt', 'is', null)
    .executeTakeFirst();
  return row ? findById(tx, row.memberId) : null;
}

type Binding = {
  readonly memberId: string;
  readonly provider: OutsideProvider;
  readonly subject: string;
};

/**
 * Links an identity to a member. Refuses when a concurrent call linked the identity to another
 * member, or the member to another identity there.
 */
export async function bindAccount(
  ctx: Context,
  tx: Database,
  { memberId, provider, subject }: Binding,
): Promise<'bound' | 'elsewhere_taken' | 'elsewhere_bound'> {
  const isBound = await tx
    .insertInto('oauthIdentity')
    .values({ id: ctx.random.id(), memberId, provider, subject, linkedAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
  if (isBound) return 'bound';
  const isOther = await tx
    .selectFrom('oauthIdentity')
    .select('subject')
    .where('memberId', '=', memberId)
    .where('provider', '=', provider)
    .where('unlinkedAt', 'is', null)
    .$call(hasRow);
  return isOther ? 'elsewhere_bound' : 'elsewhere_taken';
}

import type { AccountsElsewhere } from '@khelaghor/contract/account/social-login.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findById } from '../members/index.ts';
import type { Member } from '../members/index.ts';

type Bound = AccountsElsewhere['accounts'][number];

/** Which accounts at other sites let a member in, in the order in which they were bound. */
export async function accountsOf(db: Database, memberId: string): Promise<Bound[]> {
  const rows = await db
    .selectFrom('memberElsewhere')
    .select(['provider', 'boundAt', 'unbindDueAt'])
    .where('memberId', '=', memberId)
    .where('unboundAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ provider, boundAt, unbindDueAt }) => ({
    provider: provider as OutsideProvider,
    boundAt: boundAt.toISOString(),
    unbindDueAt: unbindDueAt?.toISOString() ?? null,
  }));
}

/** Whom an account at another site lets in; null when that is nobody, or is over. */
export async function memberBoundTo(
  tx: Database,
  provider: OutsideProvider,
  subject: string,
): Promise<Member | null> {
  const row = await tx
    .selectFrom('memberElsewhere')
    .select('memberId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('unboundAt', 'is', null)
    .executeTakeFirst();
  return row ? findById(tx, row.memberId) : null;
}

type Binding = {
  readonly memberId: string;
  readonly provider: OutsideProvider;
  readonly subject: string;
};

/**
 * Binds an account at another site to a member. Of two at once one is first: the account may have
 * become another member's, or the member may have another account there.
 */
export async function bindAccount(
  ctx: Context,
  tx: Database,
  { memberId, provider, subject }: Binding,
): Promise<'bound' | 'elsewhere_taken' | 'elsewhere_bound'> {
  const bound = await tx
    .insertInto('memberElsewhere')
    .values({ id: ctx.random.id(), memberId, provider, subject, boundAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (bound) return 'bound';
  const own = await tx
    .selectFrom('memberElsewhere')
    .select('subject')
    .where('memberId', '=', memberId)
    .where('provider', '=', provider)
    .where('unboundAt', 'is', null)
    .executeTakeFirst();
  return own ? 'elsewhere_bound' : 'elsewhere_taken';
}

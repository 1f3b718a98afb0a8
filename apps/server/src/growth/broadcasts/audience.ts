import { sql } from 'kysely';
import type { BroadcastAudience, BroadcastPurpose } from '@khelaghor/contract/growth/broadcasts.ts';
import { agentTypes, trialType } from '@khelaghor/contract/lib/roles.ts';
import { currencyNow } from '../../site/settings/index.ts';
import { isLimitedSql, isOnBreakSql } from '../../account/responsible-gaming/index.ts';
import type { Database } from '../../lib/context.ts';

/** Who gets a message. */
export type Recipients = {
  readonly purpose: BroadcastPurpose;
  readonly audience: BroadcastAudience;
  /** Members who registered later do not get it. */
  readonly until: Date;
};

/** The members of an audience, without closed accounts and trials. */
function selectMembers(db: Database, { purpose, audience, until }: Recipients) {
  const { account, role, language, dialingCode, registeredSince, activeSince } = audience;
  const { balanceAtLeast } = audience;
  let members = db
    .selectFrom('member as m')
    .where('m.closedAt', 'is', null)
    .where('m.type', '<>', trialType)
    .where('m.createdAt', '<=', until);
  if (purpose === 'offer') members = members.where((eb) => eb.not(isOnBreakSql(until)));
  if (account !== null) members = members.where('m.username', '=', account);
  if (role === 'agent') members = members.where('m.type', 'in', agentTypes);
  if (role === 'member') members = members.where('m.type', 'not in', agentTypes);
  if (language === 'en') members = members.where('m.language', '=', 'en');
  // Readers of every other language are written to in Bengali.
  if (language === 'bn') members = members.where('m.language', '<>', 'en');
  if (dialingCode !== null)
    members = members
      .where('m.mobileVerifiedAt', 'is not', null)
      .where('m.mobile', 'like', `+${dialingCode}%`);
  if (registeredSince !== null)
    members = members.where('m.createdAt', '>=', new Date(registeredSince));
  if (activeSince !== null) members = members.where('m.lastLoginAt', '>=', new Date(activeSince));
  if (balanceAtLeast !== null)
    members = members.where(
      sql<boolean>`exists (
        select from ledger_account a join ledger_balance b on b.account_id = a.id
        where a.owner = 'member:' || m.id and a.kind = 'wallet' and a.currency = ${currencyNow}
          and b.balance_minor - b.held_minor >= ${balanceAtLeast}::bigint
      )`,
    );
  return members;
}

/** Counts the members of an audience. */
export async function countMembers(db: Database, recipients: Recipients): Promise<number> {
  const { count } = await selectMembers(db, recipients)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Lists those among members whose browsers may get a push of a message. A push of an offer reaches
 * into the day of a member: none goes to those who limit their play.
 */
export async function listPushable(
  db: Database,
  { purpose, until }: Pick<Recipients, 'purpose' | 'until'>,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  if (purpose !== 'offer' || memberIds.length === 0) return memberIds;
  const free = await db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.id', 'in', memberIds)
    .where((eb) => eb.not(isLimitedSql(until)))
    .execute();
  return free.map(({ id }) => id);
}

/** The next members of an audience by id, behind one of them. */
export async function listNextMembers(
  db: Database,
  recipients: Recipients,
  behind: string | null,
  limit: number,
): Promise<string[]> {
  let members = selectMembers(db, recipients).select('m.id').orderBy('m.id').limit(limit);
  if (behind !== null) members = members.where('m.id', '>', behind);
  return (await members.execute()).map(({ id }) => id);
}

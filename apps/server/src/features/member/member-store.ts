import { sql } from 'kysely';
import type { Language } from '@khelaghor/contract/shapes.ts';
import { trialType } from '@khelaghor/contract/trial-terms.ts';
import type { Database } from '../../platform/context.ts';

export type Member = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  passwordHash: string;
  createdAt: Date;
  lastLoginAt: Date | null;
  closedAt: Date | null;
  digits: string | null;
  grouping: string | null;
  language: string;
  email: string | null;
  /** A number that its owner has proven, else null. */
  provenMobile: string | null;
  hasPassword: boolean;
  /** Until then nothing is paid out. */
  payoutHeldUntil: Date | null;
};

const columns = [
  'id',
  'account',
  'nickname',
  'type',
  'passwordHash',
  'createdAt',
  'lastLoginAt',
  'closedAt',
  'digits',
  'grouping',
  'language',
  'email',
  sql<string | null>`case when mobile_proven_at is null then null else mobile end`.as(
    'provenMobile',
  ),
  'hasPassword',
  'payoutHeldUntil',
] as const;

/** Who logs in by this name; trial accounts have no password, and are as if they were not. */
export async function findByAccount(db: Database, account: string): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .select(columns)
    .where('account', '=', account.toLowerCase())
    .where('type', '<>', trialType)
    .executeTakeFirst();
  return row ?? null;
}

/** Whose number this is, proven; a closed account gives it back. */
export async function findByProvenMobile(db: Database, mobile: string): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .select(columns)
    .where('mobile', '=', mobile)
    .where('mobileProvenAt', 'is not', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findById(db: Database, id: string): Promise<Member | null> {
  const row = await db.selectFrom('member').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a new member; false when the account's name is taken, or its number, where that is proven.
 */
export async function createMember(
  tx: Database,
  member: {
    id: string;
    account: string;
    /** 0 member, 4 trial. */
    type: 0 | typeof trialType;
    passwordHash: string;
    language: Language;
    payeeName: string | null;
    email: string | null;
    mobile: string | null;
    isMobileProven: boolean;
    hasPassword: boolean;
    extra: Record<string, string>;
    at: Date;
  },
): Promise<boolean> {
  const made = await tx
    .insertInto('member')
    .values({
      id: member.id,
      account: member.account.toLowerCase(),
      nickname: member.account,
      type: member.type,
      passwordHash: member.passwordHash,
      language: member.language,
      payeeName: member.payeeName,
      email: member.email,
      mobile: member.mobile,
      mobileProvenAt: member.isMobileProven ? member.at : null,
      hasPassword: member.hasPassword,
      extra: JSON.stringify(member.extra),
      ageConfirmedAt: member.at,
      createdAt: member.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Keeps how a member wants figures written; what is not named stays. */
export async function setFigures(
  db: Database,
  id: string,
  chosen: { digits?: string; grouping?: string },
): Promise<Member> {
  return db
    .updateTable('member')
    .set(chosen)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function noteLogin(tx: Database, id: string, at: Date): Promise<void> {
  await tx.updateTable('member').set({ lastLoginAt: at }).where('id', '=', id).execute();
}

/** Whoever has just taken an account over cannot empty it: its owner has a day to notice. */
export const payoutHoldHours = 24;

/**
 * Puts a new password in the place of the one that was read, and holds payouts for a day; false
 * when that password is none any more.
 */
export async function replacePassword(
  tx: Database,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
  next: string,
  at: Date,
): Promise<boolean> {
  const payoutHeldUntil = new Date(at.getTime() + payoutHoldHours * 3_600_000);
  const replaced = await tx
    .updateTable('member')
    .set({ passwordHash: next, hasPassword: true, payoutHeldUntil })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Keeps a number that the member has proven. In the place of another one it holds payouts for a
 * day. False when it is somebody else's; the caller's transaction goes on as if it had not tried.
 */
export async function proveMobileOf(
  tx: Database,
  { id, provenMobile, payoutHeldUntil }: Member,
  mobile: string,
  at: Date,
): Promise<boolean> {
  const isOther = provenMobile !== null && provenMobile !== mobile;
  const held = new Date(at.getTime() + payoutHoldHours * 3_600_000);
  await sql`savepoint proving`.execute(tx);
  try {
    await tx
      .updateTable('member')
      .set({ mobile, mobileProvenAt: at, payoutHeldUntil: isOther ? held : payoutHeldUntil })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint proving`.execute(tx);
    return false;
  }
}

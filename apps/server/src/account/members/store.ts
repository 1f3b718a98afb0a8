import { sql } from 'kysely';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { askedColumnFields } from '@khelaghor/contract/site/member-fields.ts';
import { trialType } from '@khelaghor/contract/lib/roles.ts';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { removePushSubscriptions } from '../../site/web-push/index.ts';

export type Member = {
  id: string;
  username: string;
  nickname: string;
  avatar: string;
  type: number;
  passwordHash: string;
  createdAt: Date;
  lastLoginAt: Date | null;
  closedAt: Date | null;
  digits: string | null;
  grouping: string | null;
  language: string;
  email: string | null;
  payeeName: string | null;
  /** True when the owner has verified that address. */
  isEmailProven: boolean;
  /** The phone number that the owner has verified, else null. */
  provenMobile: string | null;
  /** True when Firebase has verified that number: the member cannot change it. */
  mobileBound: boolean;
  hasPassword: boolean;
  /** No payouts before this time. */
  payoutHeldUntil: Date | null;
  /** When the password was chosen; null: at registration. */
  passwordSetAt: Date | null;
  mustChangePassword: boolean;
  /** Until when the temporary password allows one login; null: the member chose the password. */
  temporaryPasswordExpiresAt: Date | null;
};

const columns = [
  'id',
  'username',
  'nickname',
  'avatar',
  'type',
  'passwordHash',
  'createdAt',
  'lastLoginAt',
  'closedAt',
  'digits',
  'grouping',
  'language',
  'email',
  'payeeName',
  sql<boolean>`email_verified_at is not null`.as('isEmailProven'),
  sql<string | null>`case when mobile_verified_at is null then null else mobile end`.as(
    'provenMobile',
  ),
  'mobileBound',
  'hasPassword',
  'payoutHeldUntil',
  'passwordSetAt',
  'mustChangePassword',
  'temporaryPasswordExpiresAt',
] as const;

/**
 * Finds the member by a username that an operator typed: as it is stored, else by what its fold for
 * search gives, such as Latin digits.
 */
export const findByTypedUsername = async (db: Database, typed: string): Promise<Member | null> =>
  (await findByUsername(db, typed)) ?? findByUsername(db, foldSearch(typed));

/** Finds the member by username. Trial accounts have no password and are not found. */
export async function findByUsername(db: Database, username: string): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .select(columns)
    // PostgreSQL refuses a text with NUL; no username contains the replacement either.
    .where('username', '=', username.toLowerCase().replaceAll('\u0000', '\ufffd'))
    .where('type', '<>', trialType)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the member with this verified number; a closed account gives its number up. */
export async function findByProvenMobile(db: Database, mobile: string): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .select(columns)
    .where('mobile', '=', mobile)
    .where('mobileVerifiedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findById(db: Database, id: string): Promise<Member | null> {
  const row = await db.selectFrom('member').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns the member of a session. */
export async function findMemberOfSession(db: Database, memberId: string): Promise<Member> {
  const member = await findById(db, memberId);
  if (!member) throw new Error(`member ${memberId} has a session and is not there`);
  return member;
}

/** Stores a new member; false when the username is taken, or the verified number. */
export async function createMember(
  tx: Database,
  member: {
    id: string;
    username: string;
    /** 0 member, 4 trial. */
    type: 0 | typeof trialType;
    passwordHash: string;
    /** Finds similar passwords; null: the member chose none. */
    passwordFingerprint?: string | null;
    language: Language;
    /** Fields of the registration form with a column of their own. */
    told?: Readonly<Record<(typeof askedColumnFields)[number], string | null>>;
    email: string | null;
    mobile: string | null;
    isMobileProven: boolean;
    hasPassword: boolean;
    profileFields: Record<string, string>;
    /** The referral code used, and the referrer that the new member named. */
    affiliateCode?: string | null;
    referredBy?: string | null;
    idNumberSealed?: Uint8Array | null;
    /** Where the member registers, by two letters; null: not known. */
    country?: string | null;
    at: Date;
  },
): Promise<boolean> {
  return tx
    .insertInto('member')
    .values({
      id: member.id,
      username: member.username.toLowerCase(),
      nickname: member.username,
      type: member.type,
      passwordHash: member.passwordHash,
      passwordFingerprint: member.passwordFingerprint ?? null,
      language: member.language,
      ...member.told,
      email: member.email,
      mobile: member.mobile,
      mobileVerifiedAt: member.isMobileProven ? member.at : null,
      hasPassword: member.hasPassword,
      profileFields: JSON.stringify(member.profileFields),
      affiliateCode: member.affiliateCode ?? null,
      referredBy: member.referredBy ?? null,
      idNumberSealed: member.idNumberSealed ? Buffer.from(member.idNumberSealed) : null,
      country: member.country ?? null,
      ageConfirmedAt: member.at,
      createdAt: member.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
}

/** Stores how a member wants figures written; omitted fields stay. */
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

/** Notes that the member's verified number cannot be changed by the member. */
export async function bindMobileToMember(tx: Database, id: string): Promise<void> {
  await tx.updateTable('member').set({ mobileBound: true }).where('id', '=', id).execute();
}

/** Takes a member's phone away: it proves nothing and gets nothing from now on. */
export async function removeMobile(tx: Database, id: string): Promise<void> {
  const none = { mobile: null, mobileVerifiedAt: null, mobileBound: false };
  await tx.updateTable('member').set(none).where('id', '=', id).execute();
}

/** Closes an account: its sessions end by themselves, and none begins. */
export async function closeMember(tx: Database, id: string, at: Date): Promise<void> {
  await removePushSubscriptions(tx, id, 'all');
  await tx.updateTable('member').set({ closedAt: at }).where('id', '=', id).execute();
}

export async function noteLogin(tx: Database, id: string, at: Date): Promise<void> {
  await tx.updateTable('member').set({ lastLoginAt: at }).where('id', '=', id).execute();
}

/** Gives the owner a day to notice before an attacker can withdraw. */
export const payoutHoldHours = 24;
const heldUntil = (at: Date): Date => new Date(at.getTime() + payoutHoldHours * 3_600_000);

/** A replacement password; with a time it is temporary and allows one login. */
type NextPassword = {
  passwordHash: string;
  passwordFingerprint: string | null;
  at: Date;
  temporaryPasswordExpiresAt?: Date;
};

/**
 * Replaces the password that was read and holds payouts for a day; false when the stored password
 * has changed since.
 */
export async function replacePassword(
  tx: Database,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
  { at, temporaryPasswordExpiresAt, ...hashed }: NextPassword,
): Promise<boolean> {
  const payoutHeldUntil = heldUntil(at);
  return tx
    .updateTable('member')
    .set({
      ...hashed,
      passwordSetAt: at,
      hasPassword: true,
      payoutHeldUntil,
      mustChangePassword: temporaryPasswordExpiresAt !== undefined,
      temporaryPasswordExpiresAt: temporaryPasswordExpiresAt ?? null,
    })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .$call(tryWrite);
}

/** Uses a temporary password up; false when it was used before, or has expired. */
export async function spendTemporaryPassword(
  tx: Database,
  {
    id,
    passwordHash,
    temporaryPasswordExpiresAt,
  }: Pick<Member, 'id' | 'passwordHash' | 'temporaryPasswordExpiresAt'>,
  at: Date,
): Promise<boolean> {
  if (temporaryPasswordExpiresAt === null) return true;
  return tx
    .updateTable('member')
    .set({ temporaryPasswordExpiresAt: at })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('temporaryPasswordExpiresAt', '>', at)
    .$call(tryWrite);
}

/** Holds payouts for a day, because the account's protection was reduced. */
export async function holdPayouts(tx: Database, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({ payoutHeldUntil: heldUntil(at) })
    .where('id', '=', id)
    .execute();
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** A contact that a member has verified, and when. */
type ProvenContact =
  | { readonly mobile: string; readonly mobileVerifiedAt: Date }
  | { readonly email: string; readonly emailVerifiedAt: Date };

/**
 * Stores a contact that a member has verified. Replacing another one holds payouts for a day. False
 * when it is another member's; the savepoint keeps the caller's transaction usable.
 */
async function keepProven(
  tx: Database,
  { id, payoutHeldUntil }: Pick<Member, 'id' | 'payoutHeldUntil'>,
  contact: ProvenContact,
  { isOther, at }: { readonly isOther: boolean; readonly at: Date },
): Promise<boolean> {
  await sql`savepoint proving`.execute(tx);
  try {
    await tx
      .updateTable('member')
      .set({ ...contact, payoutHeldUntil: isOther ? heldUntil(at) : payoutHeldUntil })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint proving`.execute(tx);
    return false;
  }
}

/** Stores a verified number; false when it is another member's. */
export async function recordProvenMobile(
  tx: Database,
  member: Member,
  mobile: string,
  at: Date,
): Promise<boolean> {
  const isOther = member.provenMobile !== null && member.provenMobile !== mobile;
  return keepProven(tx, member, { mobile, mobileVerifiedAt: at }, { isOther, at });
}

/** Stores a verified e-mail address; false when it is another member's. */
export async function proveEmail(
  tx: Database,
  member: Member,
  email: string,
  at: Date,
): Promise<boolean> {
  const isOther = member.isEmailProven && member.email?.toLowerCase() !== email.toLowerCase();
  return keepProven(tx, member, { email, emailVerifiedAt: at }, { isOther, at });
}

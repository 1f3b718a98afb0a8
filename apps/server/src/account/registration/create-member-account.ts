import type { FastifyReply, FastifyRequest } from 'fastify';
import type { askedColumnFields } from '@khelaghor/contract/site/member-fields.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { createMember, noteLogin } from '../members/index.ts';
import type { HashedPassword } from '../passwords/index.ts';
import { insertPaymentPassword } from '../payment-password/index.ts';
import { recordDevice } from '../second-factors/index.ts';
import { openSession } from '../sessions/index.ts';

/** A new account, validated already. */
export type NewAccount = HashedPassword & {
  readonly username: string;
  readonly hasPassword: boolean;
  readonly language: Language;
  readonly told: Readonly<Record<(typeof askedColumnFields)[number], string | null>>;
  readonly email: string | null;
  /** In international form: "+8801712345678". */
  readonly mobile: string | null;
  readonly isMobileProven: boolean;
  readonly profileFields: Record<string, string>;
  /** The referral code used, and the referrer that the member named. */
  readonly affiliateCode: string | null;
  readonly referredBy: string | null;
  readonly paymentPasswordHash: string | null;
  readonly idNumberSealed: Uint8Array | null;
};

type Opening = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What the new account takes over; each may have been taken meanwhile. */
  readonly claims: readonly Claim[];
};

type ClaimRefusal = 'elsewhere_ended' | 'elsewhere_taken' | 'phone_unverified';

/** Assigns something to the new member; a refusal when it has been taken or has expired. */
export type Claim = (tx: Database, memberId: string) => Promise<ClaimRefusal | null>;

/** Rolls a refused transaction back. */
class Undo extends Error {
  readonly refusal: ClaimRefusal;
  constructor(refusal: ClaimRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

type Opened = { readonly account: string; readonly memberId: string; readonly token: string };

async function openWithin(
  ctx: Context,
  tx: Database,
  fresh: NewAccount,
  { request, reply, claims }: Opening,
): Promise<Opened | null> {
  const memberId = ctx.random.id();
  const at = ctx.clock.now();
  const country = getCountry(request.ip);
  if (!(await createMember(tx, { id: memberId, type: 0, ...fresh, country, at }))) return null;
  if (fresh.paymentPasswordHash !== null)
    await insertPaymentPassword(tx, memberId, fresh.paymentPasswordHash);
  for (const claim of claims) {
    const refusal = await claim(tx, memberId);
    if (refusal) throw new Undo(refusal);
  }
  for (const created of ctx.memberCreated) await created(ctx, tx, { memberId });
  await noteLogin(tx, memberId, at);
  const actor = getMemberActor(memberId);
  await logEvent(ctx, tx, { kind: 'member.registered', actor, subject: actor });
  await recordDevice(ctx, tx, memberId, { request, reply });
  const token = await openSession(ctx, tx, memberId, request, reply);
  return { account: fresh.username, memberId, token };
}

/**
 * Creates a member with a wallet and a session, in one transaction. Null when the username or the
 * verified number is taken; then no claim is used up.
 */
export async function createMemberAccount(
  ctx: Context,
  fresh: NewAccount,
  opening: Opening,
): Promise<Result<Opened | null, ClaimRefusal>> {
  try {
    return ok(await ctx.db.transaction().execute((tx) => openWithin(ctx, tx, fresh, opening)));
  } catch (error) {
    if (error instanceof Undo) return refuse(error.refusal);
    throw error;
  }
}

/** Returns the facts that have no column of their own, as stored. */
export const getProfileFields = <N extends string>(
  names: readonly N[],
  body: { readonly [K in N]?: string | undefined },
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = toVisibleText(body[name] ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  );

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@khelaghor/contract/shapes.ts';
import type { Context, Database } from '../../platform/context.ts';
import { logEvent } from '../../platform/event-log.ts';
import { createMember, noteLogin } from '../member/member.ts';
import { notePlace } from '../second-proof/second-proof.ts';
import { openSession } from '../session/session.ts';
import { readSettings } from '../site/site.ts';
import { spendCode } from '../sms-codes/sms-codes.ts';
import { openWallet } from '../wallet/wallet.ts';

/** Who opens an account, checked already. */
export type NewAccount = {
  readonly account: string;
  readonly passwordHash: string;
  readonly hasPassword: boolean;
  readonly language: Language;
  readonly payeeName: string | null;
  readonly email: string | null;
  /** With its country: "+8801712345678". */
  readonly mobile: string | null;
  readonly isMobileProven: boolean;
  readonly extra: Record<string, string>;
  /** By whose code the member comes, and whom he named. */
  readonly affiliateCode: string | null;
  readonly recommendedBy: string | null;
  readonly paymentPasswordHash: string | null;
  readonly idNumberSealed: Uint8Array | null;
};

type Opening = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The request whose code has proven the number. */
  readonly codeRequestId?: string | undefined;
};

/**
 * Makes a member with its wallet and logs it in, in the caller's transaction. Null when the name is
 * taken, or the number, where it is proven; then the code that proved it stays good.
 */
export async function openAccount(
  ctx: Context,
  tx: Database,
  fresh: NewAccount,
  { request, reply, codeRequestId }: Opening,
): Promise<{ account: string; memberId: string; token: string } | null> {
  const { moneyMode } = await readSettings(ctx);
  const memberId = ctx.random.id();
  const at = ctx.clock.now();
  if (!(await createMember(tx, { id: memberId, type: 0, ...fresh, at }))) return null;
  // The number is the account's alone from here on, and so is the code that was sent to it.
  if (fresh.isMobileProven && codeRequestId !== undefined) await spendCode(ctx, tx, codeRequestId);
  await openWallet(tx, memberId, moneyMode === 'play' ? 'PLAY' : 'BDT');
  await noteLogin(tx, memberId, at);
  const actor = `member:${memberId}`;
  await logEvent(ctx, tx, { kind: 'member.registered', actor, subject: actor });
  await notePlace(ctx, tx, memberId, { request, reply });
  const token = await openSession(ctx, tx, memberId, request, reply);
  return { account: fresh.account, memberId, token };
}

/** Facts that have no column of their own: those that were given, as they are stored. */
export const extraOf = <N extends string>(
  names: readonly N[],
  body: { readonly [K in N]?: string | undefined },
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = body[name]?.normalize('NFC').trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );

import { readOtp } from '@khelaghor/typed-text/code.ts';
import { refuse, ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import {
  findMemberOfSession,
  recordReauthFailure,
  refuseLockedReauth,
  verifyCurrentPassword,
} from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { isRightCode } from '../sms-codes/index.ts';
import { spendCode } from '../verification-codes/index.ts';

/** The typed proof. */
export type OtpForm = {
  readonly password?: string | undefined;
  readonly ownCodeRequestId?: string | undefined;
  readonly ownCode?: string | undefined;
};

/** Uses a proof up, in the caller's transaction; false when another call was first. */
export type SpendProof = (tx: Database) => Promise<boolean>;
export const spendNothing: SpendProof = () => Promise.resolve(true);

type Refusal =
  | 'field_required'
  | 'password_wrong'
  | 'sms_code_wrong'
  | 'sms_closed'
  | 'too_many_requests';

const underCode = <C extends 'field_required' | 'sms_code_wrong'>(code: C) =>
  refuse(code, { fields: { ownCode: { code } } });

/** The refusal of a code that is wrong, or was used meanwhile. */
export const isReauthCodeWrong = () => underCode('sms_code_wrong');

async function verifyCode(
  ctx: Context,
  number: string,
  { ownCodeRequestId, ownCode }: OtpForm,
): Promise<Result<SpendProof, Refusal>> {
  if (ownCodeRequestId === undefined || !ownCode?.trim()) return underCode('field_required');
  const asked = { purpose: 'self', number, codeRequestId: ownCodeRequestId } as const;
  const isRight = await isRightCode(ctx, { ...asked, verificationCode: ownCode });
  return isRight ? ok((tx) => spendCode(ctx, tx, ownCodeRequestId)) : isReauthCodeWrong();
}

/**
 * Checks who the member is: by the password, or without one by an SMS code to the verified number.
 * A session alone proves nothing. Refuses after ten wrong proofs within an hour.
 */
export async function proveSelf(
  ctx: Context,
  member: Member,
  typed: OtpForm,
): Promise<Result<SpendProof, Refusal>> {
  if (member.hasPassword) {
    const known = await verifyCurrentPassword(ctx, member, typed.password);
    return known.ok ? ok(spendNothing) : known;
  }
  const { provenMobile } = member;
  if (provenMobile === null) return refuse('sms_closed');
  const locked = await refuseLockedReauth(ctx, member.id);
  if (locked) return locked;
  // What no code can be is a slip, and counts as no wrong proof.
  if (typed.ownCode?.trim() && readOtp(typed.ownCode) === null) return isReauthCodeWrong();
  const looked = await verifyCode(ctx, provenMobile, typed);
  if (!looked.ok && looked.refusal === 'sms_code_wrong') await recordReauthFailure(ctx, member.id);
  return looked;
}

/** Finds the member of a session once they have proven who they are, and uses the proof up. */
export async function findProvenMember(
  ctx: Context,
  memberId: string,
  typed: OtpForm,
): Promise<Result<Member, Refusal>> {
  const member = await findMemberOfSession(ctx.db, memberId);
  const own = await proveSelf(ctx, member, typed);
  if (!own.ok) return own;
  return (await own.value(ctx.db)) ? ok(member) : isReauthCodeWrong();
}

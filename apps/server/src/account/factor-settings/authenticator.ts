import type {
  addAuthenticator as addRoute,
  beginAuthenticator as beginRoute,
} from '@khelaghor/contract/account/factor-settings.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getQr } from '../../lib/auth/qr-code.ts';
import { getTotpAddress } from '../../lib/auth/otp.ts';
import { findMemberLanguage, findMemberOfSession } from '../members/index.ts';
import { beginAuthenticator, confirmAuthenticator } from '../second-factors/index.ts';
import { findProvenMember } from '../step-up/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { completeAdding } from './after-change.ts';

type Begun = Result<
  ValueOf<typeof beginRoute>,
  (typeof beginRoute)['refusals'][number] | 'too_many_requests'
>;
type Added = Result<ValueOf<typeof addRoute>, (typeof addRoute)['refusals'][number]>;

/** Returns the secret for an authenticator app. It counts only once a code of it was entered. */
export async function begin(
  ctx: Context,
  caller: MemberCaller,
  body: ParsedBody<typeof beginRoute>,
): Promise<Begun> {
  const proven = await findProvenMember(ctx, caller.memberId, body);
  if (!proven.ok) return proven;
  const member = proven.value;
  const secret = await beginAuthenticator(ctx, member.id);
  if (!secret) return refuse('factor_taken');
  const { brandName } = await readSettings(ctx);
  const issuer = brandName[findMemberLanguage(member)];
  const { base32, address } = getTotpAddress(secret, { issuer, account: member.username });
  return ok({ secret: base32, address, qr: getQr(address) });
}

/** Turns the app on with its first code. */
export async function add(
  ctx: Context,
  caller: MemberCaller,
  { code }: ParsedBody<typeof addRoute>,
): Promise<Added> {
  if (code.trim() === '')
    return refuse('field_required', { fields: { code: { code: 'field_required' } } });
  return ctx.db.transaction().execute(async (tx) => {
    const confirmed = await confirmAuthenticator(ctx, tx, caller.memberId, code);
    if (confirmed === 'ended') return refuse('second_proof_ended');
    if (confirmed === 'wrong')
      return refuse('second_proof_wrong', { fields: { code: { code: 'second_proof_wrong' } } });
    const member = await findMemberOfSession(tx, caller.memberId);
    return ok(await completeAdding(ctx, tx, { member, caller, what: 'authenticator' }));
  });
}

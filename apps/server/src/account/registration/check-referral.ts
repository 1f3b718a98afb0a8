import { cleanText } from '@khelaghor/contract/lib/field-rules.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { findAffiliateCode, findOwnerOfCode } from '../referral/index.ts';
import { findByUsername } from '../members/index.ts';
import { readSettings } from '../../site/settings/index.ts';

type Typed = {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly recommenderId?: string | undefined;
};

/** Finds the referrer that a new member named, by code or username; null when unknown. */
async function findReferrer(ctx: Context, typed: string): Promise<string | null> {
  if (!/^[A-Za-z0-9]{4,32}$/.test(typed)) return null;
  const code = await findAffiliateCode(ctx.db, typed);
  const member = await findByUsername(ctx.db, typed);
  if (code !== null) return findOwnerOfCode(ctx.db, code);
  return member?.closedAt === null ? member.id : null;
}

/**
 * Finds the referral of a new member. An unknown code is refused when it was typed, and ignored
 * when it came from a link.
 */
export async function findInvitation(
  ctx: Context,
  typed: Typed,
): Promise<
  Result<{ affiliateCode: string | null; referredBy: string | null }, 'invitation_code_error'>
> {
  const { registrationFields } = await readSettings(ctx);
  const isAsked = (field: string) =>
    registrationFields.some(({ name, enabled }) => name === field && enabled);
  const code = isAsked('affiliateCode') ? cleanText('affiliateCode', typed.affiliateCode) : '';
  const known = code === '' ? null : await findAffiliateCode(ctx.db, code);
  if (code !== '' && known === null)
    return refuse('invitation_code_error', {
      fields: { affiliateCode: { code: 'invitation_code_error' } },
    });
  const fromLink = typed.referralCode ? await findAffiliateCode(ctx.db, typed.referralCode) : null;
  const named = isAsked('recommenderId') ? cleanText('recommenderId', typed.recommenderId) : '';
  return ok({
    affiliateCode: known ?? fromLink,
    referredBy: named === '' ? null : await findReferrer(ctx, named),
  });
}

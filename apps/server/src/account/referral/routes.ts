import { checkAffiliate, ownAffiliateCodes } from '@khelaghor/contract/account/referral.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findCodesOfOwner, findAffiliateCode } from './find-referrer.ts';

export function affiliatesRoutes(bind: Bind, ctx: Context): void {
  bind(
    checkAffiliate,
    async ({ query: { code } }) =>
      (await findAffiliateCode(ctx.db, code)) === null ? refuse('invitation_code_error') : ok({}),
    { perMinute: 20 },
  );
  bind(ownAffiliateCodes, async ({ caller }) =>
    ok({ codes: await findCodesOfOwner(ctx.db, caller.memberId) }),
  );
}

import { checkAffiliate } from '@khelaghor/contract/affiliate.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { findAffiliateCode } from './find-code.ts';

export function affiliatesRoutes(bind: Bind, ctx: Context): void {
  bind(
    checkAffiliate,
    async ({ query: { code } }) =>
      (await findAffiliateCode(ctx.db, code)) === null ? refuse('invitation_code_error') : ok({}),
    { perMinute: 20 },
  );
}

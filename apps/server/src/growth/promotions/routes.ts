import * as contract from '@khelaghor/contract/growth/promotions.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { performAction } from './perform-action.ts';
import { findPromotionFor, listPromotionsFor } from './read-promotions.ts';

/** What visitors and members call. */
export function promotionsRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(contract.listPromotions, async () => ok({ promotions: await listPromotionsFor(ctx, null) }));
  bind(contract.getPromotion, async ({ params }) =>
    ok({ promotion: await findPromotionFor(ctx, null, params.id) }),
  );
  bind(contract.myPromotions, async ({ caller }) =>
    ok({ promotions: await listPromotionsFor(ctx, caller) }),
  );
  bind(contract.myPromotion, async ({ caller, params }) =>
    ok({ promotion: await findPromotionFor(ctx, caller, params.id) }),
  );
  bind(
    contract.joinPromotion,
    ({ caller, params, body }) =>
      performAction(ctx, { ...body, caller, promotionId: params.id, act: 'join', remark: null }),
    few,
  );
  bind(
    contract.claimPromotion,
    ({ caller, params, body }) =>
      performAction(ctx, { ...body, caller, promotionId: params.id, act: 'claim', remark: null }),
    few,
  );
  bind(
    contract.applyForPromotion,
    ({ caller, params, body }) =>
      performAction(ctx, { ...body, caller, promotionId: params.id, act: 'apply' }),
    few,
  );
}

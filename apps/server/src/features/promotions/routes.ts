import * as contract from '@khelaghor/contract/promotions.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { actOnPromotion } from './act-on-promotion.ts';
import { applicationsOf, approveApplication, rejectApplication } from './applications.ts';
import {
  addPromotion,
  changePromotion,
  everyPromotion,
  orderPromotions,
  removePromotion,
} from './edit-promotions.ts';
import { promotionFor, promotionsFor } from './read-promotions.ts';

/** What visitors and members call. */
function siteRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(contract.listPromotions, async () => ok({ promotions: await promotionsFor(ctx, null) }));
  bind(contract.getPromotion, async ({ params }) =>
    ok({ promotion: await promotionFor(ctx, null, params.id) }),
  );
  bind(contract.myPromotions, async ({ caller }) =>
    ok({ promotions: await promotionsFor(ctx, caller) }),
  );
  bind(contract.myPromotion, async ({ caller, params }) =>
    ok({ promotion: await promotionFor(ctx, caller, params.id) }),
  );
  bind(
    contract.joinPromotion,
    ({ caller, params, body }) =>
      actOnPromotion(ctx, { ...body, caller, promotionId: params.id, act: 'join', remark: null }),
    few,
  );
  bind(
    contract.claimPromotion,
    ({ caller, params, body }) =>
      actOnPromotion(ctx, { ...body, caller, promotionId: params.id, act: 'claim', remark: null }),
    few,
  );
  bind(
    contract.applyForPromotion,
    ({ caller, params, body }) =>
      actOnPromotion(ctx, { ...body, caller, promotionId: params.id, act: 'apply' }),
    few,
  );
}

export function promotionsRoutes(bind: Bind, ctx: Context): void {
  siteRoutes(bind, ctx);
  bind(contract.keptPromotions, async () => ok({ promotions: await everyPromotion(ctx) }));
  bind(contract.addPromotion, ({ body, caller }) => addPromotion(ctx, body, caller));
  bind(contract.changePromotion, ({ params, body, caller }) =>
    changePromotion(ctx, params.id, body, caller),
  );
  bind(contract.removePromotion, ({ params, caller }) => removePromotion(ctx, params.id, caller));
  bind(contract.orderPromotions, ({ body, caller }) => orderPromotions(ctx, body.ids, caller));
  bind(contract.listApplications, ({ query }) => applicationsOf(ctx, query));
  bind(contract.approveApplication, ({ params, caller }) =>
    approveApplication(ctx, params.id, caller),
  );
  bind(contract.rejectApplication, ({ params, body, caller }) =>
    rejectApplication(ctx, params.id, body.reason, caller),
  );
}

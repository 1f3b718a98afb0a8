import * as contract from '@khelaghor/contract/growth/promotions.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readApplications, approveApplication, rejectApplication } from './applications.ts';
import {
  addPromotion,
  changePromotion,
  readPromotionChoices,
  orderPromotions,
  removePromotion,
} from './edit-promotions.ts';

/** What operators do about promotions and the applications for them. */
export function promotionsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.keptPromotions, async () => ok({ promotions: await readPromotionChoices(ctx) }));
  bind(contract.addPromotion, ({ body, caller }) => addPromotion(ctx, body, caller));
  bind(contract.changePromotion, ({ params, body, caller }) =>
    changePromotion(ctx, params.id, body, caller),
  );
  bind(contract.removePromotion, ({ params, caller }) => removePromotion(ctx, params.id, caller));
  bind(contract.orderPromotions, ({ body, caller }) => orderPromotions(ctx, body, caller));
  bind(contract.listApplications, ({ query }) => readApplications(ctx, query));
  bind(contract.approveApplication, ({ params, caller }) =>
    approveApplication(ctx, params.id, caller),
  );
  bind(contract.rejectApplication, ({ params, body, caller }) =>
    rejectApplication(ctx, params.id, body.reason, caller),
  );
}

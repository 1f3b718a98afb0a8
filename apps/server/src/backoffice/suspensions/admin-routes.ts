import {
  auditBooks,
  listStoppedProducts,
  reopenProduct,
} from '@khelaghor/contract/backoffice/suspensions.ts';
import type { AllAreas } from '../../lib/area.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { requestAudit } from '../../money/ledger-audit/index.ts';
import { reopenProduct as reopen, listSuspendedProducts } from './suspended-products.ts';

/** What an audit of the ledger closed, a new audit on request, and opening again. */
export function suspensionsAdminRoutes(bind: Bind, ctx: Context, { suspensions }: AllAreas): void {
  bind(listStoppedProducts, async () => ok(await listSuspendedProducts(ctx.db, suspensions)));
  bind(
    auditBooks,
    async ({ caller }) => {
      await requestAudit(ctx, caller);
      return ok({ asked: true });
    },
    { perMinute: 6 },
  );
  bind(reopenProduct, ({ body, caller }) => reopen(ctx, body.name, caller, suspensions));
}

import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readOverview } from './overview.ts';

export function overviewAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.overview, async () => ok(await readOverview(ctx)));
}

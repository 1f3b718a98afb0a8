import { getHealth } from '@khelaghor/contract/backoffice/health.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { ok } from '../../lib/http/result.ts';
import { readHealth } from './read-health.ts';

export function healthAdminRoutes(bind: Bind, ctx: Context, { cron }: AllAreas): void {
  bind(getHealth, async () => ok(await readHealth(ctx, cron)));
}

import { stopFactorReset } from '@khelaghor/contract/account/factor-resets.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { stopReset } from './reset-factors.ts';

/** The owner's routes of a reset; those of operators are in the console. */
export function factorResetRoutes(bind: Bind, ctx: Context): void {
  bind(stopFactorReset, ({ body }) => stopReset(ctx, body.token), { perMinute: 10 });
}

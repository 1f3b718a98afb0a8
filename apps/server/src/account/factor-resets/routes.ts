import { stopFactorReset } from '@khelaghor/contract/account/factor-resets.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { stopReset } from './reset-factors.ts';

/** What the owner of an account does about a reset; operators have theirs at their desk. */
export function factorResetRoutes(bind: Bind, ctx: Context): void {
  bind(stopFactorReset, ({ body }) => stopReset(ctx, body.token), { perMinute: 10 });
}

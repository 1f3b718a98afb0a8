import { startFreePlay as startRoute } from '@khelaghor/contract/play/demo-accounts.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { startFreePlay } from './start-demo.ts';

export function freePlayRoutes(bind: Bind, ctx: Context): void {
  bind(startRoute, (call) => startFreePlay(ctx, call), { perMinute: 6 });
}

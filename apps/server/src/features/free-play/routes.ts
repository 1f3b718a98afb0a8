import { startFreePlay as startRoute } from '@khelaghor/contract/free-play.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { startFreePlay } from './start-free-play.ts';

export function freePlayRoutes(bind: Bind, ctx: Context): void {
  bind(startRoute, (call) => startFreePlay(ctx, call), { perMinute: 6 });
}

import * as contract from '@khelaghor/contract/play/launch.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { launchGame } from './launch-game.ts';
import { openGameSession } from './exchange-launch-code.ts';

export function launchRoutes(bind: Bind, ctx: Context): void {
  bind(
    contract.launchGame,
    ({ body, caller, request }) => launchGame(ctx, caller, { ...body, ip: request.ip }),
    { perMinute: 60 },
  );
  bind(contract.openGameSession, ({ body }) => openGameSession(ctx, body.launchCode), {
    perMinute: 120,
  });
}

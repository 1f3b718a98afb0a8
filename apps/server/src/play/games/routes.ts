import * as contract from '@khelaghor/contract/play/games.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readGameMenus } from './game-menus.ts';

export function catalogueRoutes(bind: Bind, ctx: Context): void {
  bind(contract.gameMenus, async () => ok(await readGameMenus(ctx)));
}

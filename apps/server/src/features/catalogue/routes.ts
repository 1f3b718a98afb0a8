import * as contract from '@khelaghor/contract/catalogue.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { gameMenusOf } from './game-menus.ts';
import { leadBoardOf } from './lead-board.ts';
import { winnersOf } from './winners.ts';

export function catalogueRoutes(bind: Bind, ctx: Context): void {
  bind(contract.gameMenus, async () => ok(await gameMenusOf(ctx)));
  bind(contract.winners, async () => ok(await winnersOf(ctx)));
  bind(contract.leadBoard, async ({ query }) => ok(await leadBoardOf(ctx, query.period)));
}

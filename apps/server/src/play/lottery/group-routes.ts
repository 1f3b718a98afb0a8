import {
  buyShares,
  cancelGroup,
  createGroup,
  getGroup,
  listGroups,
  myGroups,
} from '@khelaghor/contract/play/lottery-groups.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readCursor } from '../../lib/db/keyset-cursor.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { cancelOwnGroup } from './end-groups.ts';
import { hasLottery } from './game-config.ts';
import { findGroup, readGroupPage, readMyGroupPage } from './group-store.ts';
import { placeGroup, placeShares } from './place-group.ts';

export function lotteryGroupRoutes(bind: Bind, ctx: Context): void {
  bind(createGroup, ({ caller, params, body }) => placeGroup(ctx, caller, params.gameCode, body));
  bind(buyShares, ({ caller, params, body }) => placeShares(ctx, caller, params.groupId, body));
  bind(cancelGroup, ({ caller, params }) => cancelOwnGroup(ctx, caller.memberId, params.groupId));
  bind(getGroup, async ({ params }) => {
    const group = await findGroup(ctx.db, params.groupId);
    return group ? ok(group) : refuse('group_unknown');
  });
  bind(listGroups, async ({ params: { gameCode }, query: { cursor, limit } }) => {
    if (!(await hasLottery(ctx, gameCode))) return refuse('game_unknown');
    const behind = readCursor(cursor);
    if (behind === undefined) return refuse('malformed');
    const currency = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
    const page = { gameCode, limit, behind, currency, now: ctx.clock.now() };
    return ok(await readGroupPage(ctx.db, page));
  });
  bind(myGroups, async ({ caller, params: { gameCode }, query: { cursor, limit } }) => {
    if (!(await hasLottery(ctx, gameCode))) return refuse('game_unknown');
    const behind = readCursor(cursor);
    if (behind === undefined) return refuse('malformed');
    return ok(await readMyGroupPage(ctx.db, caller.memberId, { gameCode, limit, behind }));
  });
}

import * as contract from '@khelaghor/contract/play/lottery-call-offs.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  callOffIssue,
  confirmCallOff,
  readWaitingCallOffs,
  requestCallOff,
  withdrawCallOff,
} from './call-offs.ts';
import { hasLottery } from './game-config.ts';

/** Draws that operators call off. */
export function callOffRoutes(bind: Bind, ctx: Context): void {
  const withGame = async <R>(gameCode: string, run: () => Promise<R>) =>
    (await hasLottery(ctx, gameCode)) ? run() : refuse('game_unknown');
  bind(contract.listWaitingCallOffs, async ({ caller }) =>
    ok(await readWaitingCallOffs(ctx.db, caller)),
  );
  bind(contract.callOffIssue, ({ params, body, caller }) =>
    withGame(params.gameCode, () => callOffIssue(ctx, { ...params, caller }, body.reason)),
  );
  bind(contract.requestCallOff, ({ params, body, caller }) =>
    withGame(params.gameCode, () => requestCallOff(ctx, { ...params, caller }, body)),
  );
  bind(contract.confirmCallOff, ({ params, caller }) =>
    withGame(params.gameCode, () => confirmCallOff(ctx, { ...params, caller })),
  );
  bind(contract.withdrawCallOff, ({ params, caller }) =>
    withGame(params.gameCode, () => withdrawCallOff(ctx, { ...params, caller })),
  );
}

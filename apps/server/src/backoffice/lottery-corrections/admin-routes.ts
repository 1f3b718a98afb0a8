import * as contract from '@khelaghor/contract/backoffice/lottery-corrections.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Bind, Call } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import * as lottery from '../../play/lottery/index.ts';
import { actWithProof } from '../operators/index.ts';

/** Confirms a correction with a fresh code of the caller's app, and returns the issue. */
async function confirm(
  ctx: Context,
  { params, caller, body, request }: Call<typeof contract.confirmCorrection>,
) {
  const by = { ...params, caller };
  const proof = { caller, totpCode: body.totpCode, address: request.ip };
  const confirmed = await actWithProof(ctx, proof, (tx) => lottery.judgeConfirmation(ctx, tx, by));
  return confirmed.ok ? lottery.readIssueResults(ctx.db, by) : confirmed;
}

/** Corrections of official results by two operators. */
export function lotteryCorrectionRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 20 };
  const withGame = async <R>(gameCode: string, run: () => Promise<R>) =>
    (await lottery.hasLottery(ctx, gameCode)) ? run() : refuse('game_unknown');
  bind(
    contract.previewCorrection,
    ({ params, body, caller }) =>
      withGame(params.gameCode, () =>
        lottery.computePreview(ctx, { ...params, caller }, body.result),
      ),
    few,
  );
  bind(contract.requestCorrection, ({ params, body, caller }) =>
    withGame(params.gameCode, () => lottery.requestCorrection(ctx, { ...params, caller }, body)),
  );
  bind(
    contract.confirmCorrection,
    (call) => withGame(call.params.gameCode, () => confirm(ctx, call)),
    few,
  );
  bind(contract.withdrawCorrection, ({ params, caller }) =>
    withGame(params.gameCode, () => lottery.withdrawCorrection(ctx, { ...params, caller })),
  );
}

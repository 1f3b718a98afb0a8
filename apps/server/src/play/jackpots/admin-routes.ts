import * as contract from '@khelaghor/contract/play/jackpots.ts';
import type { DeskJackpots } from '@khelaghor/contract/play/jackpots.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { confirmRules, requestRules, withdrawRules } from './change-rules.ts';
import type { TierByOperator } from './change-rules.ts';
import { readDeskJackpots } from './read-jackpots.ts';

/** Operators' calls about jackpots. */
export function manageJackpotRoutes(bind: Bind, ctx: Context): void {
  /** Does something about a tier, and answers with the pots of its game as they are then. */
  const act = async <Refusal extends ErrorCode>(
    { tier, caller }: TierByOperator,
    run: (by: TierByOperator) => Promise<Result<null, Refusal>>,
  ): Promise<Result<DeskJackpots, Refusal>> => {
    const done = await run({ tier, caller });
    return done.ok ? ok(await readDeskJackpots(ctx, tier.gameCode, caller)) : done;
  };
  bind(contract.getDeskJackpots, async ({ params, caller }) =>
    ok(await readDeskJackpots(ctx, params.gameCode, caller)),
  );
  bind(contract.requestPotRules, ({ params, body, caller }) =>
    act({ tier: params, caller }, (by) => requestRules(ctx, by, body)),
  );
  bind(contract.confirmPotRules, ({ params, caller }) =>
    act({ tier: params, caller }, (by) => confirmRules(ctx, by, params.requestId)),
  );
  bind(contract.withdrawPotRules, ({ params, caller }) =>
    act({ tier: params, caller }, (by) => withdrawRules(ctx, by, params.requestId)),
  );
}

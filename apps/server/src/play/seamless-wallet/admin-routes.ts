import * as contract from '@khelaghor/contract/play/vendor-rounds.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  requestRoundAct,
  confirmRoundAct,
  listOpenRounds,
  withdrawRoundAct,
} from './round-acts.ts';

/** Operators' calls about rounds that vendors have not ended. */
export function vendorRoundRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listOpenRounds, ({ query, caller }) => listOpenRounds(ctx, query, caller));
  bind(contract.requestRoundAct, ({ params, body, caller }) =>
    requestRoundAct(ctx, params.id, body, caller),
  );
  bind(contract.confirmRoundAct, ({ params, caller }) => confirmRoundAct(ctx, params, caller));
  bind(contract.withdrawRoundAct, ({ params, caller }) => withdrawRoundAct(ctx, params, caller));
}

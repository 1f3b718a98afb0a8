import * as contract from '@khelaghor/contract/money/adjustments.ts';
import type { Context } from '../../lib/context.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import {
  approveAdjustment,
  readAdjustments,
  requestAdjustment,
  withdrawAdjustment,
} from './adjustments.ts';

/** Operators' calls about adjustments of wallets, each by two operators. */
export function manageAdjustmentRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(contract.listAdjustments, ({ params, caller }) =>
    readAdjustments(ctx, { ...params, caller }),
  );
  bind(
    contract.requestAdjustment,
    ({ params, caller, body }) => requestAdjustment(ctx, { ...params, caller }, body),
    few,
  );
  bind(
    contract.approveAdjustment,
    ({ params, caller }) => approveAdjustment(ctx, { ...params, caller }),
    few,
  );
  bind(
    contract.withdrawAdjustment,
    ({ params, caller }) => withdrawAdjustment(ctx, { ...params, caller }),
    few,
  );
}

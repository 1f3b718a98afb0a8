import * as contract from '@khelaghor/contract/account/step-up.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { sendOwnCode } from './send-code.ts';

export function selfProofRoutes(bind: Bind, ctx: Context): void {
  bind(
    contract.sendOwnCode,
    ({ caller: { memberId }, body, request: { ip } }) => sendOwnCode(ctx, { memberId, ip }, body),
    { perMinute: 6 },
  );
}

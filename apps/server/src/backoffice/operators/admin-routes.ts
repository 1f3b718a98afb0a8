import * as contract from '@khelaghor/contract/backoffice/operators.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  disableOperator,
  enableOperator,
  inviteOperator,
  readOperators,
  resetFactor,
  revokeLink,
} from './manage-operators.ts';
import { getVisitor, createWelcome } from './operator-session.ts';
import { acceptInvitation, renewFactor } from './use-link.ts';

/** What operators do to each other's accounts, and what their links are used for. */
export function operatorsAdminRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 20 };
  bind(contract.listOperators, async () => ok(await readOperators(ctx)));
  bind(
    contract.inviteOperator,
    ({ caller, body: { username, totpCode }, request: { ip: address } }) =>
      inviteOperator(ctx, { caller, totpCode, address }, username),
    few,
  );
  bind(
    contract.revokeOperatorLink,
    ({ caller, params, body: { totpCode }, request: { ip: address } }) =>
      revokeLink(ctx, { caller, totpCode, address }, params.id),
    few,
  );
  bind(
    contract.disableOperator,
    ({ caller, params, body: { totpCode }, request: { ip: address } }) =>
      disableOperator(ctx, { caller, totpCode, address }, params.id),
    few,
  );
  bind(
    contract.enableOperator,
    ({ caller, params, body: { totpCode }, request: { ip: address } }) =>
      enableOperator(ctx, { caller, totpCode, address }, params.id),
    few,
  );
  bind(
    contract.resetOperatorFactor,
    ({ caller, params, body: { totpCode }, request: { ip: address } }) =>
      resetFactor(ctx, { caller, totpCode, address }, params.id),
    few,
  );
  bind(
    contract.acceptInvitation,
    async ({ body, request, reply }) =>
      createWelcome(reply, await acceptInvitation(ctx, body, getVisitor(request))),
    few,
  );
  bind(
    contract.renewFactor,
    async ({ body, request, reply }) =>
      createWelcome(reply, await renewFactor(ctx, body, getVisitor(request))),
    few,
  );
}

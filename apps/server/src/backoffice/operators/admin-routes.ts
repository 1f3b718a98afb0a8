import * as contract from '@khelaghor/contract/backoffice/operators.ts';
import * as roles from '@khelaghor/contract/backoffice/roles.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind, Call } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  disableOperator,
  enableOperator,
  inviteOperator,
  readOperators,
  resetFactor,
  revokeLink,
} from './manage-operators.ts';
import {
  cancelRoleChange,
  confirmRoleChange,
  readRoles,
  requestRoleChange,
} from './manage-roles.ts';
import { getVisitor, createWelcome } from './operator-session.ts';
import type { Proof } from './step-up.ts';
import { acceptInvitation, renewFactor } from './use-link.ts';

type ProvedCall = Pick<Call<typeof contract.disableOperator>, 'caller' | 'body' | 'request'>;

/** Returns the proof of the caller's app that a call brings. */
const getProof = ({ caller, body: { totpCode }, request: { ip: address } }: ProvedCall): Proof => ({
  caller,
  totpCode,
  address,
});

/** What operators do to each other's accounts, and what their links are used for. */
export function operatorsAdminRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 20 };
  bind(contract.listOperators, async () => ok(await readOperators(ctx)));
  bind(
    contract.inviteOperator,
    (call) => inviteOperator(ctx, getProof(call), call.body.username),
    few,
  );
  bind(contract.revokeOperatorLink, (call) => revokeLink(ctx, getProof(call), call.params.id), few);
  bind(
    contract.disableOperator,
    (call) => disableOperator(ctx, getProof(call), call.params.id),
    few,
  );
  bind(contract.enableOperator, (call) => enableOperator(ctx, getProof(call), call.params.id), few);
  bind(
    contract.resetOperatorFactor,
    (call) => resetFactor(ctx, getProof(call), call.params.id),
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

/** Roles of operators, and members who are bound to operators. */
export function rolesAdminRoutes(bind: Bind, ctx: Context): void {
  const few = { perMinute: 30 };
  bind(roles.listRoles, async ({ caller }) => ok(await readRoles(ctx, caller)));
  bind(roles.requestRoleChange, ({ caller, body }) => requestRoleChange(ctx, caller, body), few);
  bind(
    roles.confirmRoleChange,
    ({ caller, params }) => confirmRoleChange(ctx, caller, params.changeId),
    few,
  );
  bind(
    roles.cancelRoleChange,
    ({ caller, params }) => cancelRoleChange(ctx, caller, params.changeId),
    few,
  );
}

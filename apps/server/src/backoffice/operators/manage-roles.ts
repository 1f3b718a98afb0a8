import { isDeepStrictEqual } from 'node:util';
import type { RoleChange, RolesDesk } from '@khelaghor/contract/backoffice/roles.ts';
import type * as contract from '@khelaghor/contract/backoffice/roles.ts';
import { newcomerRoleId, ownerRoleId } from '@khelaghor/contract/lib/permissions.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { ParsedBody, RouteShape } from '@khelaghor/contract/lib/route.ts';
import { findById } from '../../account/members/index.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { hasOperatorWith } from '../../lib/operators-with.ts';
import { checkRepeat, judgeSecondOperator, toOperatorRequest } from '../../lib/operator-request.ts';
import { listPermissions } from './confirm-act.ts';
import { findOperatorById, lockOperators } from './list-store.ts';
import * as store from './roles-store.ts';

type ChangeRefusal = Exclude<(typeof contract.requestRoleChange)['refusals'][number], 'key_reused'>;
type Done<C extends ChangeRefusal | 'own_account' = ChangeRefusal | 'own_account'> = Promise<
  Result<Record<string, unknown>, C>
>;

/** Whether a role is one that no operator changes. */
export const isFixed = (roleId: string): boolean =>
  roleId === ownerRoleId || roleId === newcomerRoleId;

const isAlone = async (db: Database, { operatorId }: OperatorCaller): Promise<boolean> =>
  !(await hasOperatorWith(db, ['operators.approve'], { exceptOperator: operatorId }));

/** Returns roles, bindings and requests as an operator sees them. */
export async function readRoles(
  ctx: Context,
  caller: OperatorCaller,
  db: Database = ctx.db,
): Promise<RolesDesk> {
  const roles = await store.listStoredRoles(db);
  const waiting = await store.listWaitingChanges(db);
  return {
    roles: roles.map(({ permissions, ...role }) => ({
      ...role,
      permissions: [...listPermissions(permissions)],
      isFixed: isFixed(role.id),
    })),
    bound: await store.listBound(db),
    waiting: waiting.map(({ change, role, operator, member, ...request }) => ({
      ...toOperatorRequest(request, caller),
      change,
      names: { role, operator, member },
    })),
    isAlone: await isAlone(db, caller),
  };
}

/** Creates, changes or removes a role; returns what it was and is. */
async function changeRole(
  ctx: Context,
  tx: Tx,
  change: Extract<RoleChange, { kind: 'create' | 'update' | 'delete' }>,
): Done {
  const roleId = change.kind === 'create' ? ctx.random.id() : change.roleId;
  if (isFixed(roleId)) return refuse('role_fixed');
  const before = await store.lockRole(tx, roleId);
  if (change.kind !== 'create' && !before) return refuse('role_unknown');
  if (change.kind === 'delete') {
    if (await store.isRoleUsed(tx, roleId)) return refuse('role_in_use');
    await store.deleteRole(tx, roleId);
    return ok({ before, after: null });
  }
  const { name } = change;
  if (await store.isRoleNameUsed(tx, name, roleId))
    return refuse('role_name_taken', { fields: { name: { code: 'role_name_taken' } } });
  const permissions = [...listPermissions(change.permissions)];
  if (change.kind === 'create') {
    await store.insertRole(tx, { id: roleId, name, permissions, version: 0 });
    return ok({ before: null, after: { name, permissions } });
  }
  if (before?.version !== change.version) return refuse('state_changed');
  await store.updateRole(tx, { id: roleId, name, permissions, version: change.version + 1 });
  return ok({
    before: { name: before.name, permissions: before.permissions },
    after: { name, permissions },
  });
}

/** Gives an operator a role; returns the names of the role before and of the new one. */
async function assignRole(
  tx: Tx,
  { operatorId, roleId }: Extract<RoleChange, { kind: 'assign' }>,
): Done {
  if (!(await findOperatorById(tx, operatorId))) return refuse('operator_unknown');
  const role = await store.lockRole(tx, roleId);
  if (!role) return refuse('role_unknown');
  const beforeId = await store.readRoleId(tx, operatorId);
  if (beforeId === roleId) return refuse('state_changed');
  const before = beforeId === undefined ? undefined : await store.lockRole(tx, beforeId);
  await store.setRole(tx, operatorId, roleId);
  return ok({ before: { role: before?.name ?? null }, after: { role: role.name } });
}

/** Binds a member to an operator, or ends the binding. */
async function changeBinding(
  ctx: Context,
  tx: Tx,
  { kind, operatorId, memberId }: Extract<RoleChange, { kind: 'bind' | 'unbind' }>,
): Done {
  if (!(await findOperatorById(tx, operatorId))) return refuse('operator_unknown');
  const member = await findById(tx, memberId);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const row = { operatorId, memberId };
  const isDone =
    kind === 'bind'
      ? await store.bindMember(tx, { ...row, boundAt: ctx.clock.now() })
      : await store.unbindMember(tx, row);
  return isDone ? ok({ bound: kind === 'bind' }) : refuse('state_changed');
}

/** What an operator needs to change roles; one of those who can log in must have it. */
export const managing = ['operators.act', 'operators.approve'] as const;

/** Returns true when an operator who can change roles is left after the change. */
async function leavesManager(tx: Tx, change: RoleChange): Promise<boolean> {
  if (change.kind === 'assign') {
    const role = await store.lockRole(tx, change.roleId);
    const may = role ? listPermissions(role.permissions) : [];
    const exceptOperator = change.operatorId;
    return hasAll(may) || hasOperatorWith(tx, managing, { exceptOperator });
  }
  if (change.kind !== 'update') return true;
  const exceptRole = change.roleId;
  return hasAll(change.permissions) || hasOperatorWith(tx, managing, { exceptRole });
}

const hasAll = (may: readonly Permission[]): boolean => managing.every((one) => may.includes(one));

/** Returns true when a change is about the rights of the operator who makes it. */
async function isAboutSelf(
  tx: Tx,
  { operatorId }: OperatorCaller,
  change: RoleChange,
): Promise<boolean> {
  // Binding a member only takes something from the operator.
  if (change.kind === 'bind') return false;
  if ('operatorId' in change) return change.operatorId === operatorId;
  return change.kind === 'update' && change.roleId === (await store.readRoleId(tx, operatorId));
}

/** Makes a change; a refusal leaves everything as it was. */
async function makeChange(ctx: Context, tx: Tx, caller: OperatorCaller, change: RoleChange): Done {
  if (await isAboutSelf(tx, caller, change)) return refuse('own_account');
  if (!(await leavesManager(tx, change))) return refuse('last_operator');
  switch (change.kind) {
    case 'assign':
      return assignRole(tx, change);
    case 'bind':
    case 'unbind':
      return changeBinding(ctx, tx, change);
    case 'create':
    case 'update':
    case 'delete':
      return changeRole(ctx, tx, change);
  }
}

type Noted = {
  readonly caller: OperatorCaller;
  readonly change: RoleChange;
  readonly detail: Record<string, unknown>;
};

async function note(ctx: Context, tx: Tx, act: string, { caller, change, detail }: Noted) {
  const operator =
    'operatorId' in change ? await findOperatorById(tx, change.operatorId) : undefined;
  const isBinding = change.kind === 'bind' || change.kind === 'unbind';
  await logEvent(ctx, tx, {
    kind: `role.${act}`,
    actor: getOperatorActor(caller.username),
    subject: operator ? getOperatorActor(operator.username) : 'role',
    detail: { change, ...(isBinding && { member: getMemberActor(change.memberId) }), ...detail },
  });
}

type Request = ParsedBody<typeof contract.requestRoleChange>;
type Refused<R extends RouteShape> = R['refusals'][number] | 'own_account';

/**
 * Requests a change of roles, once for each key. The change takes effect at once when no other
 * operator could confirm it, else when another operator confirms it.
 */
export function requestRoleChange(
  ctx: Context,
  caller: OperatorCaller,
  { key, change, reason }: Request,
): Promise<Result<RolesDesk, Refused<typeof contract.requestRoleChange>>> {
  return transact(ctx, async (tx) => {
    await lockOperators(tx);
    const known = await store.lockChange(tx, key);
    if (known) {
      const isSame = isDeepStrictEqual(known.change, change);
      const repeat = checkRepeat(known, { reason, caller, isSame });
      return repeat.ok ? ok(await readRoles(ctx, caller, tx)) : repeat;
    }
    if (await isAboutSelf(tx, caller, change)) return refuse('own_account');
    const alone = await isAlone(tx, caller);
    const made = alone ? await makeChange(ctx, tx, caller, change) : ok({});
    if (!made.ok) return made;
    const now = ctx.clock.now();
    const asked = { id: key, change, reason, askedBy: caller.operatorId, askedAt: now };
    const end = alone
      ? { outcome: 'done', endedBy: caller.operatorId, endedAt: now }
      : { outcome: null, endedBy: null, endedAt: null };
    await store.insertChange(tx, { ...asked, alone, ...end });
    const detail = { reason, request: key, ...made.value };
    await note(ctx, tx, alone ? 'changed' : 'asked', { caller, change, detail });
    return ok(await readRoles(ctx, caller, tx));
  });
}

/** Makes a change that another operator requested. A repeat changes nothing. */
export function confirmRoleChange(
  ctx: Context,
  caller: OperatorCaller,
  id: string,
): Promise<Result<RolesDesk, Refused<typeof contract.confirmRoleChange>>> {
  return transact(ctx, async (tx) => {
    await lockOperators(tx);
    const request = await store.lockChange(tx, id);
    const judged = judgeSecondOperator(request, caller, 'request_unknown');
    if (!judged.ok) return judged;
    if (judged.value === 'repeat' || !request) return ok(await readRoles(ctx, caller, tx));
    const { change, reason } = request;
    const made = await makeChange(ctx, tx, caller, change);
    if (!made.ok) return made;
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await store.endChange(tx, id, { outcome: 'done', ...end });
    await note(ctx, tx, 'changed', {
      caller,
      change,
      detail: { reason, request: id, ...made.value },
    });
    return ok(await readRoles(ctx, caller, tx));
  });
}

/** Cancels a request that waits, or rejects that of another operator. */
export function cancelRoleChange(
  ctx: Context,
  caller: OperatorCaller,
  id: string,
): Promise<Result<RolesDesk, Refused<typeof contract.cancelRoleChange>>> {
  return transact(ctx, async (tx) => {
    await lockOperators(tx);
    const request = await store.lockChange(tx, id);
    if (!request || request.outcome !== null) return refuse('request_unknown');
    const end = { endedBy: caller.operatorId, endedAt: ctx.clock.now() };
    await store.endChange(tx, id, { outcome: 'withdrawn', ...end });
    const { change } = request;
    await note(ctx, tx, 'withdrawn', { caller, change, detail: { request: id } });
    return ok(await readRoles(ctx, caller, tx));
  });
}

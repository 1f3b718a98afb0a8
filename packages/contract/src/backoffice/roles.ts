import { z } from 'zod';
import { operatorRequest } from '../lib/operator-request.ts';
import { permissions } from '../lib/permissions.ts';
import { route } from '../lib/route.ts';
import { id, operatorReason } from '../lib/shapes.ts';
import { defineName } from '../lib/typed-fields.ts';

/**
 * Roles of operators and members bound to operators. A change is requested by one operator and
 * confirmed by another; it takes effect at once when no other operator could confirm it.
 */

const roleName = defineName(40).min(1);
const permission = z.enum(permissions);

export const operatorRole = z.object({
  id,
  name: roleName,
  permissions: z.array(permission),
  /** The role Owner or Newcomer, which no operator changes. */
  isFixed: z.boolean(),
  /** Changes with each change of the role. */
  version: z.number().int(),
  /** Names of the operators who have the role. */
  operators: z.array(z.string()),
});
export type OperatorRole = z.infer<typeof operatorRole>;

const boundMember = z.object({
  operatorId: id,
  operator: z.string(),
  memberId: id,
  account: z.string(),
});
export type BoundMember = z.infer<typeof boundMember>;

export const roleChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), name: roleName, permissions: z.array(permission) }),
  z.object({
    kind: z.literal('update'),
    roleId: id,
    /** The version that the operator saw. */
    version: z.number().int(),
    name: roleName,
    permissions: z.array(permission),
  }),
  z.object({ kind: z.literal('delete'), roleId: id }),
  z.object({ kind: z.literal('assign'), operatorId: id, roleId: id }),
  z.object({ kind: z.literal('bind'), operatorId: id, memberId: id }),
  z.object({ kind: z.literal('unbind'), operatorId: id, memberId: id }),
]);
export type RoleChange = z.infer<typeof roleChange>;

const waitingChange = operatorRequest.extend({
  change: roleChange,
  /** Names of the role, the operator and the member that the change is about. */
  names: z.object({
    role: z.string().nullable(),
    operator: z.string().nullable(),
    member: z.string().nullable(),
  }),
});
export type WaitingRoleChange = z.infer<typeof waitingChange>;

const rolesDesk = z.object({
  roles: z.array(operatorRole),
  bound: z.array(boundMember),
  waiting: z.array(waitingChange),
  /** No other operator could confirm a change, so those of the caller take effect at once. */
  isAlone: z.boolean(),
});
export type RolesDesk = z.infer<typeof rolesDesk>;

const path = '/operator/roles';
const changeRefusals = [
  'role_unknown',
  'role_fixed',
  'role_in_use',
  'role_name_taken',
  'operator_unknown',
  'member_unknown',
  'last_operator',
  'state_changed',
] as const;

export const listRoles = route.operator(`GET ${path}`, {
  id: 'roles.list',
  permission: 'operators.see',
  summary: 'Lists roles, members bound to operators, and requested changes',
  value: rolesDesk,
});

export const requestRoleChange = route.operator(`POST ${path}/changes`, {
  id: 'roles.request',
  permission: 'operators.act',
  summary: 'Requests a change of roles; a second operator confirms it',
  body: z.object({ key: id, change: roleChange, reason: operatorReason }),
  value: rolesDesk,
  refusals: [...changeRefusals, 'key_reused'],
});

export const confirmRoleChange = route.operator(`POST ${path}/changes/:changeId/confirm`, {
  id: 'roles.confirm',
  permission: 'operators.approve',
  summary: 'Makes a change of roles that another operator requested',
  params: z.object({ changeId: id }),
  value: rolesDesk,
  refusals: [...changeRefusals, 'request_unknown', 'second_operator_needed'],
});

export const cancelRoleChange = route.operator(`POST ${path}/changes/:changeId/withdraw`, {
  id: 'roles.cancel',
  permission: 'operators.act',
  summary: 'Cancels a requested change of roles, or rejects that of another operator',
  params: z.object({ changeId: id }),
  value: rolesDesk,
  refusals: ['request_unknown'],
});

import { operatorRole } from '@khelaghor/contract/backoffice/roles.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { applyEach, judgeEach } from '../../lib/configuration-section.ts';
import type {
  ConfigurationAct,
  ConfigurationChange,
  ConfigurationSection,
} from '../../lib/configuration-section.ts';
import type { Context } from '../../lib/context.ts';
import type { LoggedInOperator } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import { listPermissions } from './confirm-act.ts';
import { isFixed, requestRoleChange } from './manage-roles.ts';
import { listStoredRoles, listWaitingChanges } from './roles-store.ts';
import type { ListedRole } from './roles-store.ts';

type RoleValue = { readonly permissions: Permission[] };
type Change = ConfigurationChange<RoleValue>;

const toValue = ({ permissions }: Pick<ListedRole, 'permissions'>): RoleValue => ({
  permissions: [...listPermissions(permissions)],
});

/** The permissions in their order, each once. */
const roleValue = operatorRole.pick({ permissions: true }).transform(toValue);

const hasName = (wanted: string) => {
  const plain = wanted.toLowerCase();
  return ({ name }: { readonly name: string }): boolean => name.toLowerCase() === plain;
};

/** Returns why a role cannot become as a file says, or null: no more than the caller may do. */
function findFailure(
  roles: readonly ListedRole[],
  { id, before, after }: Change,
  caller: LoggedInOperator,
): Failure | null {
  const known = roles.find(hasName(id));
  if (known && isFixed(known.id)) return refuse('role_fixed');
  if (known && known.name !== id) return refuse('role_name_taken');
  if (known?.id === caller.role.id) return refuse('own_account');
  const given = after.permissions.filter((one) => !before?.permissions.includes(one));
  return given.every((one) => caller.permissions.includes(one)) ? null : refuse('role_beyond_own');
}

/** Requests a role, or other permissions of it; what waits for the same role comes first. */
async function requestRole(
  ctx: Context,
  { id: name, after }: Change,
  { caller, reason }: ConfigurationAct,
): Promise<Result<null>> {
  const [roles, waiting] = await Promise.all([listStoredRoles(ctx.db), listWaitingChanges(ctx.db)]);
  const known = roles.find(hasName(name));
  const isAsked = waiting.some(({ change }) =>
    change.kind === 'create'
      ? hasName(name)(change)
      : change.kind === 'update' && change.roleId === known?.id,
  );
  if (isAsked) return refuse('request_waits');
  const wanted = { name, ...after };
  const change = known
    ? ({ kind: 'update', roleId: known.id, version: known.version, ...wanted } as const)
    : ({ kind: 'create', ...wanted } as const);
  const done = await requestRoleChange(ctx, caller, { key: ctx.random.id(), change, reason });
  return done.ok ? ok(null) : done;
}

/** Roles by their names, without the fixed ones. Operators, and who has which role, stay. */
export const roleSection: ConfigurationSection<RoleValue> = {
  name: 'roles',
  getSchema: (name) => (operatorRole.shape.name.safeParse(name).data === name ? roleValue : null),
  read: async ({ db }) =>
    (await listStoredRoles(db)).flatMap((role) =>
      isFixed(role.id) ? [] : [{ id: role.name, value: toValue(role) }],
    ),
  async judge({ db }, changes, caller) {
    const roles = await listStoredRoles(db);
    return judgeEach(changes, (change) => findFailure(roles, change, caller));
  },
  apply: (ctx, changes, act) => applyEach(changes, (change) => requestRole(ctx, change, act)),
};

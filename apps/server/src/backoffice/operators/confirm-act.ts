import { permissions as allPermissions } from '@khelaghor/contract/lib/permissions.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { ConfirmAct } from '../../lib/operator-act.ts';
import { lockStanding } from './roles-store.ts';

/** Returns the permissions of a role as a list. Names that are no permissions are left out. */
export const listPermissions = (stored: readonly Permission[] | null): readonly Permission[] =>
  stored === null ? allPermissions : allPermissions.filter((one) => stored.includes(one));

/**
 * Confirms that an operator's role still has the permission of the call, and that the act is not
 * about a member bound to the operator.
 */
export const confirmOperatorAct: ConfirmAct = async (tx, { caller, permission, ...act }) => {
  const standing = await lockStanding(tx, caller.operatorId, act.memberIds);
  // An operator who disables their own account is disabled at this point.
  if (!standing || (standing.disabled && !act.isSelf)) return 'permission_missing';
  if (!listPermissions(standing.permissions).includes(permission)) return 'permission_missing';
  return standing.isBound ? 'own_account' : null;
};

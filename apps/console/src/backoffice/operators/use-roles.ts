import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  rolesCancel,
  rolesConfirm,
  rolesList,
  rolesRequest,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { RoleChange, RolesDesk } from '@khelaghor/contract/backoffice/roles.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { createId } from '../../shared/new-id.ts';
import { operatorsKey } from './use-operators.ts';

const rolesKey = ['roles'] as const;

/** Roles, members bound to operators, and the changes that wait. */
export const useRoles = () => useCall(rolesKey, rolesList, {}, { refetchInterval: 30_000 });

type Step =
  | { readonly act: 'request'; readonly change: RoleChange; readonly reason: string }
  | { readonly act: 'confirm' | 'cancel'; readonly changeId: string };

/** Requests, confirms or cancels a change of roles. The lists follow. */
export function useRoleStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: Step): Promise<RolesDesk> => {
      if (step.act === 'request') {
        const { change, reason } = step;
        return callOrThrow(rolesRequest, { body: { key: createId(), change, reason } });
      }
      const params = { changeId: step.changeId };
      if (step.act === 'confirm') return callOrThrow(rolesConfirm, { params });
      return callOrThrow(rolesCancel, { params });
    },
    onSuccess: (desk) => {
      queries.setQueryData(rolesKey, desk);
      return queries.invalidateQueries({ queryKey: operatorsKey });
    },
    onError: () => queries.invalidateQueries({ queryKey: rolesKey }),
  });
}

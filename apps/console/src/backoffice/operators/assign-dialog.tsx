import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ManagedOperator } from '@khelaghor/contract/backoffice/operators.ts';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { RoleChangeDialog } from './role-change-dialog.tsx';
import { useRoleName } from './role-labels.ts';
import { useRoles } from './use-roles.ts';

type AssignDialogProps = { readonly operator: ManagedOperator; readonly onClose: () => void };

/** Gives an operator another role. */
export function AssignDialog({ operator, onClose }: AssignDialogProps) {
  const { id: operatorId, username, role } = operator;
  const others = (useRoles().data?.roles ?? []).filter(({ id }) => id !== role.id);
  const getName = useRoleName();
  const [chosen, setChosen] = useState<string | null>(null);
  const roleId = chosen ?? others[0]?.id;
  const before = getName(role);
  return (
    <RoleChangeDialog
      title={<Trans>Another role for {username}</Trans>}
      lead={<Trans>Now: {before}. The new role holds from the next call on.</Trans>}
      getChange={() => (roleId === undefined ? null : { kind: 'assign', operatorId, roleId })}
      onClose={onClose}
    >
      {() => (
        <Select
          label={<Trans>Role</Trans>}
          name="role"
          value={roleId}
          onChange={({ target }) => setChosen(target.value)}
        >
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {getName(other)}
            </option>
          ))}
        </Select>
      )}
    </RoleChangeDialog>
  );
}

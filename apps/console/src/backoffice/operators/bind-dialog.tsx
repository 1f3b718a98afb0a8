import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { membersAdminList } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { ManagedOperator } from '@khelaghor/contract/backoffice/operators.ts';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { callOrThrow } from '../../shared/api.ts';
import { RoleChangeDialog } from './role-change-dialog.tsx';

type BindDialogProps = {
  readonly operators: readonly ManagedOperator[];
  readonly onClose: () => void;
};

/** Binds a member to an operator, who then decides nothing about that member. */
export function BindDialog({ operators, onClose }: BindDialogProps) {
  const [operatorId, setOperatorId] = useState(operators[0]?.id ?? '');
  const [account, setAccount] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <RoleChangeDialog
      title={<Trans>Bind a member to an operator</Trans>}
      lead={
        <Trans>
          The member’s account belongs to the operator or to a person close to them. The operator
          can then decide nothing about this member.
        </Trans>
      }
      check={() => {
        setEmpty(account === '');
        return account !== '';
      }}
      getChange={async () => {
        const { id: memberId } = await callOrThrow(membersAdminList, { query: { account } });
        return { kind: 'bind', operatorId, memberId };
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <Select
            label={<Trans>Operator</Trans>}
            name="operator"
            value={operatorId}
            onChange={({ target }) => setOperatorId(target.value)}
          >
            {operators.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </Select>
          <TextField
            label={<Trans>Account of the member</Trans>}
            name="account"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            onChange={({ target }) => setAccount(toVisibleText(target.value).toLowerCase())}
            error={isEmpty && <Trans>Write the account.</Trans>}
            required
          />
        </>
      )}
    </RoleChangeDialog>
  );
}

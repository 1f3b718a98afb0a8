import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { RoleChange } from '@khelaghor/contract/backoffice/roles.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useRoles, useRoleStep } from './use-roles.ts';

type RoleChangeDialogProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly tone?: 'danger';
  /** Returns the change, or null while a field is empty or wrong. */
  readonly getChange: () => RoleChange | null | Promise<RoleChange | null>;
  /** Marks what is wrong; false: nothing is sent. */
  readonly check?: () => boolean;
  readonly onClose: () => void;
  readonly children?: (refusal: CallRefusal | null) => ReactNode;
};

/** Requests a change of roles, or makes it where no other operator could confirm it. */
export function RoleChangeDialog(props: RoleChangeDialogProps) {
  const { title, lead, tone, getChange, check, onClose, children } = props;
  const isAlone = useRoles().data?.isAlone === true;
  const step = useRoleStep();
  return (
    <ActionDialog
      question={{
        title,
        ...(lead !== undefined && { lead }),
        reason: {},
        needsSecond: !isAlone,
        done: isAlone
          ? { title: <Trans>Changed</Trans> }
          : { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={isAlone ? <Trans>Change</Trans> : <Trans>Request</Trans>}
      {...(tone && { tone })}
      {...(check && { check })}
      run={async ({ reason }) => {
        const change = await getChange();
        if (change) await step.mutateAsync({ act: 'request', change, reason });
      }}
      onClose={onClose}
    >
      {children ?? (() => null)}
    </ActionDialog>
  );
}

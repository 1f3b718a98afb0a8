import type { Factors } from '@khelaghor/contract/account/factor-settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import type { FactorAction } from './factor-action.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { factorsQuery } from './use-security.ts';

type FactorDialogProps = {
  readonly act: FactorAction;
  readonly factors: Factors;
  readonly onClose: () => void;
};

/** Sets a second factor up, or takes it away; at the end the codes, where there are new ones. */
export function FactorDialog({ act, factors, onClose }: FactorDialogProps) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onDone = (made: readonly string[] | null) => {
    void queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ['sessions'] });
    if (made === null) onClose();
    else setCodes(made);
  };
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  const step = { factors, onClose, onDone };
  switch (act.act) {
    case 'add-authenticator':
      return <AuthenticatorDialog {...step} />;
    case 'add-passkey':
      return <PasskeyDialog {...step} />;
    case 'remove-authenticator':
    case 'remove-passkey':
    case 'renew-codes':
      return <StepUpDialog act={act} {...step} />;
  }
}

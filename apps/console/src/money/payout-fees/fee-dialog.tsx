import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayoutFee } from '@khelaghor/contract/money/payout-fees.ts';
import { DraftFields } from '../../shared/kit/draft-fields.tsx';
import { TermsDialog } from '../../shared/kit/terms-dialog.tsx';
import { feeFields, getFeeDraft, readFee } from './fee-draft.ts';
import type { FeeField } from './fee-draft.ts';
import { useRequestFee } from './use-payout-fees.ts';

const labels: Readonly<Record<FeeField, ReactNode>> = {
  fixed: <Trans>Fixed part (taka)</Trans>,
  perMille: <Trans>Of each thousand taka (taka)</Trans>,
  minimum: <Trans>Lowest fee (taka)</Trans>,
  maximum: <Trans>Highest fee (taka, empty: no bound)</Trans>,
};

type DialogProps = { readonly fee: PayoutFee; readonly onClose: () => void };

/** Requests another fee of withdrawals to a kind of wallet. */
export function FeeDialog({ fee, onClose }: DialogProps) {
  const { currency, walletKind, version } = fee;
  const requesting = useRequestFee({ currency, walletKind });
  return (
    <TermsDialog
      title={<Trans>Change the fee of withdrawals</Trans>}
      lead={
        <Trans>
          Members see it before they confirm, and it is a part of their amount. Requests that were
          made before keep their fee.
        </Trans>
      }
      version={version}
      start={getFeeDraft(fee.terms)}
      read={readFee}
      request={(asked) => requesting.mutateAsync(asked)}
      onClose={onClose}
    >
      {({ change, ...form }) => (
        <DraftFields
          {...form}
          fields={feeFields}
          labels={labels}
          onChange={(field, text) => change({ [field]: text })}
        />
      )}
    </TermsDialog>
  );
}

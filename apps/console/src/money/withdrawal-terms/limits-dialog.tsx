import '../../shared/content-fields.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeskWithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import { walletKinds } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { DraftFields } from '../../shared/kit/draft-fields.tsx';
import { TermsDialog } from '../../shared/kit/terms-dialog.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { getTermsDraft, readTerms, termsFields } from './terms-draft.ts';
import type { TermsDraft, TermsField } from './terms-draft.ts';
import { useRequestTerms } from './use-withdrawal-terms.ts';

const labels: Readonly<Record<TermsField, ReactNode>> = {
  minimum: <Trans>Least of one withdrawal (taka)</Trans>,
  maximum: <Trans>Most of one withdrawal (taka)</Trans>,
  waitingMax: <Trans>Withdrawals of a member at a time</Trans>,
};

type WalletsProps = Pick<TermsDraft, 'walletKinds'> & {
  readonly isWrong: boolean;
  readonly onChange: (kinds: TermsDraft['walletKinds']) => void;
};

/** The kinds of wallets to which money is sent. */
function WalletChoice({ walletKinds: chosen, isWrong, onChange }: WalletsProps) {
  return (
    <fieldset>
      <legend>
        <Trans>Wallets</Trans>
      </legend>
      {walletKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={<WalletName kind={kind} />}
          checked={chosen.includes(kind)}
          onChange={({ target }) =>
            onChange(
              walletKinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
      {isWrong && (
        <p role="alert" className="field__error">
          <Trans>Choose at least one wallet.</Trans>
        </p>
      )}
    </fieldset>
  );
}

type DialogProps = { readonly row: DeskWithdrawalTerms; readonly onClose: () => void };

/** Requests other terms of withdrawals in a currency. */
export function LimitsDialog({ row, onClose }: DialogProps) {
  const requesting = useRequestTerms(row.currency);
  return (
    <TermsDialog
      title={<Trans>Change the limits of withdrawals</Trans>}
      lead={
        <Trans>
          Members see them before they request. Withdrawals that are under way are not touched.
        </Trans>
      }
      version={row.version}
      start={getTermsDraft(row.terms)}
      read={readTerms}
      request={(asked) => requesting.mutateAsync(asked)}
      onClose={onClose}
    >
      {({ draft, change, wrong, refusal }) => (
        <>
          <DraftFields
            fields={termsFields}
            labels={labels}
            draft={draft}
            onChange={(field, text) => change({ [field]: text })}
            wrong={termsFields.filter((field) => wrong.includes(field))}
            refusal={refusal}
          />
          <WalletChoice
            walletKinds={draft.walletKinds}
            isWrong={wrong.includes('walletKinds')}
            onChange={(kinds) => change({ walletKinds: kinds })}
          />
        </>
      )}
    </TermsDialog>
  );
}

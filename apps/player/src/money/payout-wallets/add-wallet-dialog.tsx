import { Trans, useLingui } from '@lingui/react/macro';
import { payoutWalletsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { walletKinds, parseWalletNumber } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { PayoutWallet, PayoutWallets } from '@khelaghor/contract/money/payout-wallets.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { StepUpField, useStepUpProof } from '../../account/step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useFormTrouble } from '../../shared/use-trouble.ts';
import { walletsQuery, useWalletNames } from './use-wallets.ts';

type DialogProps = {
  readonly of: Pick<PayoutWallets, 'asks' | 'holdsNext'>;
  readonly onAdded?: (wallet: PayoutWallet) => void;
  readonly onClose: () => void;
};

function useAddWallet({ of, onAdded, onClose }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<{ kind: WalletKind; number: string }>({
    defaultValues: { kind: walletKinds[0], number: '' },
  });
  const proof = useStepUpProof(of.asks);
  const { trouble, setTrouble, showRefusal } = useFormTrouble(form, ['number']);
  const submit = form.handleSubmit(async (wallet) => {
    setTrouble(null);
    const shown = proof.take();
    if (shown === null) return;
    const reply = await call(payoutWalletsCreate, { body: { ...wallet, ...shown } });
    if (!reply.success) {
      if (!proof.refused(reply)) showRefusal(reply);
      return;
    }
    queries.setQueryData(walletsQuery.queryKey, reply.value);
    toast({ tone: 'good', title: t`The wallet is added.` });
    const [added] = reply.value.wallets;
    if (added) onAdded?.(added);
    onClose();
  });
  return { form, proof, submit, trouble };
}

/** Adds a wallet: its network, its number, and the step-up proof. */
export function AddWalletDialog(props: DialogProps) {
  // The form's object stays the same while its errors change.
  'use no memo';
  const { of, onClose } = props;
  const { t } = useLingui();
  const { form, proof, submit, trouble } = useAddWallet(props);
  const walletNames = useWalletNames();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Add a wallet</Trans>}
      lead={
        of.holdsNext ? (
          <Trans>
            For your safety, a new wallet cannot be paid for 24 hours. You are notified.
          </Trans>
        ) : (
          <Trans>
            Your first wallet can be used at once. For your safety, each later one waits 24 hours.
          </Trans>
        )
      }
    >
      <DialogForm trouble={trouble} onSubmit={submit}>
        <Select {...form.register('kind')} label={t`Wallet`}>
          {walletKinds.map((key) => (
            <option key={key} value={key}>
              {walletNames[key]}
            </option>
          ))}
        </Select>
        <TextField
          {...form.register('number', {
            validate: (typed) =>
              parseWalletNumber(kind, typed) !== null ||
              t`The number must have 11 digits, like 01712345678.`,
          })}
          label={t`Wallet number`}
          hint={t`Only your own number. Check it: a payout cannot be reversed.`}
          required
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          error={errors.number?.message}
        />
        <StepUpField proof={proof} />
        <Button kind="primary" block type="submit" busy={isSubmitting}>
          <Trans>Add a wallet</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}

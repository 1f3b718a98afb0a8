import { Trans, useLingui } from '@lingui/react/macro';
import { payoutWalletsDelete } from '@khelaghor/client/routes/money.gen.ts';
import type { PayoutWallet, PayoutWallets } from '@khelaghor/contract/money/payout-wallets.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StepUpField, useStepUpProof } from '../../account/step-up/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useTrouble } from '../../shared/use-trouble.ts';
import { walletsQuery, WalletName } from './use-wallets.ts';

type DialogProps = Pick<PayoutWallets, 'asks'> & {
  readonly wallet: PayoutWallet;
  readonly onClose: () => void;
};

/** Removes a wallet, after a step-up proof. */
export function RemoveWalletDialog({ asks, wallet, onClose }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  const proof = useStepUpProof(asks);
  const [isBusy, setBusy] = useState(false);
  const { trouble, setTrouble, showRefusal } = useTrouble();
  const remove = async () => {
    setTrouble(null);
    const body = proof.take();
    if (body === null) return;
    setBusy(true);
    const reply = await call(payoutWalletsDelete, { params: { walletId: wallet.id }, body });
    setBusy(false);
    if (!reply.success) {
      if (!proof.refused(reply)) showRefusal(reply);
      return;
    }
    queries.setQueryData(walletsQuery.queryKey, reply.value);
    toast({ tone: 'good', title: t`The wallet is removed.` });
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Remove the wallet</Trans>}
      lead={
        <Trans>
          <WalletName kind={wallet.kind} /> <bdi>{wallet.numberMasked}</bdi>. A wallet that you add
          later waits 24 hours.
        </Trans>
      }
    >
      <DialogForm trouble={trouble} onSubmit={remove}>
        <StepUpField proof={proof} />
        <Button kind="primary" block type="submit" busy={isBusy}>
          <Trans>Remove the wallet</Trans>
        </Button>
      </DialogForm>
    </Modal>
  );
}

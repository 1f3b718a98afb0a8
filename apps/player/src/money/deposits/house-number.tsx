import './house-number.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import type { ManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Countdown } from '@khelaghor/ui/money/countdown.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { QrCode } from '@khelaghor/ui/qr-code/qr-code.tsx';
import { nowMs } from '../../shared/clock.ts';
import { CopyButton } from '../../shared/copy-button.tsx';

/** Digits or letters to type elsewhere, with a button that copies them. */
function Digits({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div className="wallet-number__digits">
      <b translate="no" dir="ltr">
        {value}
      </b>
      <CopyButton value={value} name={name} />
    </div>
  );
}

/** The reference of a bank transfer. */
function Reference({ reference }: { readonly reference: string }) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>Write this reference into the transfer, so that we find it:</Trans>
      </p>
      <Digits value={reference} name={t`Reference`} />
    </>
  );
}

type NumberProps = { readonly manual: ManualDeposit; readonly deposit: Deposit };

/** The house's number, the amount to send, and the time left. */
export function HouseNumber({ manual, deposit }: NumberProps) {
  const { t } = useLingui();
  const { walletNumber, walletType, qr, accountName, reference } = manual;
  const amount = <Money minor={parseMinorText(manual.ordered)} currency={deposit.currency} />;
  const left = <Countdown until={Date.parse(deposit.expiresAt)} now={nowMs} />;
  return (
    <div className="wallet-number">
      <p>
        {walletType === 'account' && <Trans>Transfer exactly {amount} to this account:</Trans>}
        {walletType === 'agent' && <Trans>Cash out exactly {amount} to this agent number:</Trans>}
        {walletType === 'payment' && <Trans>Pay exactly {amount} to this merchant number:</Trans>}
        {walletType === 'personal' && <Trans>Send exactly {amount} to this personal number:</Trans>}
      </p>
      {accountName !== null && <p translate="no">{accountName}</p>}
      <Digits
        value={walletNumber}
        name={walletType === 'account' ? t`Account number` : t`Wallet number`}
      />
      {reference !== null && <Reference reference={reference} />}
      {qr && <QrCode qr={qr} widthPx={144} marginPx={12} label={t`QR code of the number`} />}
      <p className="cashier__note">
        {deposit.state === 'requested' ? (
          <Trans>Time left to send: {left}</Trans>
        ) : (
          <Trans>The time is over. If you have sent the money, tell us all the same.</Trans>
        )}
      </p>
    </div>
  );
}

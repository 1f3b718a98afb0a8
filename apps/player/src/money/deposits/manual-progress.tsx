import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Deposit } from '@khelaghor/contract/money/deposits.ts';
import type { ManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { CashierState } from '../../shared/cashier-layout.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { AnotherDeposit } from './another-deposit.tsx';
import { ClaimedPayment, ClaimForm } from './claim-form.tsx';
import { HouseNumber } from './house-number.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { useManualDeposit } from './use-manual-deposit.ts';

type ManualProps = { readonly deposit: Deposit };

/** Where to send the money, the form that tells who sent it, and what became of that. */
export function ManualProgress({ deposit }: ManualProps) {
  const query = useManualDeposit(deposit.id);
  const { data: manual, error } = query;
  if (!manual) return error === null ? <SkeletonList count={3} /> : <QueryError query={query} />;
  if (manual.state === 'open' || manual.state === 'duplicate')
    return (
      <>
        {/* Once it was claimed, the number would invite to send the money again. */}
        {manual.state === 'duplicate' ? (
          <ClaimState manual={manual} />
        ) : (
          <HouseNumber manual={manual} deposit={deposit} />
        )}
        <ClaimForm manual={manual} />
      </>
    );
  return (
    <>
      <ClaimState manual={manual} />
      <ClaimedPayment manual={manual} />
      {manual.takesReceipt && (
        <ReceiptForm key={String(manual.hasReceipt)} id={deposit.id} replaces={manual.hasReceipt} />
      )}
      <div className="cashier__actions">
        <AnotherDeposit />
      </div>
    </>
  );
}

/** The outcome of the claim. */
function ClaimState({ manual }: { manual: ManualDeposit }) {
  const received =
    manual.received === null ? null : <Money minor={parseMinorText(manual.received)} />;
  const wait = (title: ReactNode, text: ReactNode) => (
    <CashierState tone="wait" icon="clock" title={title} text={text} />
  );
  switch (manual.state) {
    case 'waiting_match':
      return wait(
        <Trans>We are looking for your payment</Trans>,
        <Trans>We compare it with our statement. Your balance changes after that.</Trans>,
      );
    case 'short':
      return wait(
        <Trans>Less arrived than you ordered</Trans>,
        <Trans>We found {received}. Another colleague checks it, then it is credited.</Trans>,
      );
    case 'excess':
      return wait(
        <Trans>More arrived than you ordered</Trans>,
        <Trans>We found {received}. Another colleague checks it, then it is credited.</Trans>,
      );
    case 'late':
      return wait(
        <Trans>You told us after the time was over</Trans>,
        <Trans>Your money is not lost. We look for it, which can take longer.</Trans>,
      );
    case 'duplicate':
      return wait(
        <Trans>This transaction ID was already used</Trans>,
        <Trans>If you mistyped it, write it again. If it is right, we look into it.</Trans>,
      );
    case 'rejected':
      return (
        <CashierState
          tone="bad"
          icon="close"
          title={<Trans>We did not find this payment</Trans>}
          text={manual.reason ?? ''}
        />
      );
    case 'open':
    case 'credited':
      return null;
  }
}

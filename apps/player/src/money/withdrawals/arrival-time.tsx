import { Trans } from '@lingui/react/macro';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { withdrawalsGetTerms } from '@khelaghor/contract/money/withdrawals.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { useMinutesText } from '../../shared/minutes-text.ts';
import { roundUpTime } from './round-up-time.ts';

type ArrivalTimeProps = {
  readonly terms: Pick<ValueOf<typeof withdrawalsGetTerms>, 'arrivals' | 'usualHours'>;
  readonly walletKind: WalletKind;
};

/** The usual time of a payout to a kind of wallet: measured, or as operators set it. */
export function ArrivalTime({ terms, walletKind }: ArrivalTimeProps) {
  const write = useMinutesText();
  const measured = terms.arrivals.find((arrival) => arrival.walletKind === walletKind);
  if (!measured) {
    const hours = write(terms.usualHours * 60);
    return <Trans>Usually within {hours}</Trans>;
  }
  const median = write(roundUpTime(measured.medianSeconds));
  const slow = write(roundUpTime(measured.slowSeconds));
  return (
    <Trans>
      Half within {median}, nine of ten within {slow}
    </Trans>
  );
}

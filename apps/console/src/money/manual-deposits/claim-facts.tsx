import { Trans } from '@lingui/react/macro';
import type { QueuedManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { MemberPicture } from '../../shared/member-picture.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { WalletName } from '../../shared/wallet-name.tsx';

/** The facts of a claim, as its dialogs list them. */
export function ClaimFacts({ claim }: { readonly claim: QueuedManualDeposit }) {
  const { money } = useNumberFormat();
  const { account, provider, walletNumber, walletLabel, ordered, senderNumber, line, receipts } =
    claim;
  return (
    <Facts
      facts={[
        {
          key: 'account',
          name: <Trans>Account</Trans>,
          value: <span translate="no">{account}</span>,
        },
        {
          key: 'number',
          name: <Trans>Number of the house</Trans>,
          value: (
            <>
              <WalletName kind={provider} /> <span translate="no">{walletNumber}</span>{' '}
              {walletLabel !== null && walletLabel !== walletNumber && <bdi>{walletLabel}</bdi>}
            </>
          ),
        },
        { key: 'ordered', name: <Trans>Ordered</Trans>, value: money(ordered, 'BDT') },
        { key: 'sender', name: <Trans>Sender</Trans>, value: senderNumber },
        ...receipts.map((receipt, index) => ({
          key: receipt.hash,
          name:
            index === 0 ? (
              <Trans>Picture of the receipt (proves nothing)</Trans>
            ) : (
              <Trans>Replaced picture</Trans>
            ),
          value: <MemberPicture image={receipt} />,
        })),
        ...(line
          ? [
              {
                key: 'line',
                name: <Trans>Imported statement</Trans>,
                value: (
                  <>
                    {money(line.amount, 'BDT')}{' '}
                    <span translate="no" lang="zxx">
                      {line.sender} {line.sentAt}
                    </span>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

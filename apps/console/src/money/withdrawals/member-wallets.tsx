import './payout-facts.css';
import { Trans } from '@lingui/react/macro';
import { payoutWalletsAdminList } from '@khelaghor/client/routes/money.gen.ts';
import type { ManagedWallet } from '@khelaghor/contract/money/payout-wallets.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { getSpokenNumber } from './payout-cells.tsx';

function Standing({ wallet }: { readonly wallet: ManagedWallet }) {
  const { moment } = useNumberFormat();
  if (wallet.removedAt !== null) return <Trans>removed {moment(wallet.removedAt)}</Trans>;
  if (wallet.heldUntil !== null) return <Trans>pending until {moment(wallet.heldUntil)}</Trans>;
  return <Trans>since {moment(wallet.addedAt)}</Trans>;
}

/** Where a member's money may go and went: a new wallet beside an old one tells something. */
export function MemberWallets({ memberId: id }: { readonly memberId: string }) {
  const wallets = useCall(['member-wallets', id], payoutWalletsAdminList, { params: { id } });
  return (
    <section className="slip-wallets">
      <h3>
        <Trans>Payout wallets</Trans>
      </h3>
      <QueryState query={wallets} skeletons={1} />
      <ul>
        {wallets.data?.wallets.map((wallet) => (
          <li key={wallet.id}>
            <span>
              <WalletName kind={wallet.kind} /> <b>{getSpokenNumber(wallet.number)}</b>
            </span>
            <small>
              <Standing wallet={wallet} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

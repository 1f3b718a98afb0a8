import { Trans } from '@lingui/react/macro';
import { Facts } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useVendorWallets } from './use-member-play.ts';

/** The money of a member in vendors' wallets and on its way. Without a vendor there is no part. */
export function VendorWallets({ id }: { readonly id: string }) {
  const query = useVendorWallets(id);
  const text = useLocalText();
  const { money, count } = useNumberFormat();
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { currency } = query.data;
  const wallets = query.data.wallets.filter(({ wallet }) => wallet === 'transfer');
  if (wallets.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>In vendors’ wallets</Trans>
      </h3>
      <Facts
        facts={wallets.map(({ vendor, title, balance, pending }) => {
          const pendingCount = count(pending.length);
          return {
            key: vendor,
            name: text(title),
            value: (
              <>
                {balance === null ? (
                  <Trans>The vendor does not answer</Trans>
                ) : (
                  money(balance, currency)
                )}
                {pending.length > 0 && (
                  <small>
                    <Trans>transfers without a reply: {pendingCount}</Trans>
                  </small>
                )}
              </>
            ),
          };
        })}
      />
    </section>
  );
}

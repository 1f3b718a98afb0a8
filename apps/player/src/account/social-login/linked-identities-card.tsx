import { Trans } from '@lingui/react/macro';
import type { AccountsElsewhere } from '@khelaghor/contract/account/social-login.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useState } from 'react';
import { AccountRow } from '../../shared/account-row.tsx';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useWhitelabel } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import './social-login.css';
import { ProviderLogo, ProviderName } from './provider-brand.tsx';
import { useLinkedIdentities } from './use-linked-identities.ts';

const LinkIdentityDialog = createLazyDialog(() =>
  import('./link-dialog.tsx').then((m) => m.LinkIdentityDialog),
);

type RowProps = {
  readonly provider: OutsideProvider;
  readonly accounts: AccountsElsewhere['accounts'];
  readonly onAdd: () => void;
};

function Row({ provider, accounts, onAdd }: RowProps) {
  const account = accounts.find((one) => one.provider === provider);
  return (
    <AccountRow
      title={
        <span className="social-login__site">
          <ProviderLogo provider={provider} /> <ProviderName provider={provider} />
        </span>
      }
      note={
        account && (
          <small>
            {account.unbindDueAt === null ? (
              <Trans>
                Added <Moment at={account.boundAt} />
              </Trans>
            ) : (
              <Trans>
                Ends <Moment at={account.unbindDueAt} />
              </Trans>
            )}
          </small>
        )
      }
    >
      {account ? (
        <Tag tone="good">
          <Trans>Added</Trans>
        </Tag>
      ) : (
        <Button size="small" onClick={onAdd}>
          {provider === 'google' ? <Trans>Add Google</Trans> : <Trans>Add Facebook</Trans>}
        </Button>
      )}
    </AccountRow>
  );
}

/** Which accounts at other sites let the member in, and the way to add one. */
export function LinkedIdentitiesCard() {
  const { elsewhere } = useWhitelabel();
  const found = useLinkedIdentities();
  const [adding, setAdding] = useState<OutsideProvider | null>(null);
  return (
    <>
      <h2 className="security__title">
        <Trans>Linked accounts</Trans>
      </h2>
      <p className="security__note">
        <Trans>
          A linked account stays linked. If you lose it, write to us: we remove it after three days.
        </Trans>
      </p>
      {found.isError ? (
        <QueryError query={found} />
      ) : found.data === undefined ? (
        <SkeletonList count={elsewhere.length} />
      ) : (
        <ul className="account-rows">
          {elsewhere.map((provider) => (
            <Row
              key={provider}
              provider={provider}
              accounts={found.data.accounts}
              onAdd={() => setAdding(provider)}
            />
          ))}
        </ul>
      )}
      {adding !== null && found.data && (
        <LinkIdentityDialog
          provider={adding}
          hasPassword={found.data.hasPassword}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}

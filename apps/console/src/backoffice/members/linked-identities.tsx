import './linked-identities.css';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ManagedElsewhere } from '@khelaghor/contract/account/social-login-admin.ts';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useLinkedIdentities } from './use-linked-identities.ts';

const UnlinkDialog = lazy(async () => ({
  default: (await import('./unlink-dialog.tsx')).UnlinkDialog,
}));

type Account = ManagedElsewhere['accounts'][number];

function Row({ account, onAct }: { readonly account: Account; readonly onAct: () => void }) {
  const { moment } = useNumberFormat();
  const { provider, boundAt, unbindDueAt } = account;
  return (
    <li className="elsewhere__row">
      <span>
        {provider === 'google' ? <Trans>Google</Trans> : <Trans>Facebook</Trans>}
        <small>
          {unbindDueAt === null ? (
            <Trans>since {moment(boundAt)}</Trans>
          ) : (
            <Trans>ends {moment(unbindDueAt)}</Trans>
          )}
        </small>
      </span>
      <Button size="small" onClick={onAct}>
        {unbindDueAt === null ? <Trans>End it</Trans> : <Trans>Keep it</Trans>}
      </Button>
    </li>
  );
}

/** The accounts at other sites that are linked to the member; nothing when there are none. */
export function LinkedIdentities({ member }: { readonly member: AdminMember }) {
  const found = useLinkedIdentities(member.id);
  const [acting, setActing] = useState<Account | null>(null);
  if (found.isError)
    return (
      <QueryError
        error={found.error}
        hasOlder={found.data !== undefined}
        busy={found.isFetching}
        retry={() => void found.refetch()}
      />
    );
  if (!found.data || found.data.accounts.length === 0) return null;
  return (
    <section className="elsewhere">
      <h3 className="elsewhere__title">
        <Trans>Accounts at other sites that open this one</Trans>
      </h3>
      <ul className="elsewhere__rows">
        {found.data.accounts.map((account) => (
          <Row key={account.provider} account={account} onAct={() => setActing(account)} />
        ))}
      </ul>
      <Suspense fallback={null}>
        {acting && (
          <UnlinkDialog member={member} account={acting} onClose={() => setActing(null)} />
        )}
      </Suspense>
    </section>
  );
}

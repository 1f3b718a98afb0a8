import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedElsewhere } from '@khelaghor/contract/account/social-login-admin.ts';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useLinkedIdentities, useUnlink } from './use-linked-identities.ts';

type Account = ManagedElsewhere['accounts'][number];

const ProviderName = ({ provider }: Pick<Account, 'provider'>) =>
  provider === 'google' ? <Trans>Google</Trans> : <Trans>Facebook</Trans>;

/** Ends the link to an account at another site in three days, or keeps it after all. */
function useAccountAction(member: AdminMember): (account: Account) => Action {
  const { unbinding, keeping } = useUnlink(member.id);
  return ({ provider, unbindDueAt }) => {
    const isGoogle = provider === 'google';
    if (unbindDueAt !== null)
      return {
        key: `keep ${provider}`,
        label: <Trans>Keep</Trans>,
        question: {
          title: isGoogle ? (
            <Trans>Keep Google linked to {member.account}?</Trans>
          ) : (
            <Trans>Keep Facebook linked to {member.account}?</Trans>
          ),
          lead: <Trans>The planned end is cancelled.</Trans>,
          done: { title: <Trans>Kept</Trans> },
        },
        run: () => keeping.mutateAsync(provider),
      };
    return {
      key: `end ${provider}`,
      label: <Trans>End</Trans>,
      tone: 'danger',
      question: {
        title: isGoogle ? (
          <Trans>Unlink Google from {member.account}?</Trans>
        ) : (
          <Trans>Unlink Facebook from {member.account}?</Trans>
        ),
        lead: (
          <Trans>
            Verify that the member is asking, and write down how they proved it. They are notified
            now, and the account is unlinked in 72 hours. Until then you can cancel.
          </Trans>
        ),
        reason: {},
        done: { title: <Trans>It ends in three days</Trans> },
      },
      run: ({ reason }) => unbinding.mutateAsync({ provider, reason }),
    };
  };
}

function useAccountColumns(): ListColumn<Account>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'site',
      name: t`Site`,
      slot: 'name',
      cell: ({ provider }) => <ProviderName provider={provider} />,
    },
    {
      key: 'since',
      name: t`Since`,
      slot: 'note',
      cell: ({ boundAt, unbindDueAt }) =>
        unbindDueAt === null ? moment(boundAt) : <Trans>ends {moment(unbindDueAt)}</Trans>,
    },
  ];
}

function Accounts({ member, accounts }: { member: AdminMember; accounts: readonly Account[] }) {
  const { t } = useLingui();
  const getAction = useAccountAction(member);
  return (
    <ListTable
      caption={t`Linked identities`}
      rows={accounts}
      rowKey={({ provider }) => provider}
      columns={useAccountColumns()}
      getActions={(account) => ({ actions: [getAction(account)] })}
      empty={
        <p className="detail__none">
          <Trans>None.</Trans>
        </p>
      }
    />
  );
}

/** The accounts at other sites that are linked to the member. */
export function LoginLinks({ member }: { readonly member: AdminMember }) {
  const found = useLinkedIdentities(member.id);
  return (
    <section className="detail__part" aria-labelledby="member-links">
      <h3 id="member-links">
        <Trans>Linked identities</Trans>
      </h3>
      <QueryState query={found} skeletons={1} />
      {found.data && <Accounts member={member} accounts={found.data.accounts} />}
    </section>
  );
}

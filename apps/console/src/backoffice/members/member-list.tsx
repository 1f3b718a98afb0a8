import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listFilesMembers } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { FoundMember, MatchKind } from '@khelaghor/contract/backoffice/member-desk.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';

const matchLabels: Readonly<Record<MatchKind, MessageDescriptor>> = {
  account: msg`Username`,
  name: msg`Name`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  id: msg`Id`,
  wallet: msg`Wallet number`,
  transaction: msg`TrxID`,
  address: msg`IP address`,
  device: msg`Device`,
  tag: msg`Tag`,
};

function useColumns(): ListColumn<FoundMember>[] {
  const { t } = useLingui();
  const { day } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t`Username`,
      slot: 'name',
      text: ({ account }) => account,
      rank: ({ account }) => account,
      cell: ({ account }) => (
        <Link to="/members" search={{ account }} translate="no">
          {account}
        </Link>
      ),
    },
    {
      key: 'by',
      name: t`Found by`,
      slot: 'note',
      named: true,
      text: ({ by }) => t(matchLabels[by]),
      rank: ({ by }) => t(matchLabels[by]),
      cell: ({ by }) => t(matchLabels[by]),
    },
    {
      key: 'nickname',
      name: t`Nickname`,
      slot: 'line',
      named: true,
      text: ({ nickname }) => nickname,
      cell: ({ nickname }) => <bdi translate="no">{nickname}</bdi>,
    },
    {
      key: 'registered',
      name: t`Registered`,
      slot: 'state',
      text: ({ registeredAt }) => registeredAt,
      rank: ({ registeredAt }) => Date.parse(registeredAt),
      cell: ({ registeredAt }) => day(registeredAt),
    },
  ];
}

type MemberListProps = {
  /** The search. */
  readonly q: string;
  readonly members: readonly FoundMember[];
  readonly hasMore: boolean;
};

/** Members who match a search, the nearest matches first. */
export function MemberList({ q, members, hasMore }: MemberListProps) {
  const { t } = useLingui();
  return (
    <>
      {hasMore && (
        <Alert kind="info">
          <Trans>More members match. Write more of what you know.</Trans>
        </Alert>
      )}
      <ListTable
        caption={t`Members`}
        columns={useColumns()}
        rows={members}
        rowKey={({ id }) => id}
        file={{ path: listFilesMembers.path, query: { q } }}
        empty={
          <EmptyState
            art="kite"
            title={<Trans>No member matches</Trans>}
            text={
              <Trans>
                Usernames and names match from their beginning, all else as a whole. Trial accounts
                are not found.
              </Trans>
            }
          />
        }
      />
    </>
  );
}

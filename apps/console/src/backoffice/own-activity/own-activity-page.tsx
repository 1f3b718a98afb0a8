import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnSession } from '@khelaghor/contract/backoffice/own-activity.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { StatusBadge, Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useNow } from '../../shared/clock.ts';
import { EventTable } from '../../shared/event-log/event-table.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { useEndSession, useOwnEvents, useOwnSessions } from './use-own-activity.ts';

const nowEveryMs = 30_000;

function SessionState({ isOpen, isCurrent }: OwnSession) {
  if (isCurrent)
    return (
      <Tag tone="info">
        <Trans>This browser</Trans>
      </Tag>
    );
  return isOpen ? (
    <StatusBadge tone="open">{<Trans>Logged in</Trans>}</StatusBadge>
  ) : (
    <StatusBadge tone="quiet">{<Trans>Ended</Trans>}</StatusBadge>
  );
}

function useSessionColumns(): ListColumn<OwnSession>[] {
  const { t } = useLingui();
  const { ago, moment } = useNumberFormat();
  const now = useNow(nowEveryMs);
  return [
    {
      key: 'address',
      name: t`IP address`,
      slot: 'name',
      cell: ({ address }) => <span translate="no">{address}</span>,
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      cell: (session) => <SessionState {...session} />,
    },
    {
      key: 'seen',
      name: t`Last seen`,
      slot: 'note',
      named: true,
      rank: ({ seenAt }) => Date.parse(seenAt),
      cell: ({ seenAt }) => ago(seenAt, now),
    },
    {
      key: 'started',
      name: t`Logged in at`,
      slot: 'line',
      named: true,
      cell: ({ startedAt }) => moment(startedAt),
    },
    {
      key: 'browser',
      name: t`Browser`,
      slot: 'line',
      cell: ({ userAgent }) => <span lang="en">{userAgent}</span>,
    },
  ];
}

/** The sessions of the operator; every other open one can be ended. */
function Sessions() {
  const { t } = useLingui();
  const query = useOwnSessions();
  const ending = useEndSession();
  const columns = useSessionColumns();
  const getActions = ({ id, address, isOpen, isCurrent }: OwnSession): RowActions => {
    if (!isOpen || isCurrent) return { actions: [] };
    const end: Action = {
      key: `end ${id}`,
      about: address,
      label: <Trans>End the session</Trans>,
      icon: 'logout',
      question: {
        title: <Trans>End this session?</Trans>,
        lead: <Trans>That browser is logged out at once.</Trans>,
        done: { title: <Trans>The session is ended</Trans> },
      },
      run: () => ending.mutateAsync(id),
    };
    return { actions: [end] };
  };
  return (
    <section>
      <h2>
        <Trans>Own sessions</Trans>
      </h2>
      <QueryState query={query} skeletons={2} />
      {query.data && (
        <ListTable
          caption={t`Own sessions`}
          columns={columns}
          rows={query.data.sessions}
          rowKey={({ id }) => id}
          getActions={getActions}
          empty={null}
        />
      )}
    </section>
  );
}

/** The operator's events of the log. */
function Events() {
  const query = useOwnEvents();
  const events = query.data?.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h2>
        <Trans>Own events</Trans>
      </h2>
      <QueryState query={query} skeletons={3} />
      {events && (
        <EventTable
          events={events}
          empty={<EmptyState art="boat" title={<Trans>No events yet</Trans>} />}
        >
          <QueryPager query={query} />
        </EventTable>
      )}
    </section>
  );
}

/** What an operator did, and where they are logged in. Every operator has this page. */
export function OwnActivityPage() {
  const { t } = useLingui();
  return (
    <Page title={t`My activity`}>
      <Sessions />
      <Events />
    </Page>
  );
}

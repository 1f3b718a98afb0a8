import './event-log.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { eventLogDownload } from '@khelaghor/client/routes/backoffice.gen.ts';
import { FileLink } from '../../shared/kit/file-link.tsx';
import { SavedViews } from '../../shared/kit/saved-views.tsx';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { EventTable } from '../../shared/event-log/event-table.tsx';
import { EventChain } from './event-chain.tsx';
import { LogFilters } from './log-filters.tsx';
import { readLogSearch } from '../../shared/event-log/log-search.ts';
import type { LogSearch } from '../../shared/event-log/log-search.ts';
import { useEventLog } from '../../shared/event-log/use-event-log.ts';

const route = getRouteApi('/inside/event-log');

/** The filters that a browser may keep: whom a search is about stays out. */
const impersonal = ({ actor: _actor, subject: _subject, ...filters }: LogSearch) => filters;

/** Who did what, and when. Nothing here can be changed, not even by the server. */
export function EventLogPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = useNavigate();
  const log = useEventLog(search);
  const events = log.data?.pages.flatMap((page) => page.items);
  return (
    <Page title={t`Event log`} updatedAtMs={log.dataUpdatedAt}>
      <LogFilters key={JSON.stringify(search)} search={search} />
      <SavedViews
        page="event-log"
        search={impersonal(search)}
        onShow={(view) => void navigate({ to: '/event-log', search: readLogSearch(view) })}
      />
      <EventChain />
      <FileLink path={eventLogDownload.path} query={search} />
      <QueryState query={log} />
      {events && (
        <EventTable
          events={events}
          search={search}
          empty={
            <EmptyState
              art="boat"
              title={<Trans>No such events</Trans>}
              text={<Trans>Search by exact username, and use fewer filters.</Trans>}
            />
          }
        >
          <QueryPager query={log} />
        </EventTable>
      )}
    </Page>
  );
}

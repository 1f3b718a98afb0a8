import './event-log.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { MorePager } from '@khelaghor/ui/pager/pager.tsx';
import { Page } from '../../shared/page.tsx';
import { Reading } from '../../shared/query-state.tsx';
import { EventLine } from './event-line.tsx';
import { LogFilters } from './log-filters.tsx';
import { useEventLog } from './use-event-log.ts';

const route = getRouteApi('/inside/event-log');

/** Who did what, and when. Nothing here can be changed, not even by the server. */
export function EventLogPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const log = useEventLog(search);
  const events = log.data?.pages.flatMap((page) => page.items);
  return (
    <Page title={t`Event log`} updatedAtMs={log.dataUpdatedAt}>
      <LogFilters key={JSON.stringify(search)} search={search} />
      <Reading of={log} />
      {events?.length === 0 && (
        <EmptyState
          art="boat"
          title={<Trans>Nothing of the kind happened</Trans>}
          text={<Trans>Names are found whole. Look for fewer things at once.</Trans>}
        />
      )}
      {events && events.length > 0 && (
        <ol className="events">
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
      <MorePager
        hasMore={log.hasNextPage}
        busy={log.isFetchingNextPage}
        onMore={() => void log.fetchNextPage()}
      />
    </Page>
  );
}

import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { QueryState } from '../query-state.tsx';
import { EventTable } from './event-table.tsx';
import { useEventLog } from './use-event-log.ts';

/** What the event log holds about one object, such as `vendor:shapla`, newest first. */
export function History({ subject }: { readonly subject: string }) {
  const log = useEventLog({ subject });
  const events = log.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <QueryState query={log} />
      {events && (
        <EventTable
          events={events}
          file="history"
          empty={<EmptyState art="boat" title={<Trans>No events yet</Trans>} />}
        >
          <QueryPager query={log} />
        </EventTable>
      )}
    </>
  );
}

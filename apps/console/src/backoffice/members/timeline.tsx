import { Trans } from '@lingui/react/macro';
import {
  listFilesTimeline,
  membersAdminListTimeline,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { callOrThrow } from '../../shared/api.ts';
import { EventTable } from '../../shared/event-log/event-table.tsx';
import { usePages } from '../../shared/kit/use-pages.ts';
import { QueryState } from '../../shared/query-state.tsx';

/** All events of a member, newest first: logins, payments, limits, notes, operators' acts. */
export function Timeline({ id }: { readonly id: string }) {
  const pages = usePages({
    queryKey: ['member-timeline', id],
    read: (cursor, signal) =>
      callOrThrow(
        membersAdminListTimeline,
        { params: { id }, query: { limit: 30, ...cursor } },
        signal,
      ),
  });
  const events = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <QueryState query={pages} skeletons={3} />
      {events && (
        <EventTable
          events={events}
          file={{ path: listFilesTimeline.path, query: { memberId: id } }}
          empty={<EmptyState art="boat" title={<Trans>No events yet</Trans>} />}
        >
          <QueryPager query={pages} />
        </EventTable>
      )}
    </>
  );
}

import './event-table.css';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoggedEvent } from '@khelaghor/contract/backoffice/activity-log.ts';
import type { FileAddress } from '../kit/file-link.tsx';
import { ListTable } from '../kit/list-table.tsx';
import type { ListColumn } from '../kit/list-table.tsx';
import { now } from '../clock.ts';
import { writeMoment } from '../dhaka-input.ts';
import { useNumberFormat } from '../number-format.ts';
import { EventDetail, KindName, Party } from './event-cells.tsx';
import { eventKindLabels } from './labels.ts';
import type { LogSearch } from './log-search.ts';

const isAboutActor = ({ actor, subject }: LoggedEvent): boolean =>
  actor.type === subject.type && actor.id === subject.id;

const getName = ({ type, id, name }: LoggedEvent['actor']): string => name || `${type}:${id}`;

function useColumns(search: LogSearch): ListColumn<LoggedEvent>[] {
  const { t } = useLingui();
  const { moment, time } = useNumberFormat();
  const getKind = ({ kind }: LoggedEvent) => {
    const words = eventKindLabels[kind];
    return words ? t(words) : kind;
  };
  return [
    {
      key: 'at',
      name: t`Time`,
      slot: 'value',
      text: ({ at }) => writeMoment(at),
      rank: ({ at }) => Date.parse(at),
      cell: ({ at }) => (
        <time dateTime={at} title={time(new Date(at))}>
          {moment(at, now())}
        </time>
      ),
    },
    {
      key: 'kind',
      name: t`Event`,
      slot: 'name',
      text: getKind,
      rank: getKind,
      cell: ({ kind, detail }) => (
        <>
          <KindName kind={kind} />
          <EventDetail detail={detail} />
        </>
      ),
    },
    {
      key: 'actor',
      name: t`Actor`,
      slot: 'note',
      text: ({ actor }) => getName(actor),
      rank: ({ actor }) => getName(actor),
      cell: ({ actor }) => <Party party={actor} as="actor" search={search} />,
    },
    {
      key: 'subject',
      name: t`Subject`,
      slot: 'state',
      text: ({ subject }) => getName(subject),
      rank: ({ subject }) => getName(subject),
      cell: (event) =>
        !isAboutActor(event) && <Party party={event.subject} as="subject" search={search} />,
    },
    {
      key: 'detail',
      name: t`Details`,
      slot: 'file',
      text: ({ detail }) => (Object.keys(detail).length === 0 ? '' : JSON.stringify(detail)),
    },
  ];
}

type EventTableProps = {
  /** As in any list; left out, the page has a file of its own. */
  readonly file?: FileAddress | string;
  readonly empty: ReactNode;
  /** The filters that are set; a press on a party adds one. */
  readonly search?: LogSearch;
  readonly events: readonly LoggedEvent[];
  /** The pager. */
  readonly children: ReactNode;
};

/** Events: when, what, by whom and about what, with their details to be opened. */
export function EventTable({ events, file, empty, search = {}, children }: EventTableProps) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Event log`}
      columns={useColumns(search)}
      rows={events}
      rowKey={({ id }) => id}
      {...(file !== undefined && { file })}
      empty={empty}
    >
      {children}
    </ListTable>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AnnouncementLine } from '@khelaghor/contract/site/announcements.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Pager } from '@khelaghor/ui/pager/pager.tsx';
import { Skeleton, SkeletonGroup, SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { announcementQuery, useAnnouncements } from './use-announcements.ts';
import type { Days } from './use-announcements.ts';
import './announcements.css';

type DetailProps = {
  readonly id: string;
  /** Its reader chose it: the focus goes to it. */
  readonly isChosen: boolean;
  readonly onBack: () => void;
};

function Detail({ id, isChosen, onBack }: DetailProps) {
  const text = useLocalText();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(announcementQuery(id));
  const { data, error } = query;
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && isChosen) heading.current?.focus();
  }, [isThere, isChosen]);
  return (
    <article className="news__detail">
      <div className="news__back">
        <Button size="small" icon="chevron-back" onClick={onBack}>
          <Trans>All announcements</Trans>
        </Button>
      </div>
      {data && (
        <>
          <h3 ref={heading} tabIndex={-1} className="news__title">
            {text(data.title)}
          </h3>
          <p className="news__date">
            <Moment at={data.publishedAt} />
          </p>
          <RichText html={text(data.content)} />
        </>
      )}
      {error && <QueryError query={query} />}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton shape="line" length={0.8} />
          <Skeleton shape="line" />
          <Skeleton shape="line" length={0.6} />
        </SkeletonGroup>
      )}
    </article>
  );
}

type ListProps = {
  readonly lines: readonly AnnouncementLine[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
};

function List({ lines, chosen, onChoose }: ListProps) {
  const text = useLocalText();
  return (
    <ul className="news__list">
      {lines.map(({ id, title, publishedAt }) => (
        <li key={id}>
          <button
            type="button"
            className="news__line"
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <b>{text(title)}</b>
            <small>
              <Moment at={publishedAt} />
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Narrows the list to days. Its fields come when they are wanted: they would take the focus. */
function DayFilter({ days, onDays }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="news__days">
      <Button size="small" icon="calendar" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Choose days</Trans>
      </Button>
      {isOpen && <Filter days={days} onDays={onDays} />}
    </div>
  );
}

type FilterProps = { readonly days: Days; readonly onDays: (days: Days) => void };

function Filter({ days, onDays }: FilterProps) {
  const { t } = useLingui();
  const isBackwards = days.from !== '' && days.to !== '' && days.from > days.to;
  return (
    <div className="news__filter">
      <TextField
        type="date"
        label={t`From`}
        value={days.from}
        max="2099-12-31"
        onChange={(change) => onDays({ ...days, from: change.target.value })}
      />
      <TextField
        type="date"
        label={t`To`}
        value={days.to}
        max="2099-12-31"
        error={isBackwards ? t`The last day is before the first.` : undefined}
        onChange={(change) => onDays({ ...days, to: change.target.value })}
      />
    </div>
  );
}

const allDays: Days = { from: '', to: '' };

type NewsProps = {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Told of the first line of the list when it comes. */
  readonly onFirst: (id: string) => void;
};

/** The pages of the list, nine at a time. */
function Pages({ chosen, onChoose, onFirst }: NewsProps) {
  const [days, setDays] = useState(allDays);
  const [page, setPage] = useState(1);
  const query = useAnnouncements(page, days);
  const { data, error } = query;
  const first = data?.content[0]?.id;
  const tellFirst = useEffectEvent(onFirst);
  useEffect(() => {
    if (first !== undefined) tellFirst(first);
  }, [first]);
  const isFiltered = days.from !== '' || days.to !== '';
  return (
    <div className="news__pages stack">
      <DayFilter
        days={days}
        onDays={(next) => {
          setDays(next);
          setPage(1);
        }}
      />
      {error && <QueryError query={query} />}
      {!data && !error && <SkeletonList count={4} />}
      {data?.totalElements === 0 && (
        <EmptyState
          title={<Trans>No announcements</Trans>}
          {...(isFiltered && {
            actions: (
              <Button onClick={() => setDays(allDays)}>
                <Trans>Show all days</Trans>
              </Button>
            ),
          })}
        />
      )}
      {data && <List lines={data.content} chosen={chosen} onChoose={onChoose} />}
      {data && data.totalPages > 1 && (
        <Pager page={page} pages={data.totalPages} onPage={setPage} />
      )}
    </div>
  );
}

type DialogProps = {
  /** The one that is shown first; the list without. */
  readonly first: string | undefined;
  readonly onClose: () => void;
};

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Beside the list there is room for a text, so the first is shown there. */
const hasRoom = () => matchMedia('(min-width: 48rem)').matches;

type Shown = { readonly id: string; readonly isChosen: boolean };

/** Everything that was announced: a list, and beside it (on a phone in its place) one to read. */
export function AnnouncementsDialog({ first, onClose }: DialogProps) {
  const given = first !== undefined && idShape.test(first) ? { id: first, isChosen: true } : null;
  const [shown, setShown] = useState<Shown | null>(given);
  return (
    <Modal open onClose={onClose} width="wide" title={<Trans>Announcements</Trans>}>
      <div className="news" data-reading={shown !== null || undefined}>
        <Pages
          chosen={shown?.id ?? null}
          onChoose={(id) => setShown({ id, isChosen: true })}
          onFirst={(id) => {
            if (shown === null && hasRoom()) setShown({ id, isChosen: false });
          }}
        />
        {shown && <Detail key={shown.id} {...shown} onBack={() => setShown(null)} />}
      </div>
    </Modal>
  );
}

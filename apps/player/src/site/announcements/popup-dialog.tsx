import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';
import { getDhakaDay } from '@khelaghor/time/dhaka.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { nowMs } from '../../shared/clock.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useLocation, useSearch } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { RichText } from '../../shared/rich-text.tsx';
import {
  readStoredNotices,
  storeHiddenNotices,
  storeSeenNotices,
} from '../../shared/browser-storage.ts';
import { findDuePopups, getPopupPlace, readKept, writeHidden, writeSeen } from './popup-rules.ts';
import { announcementQuery } from './use-announcements.ts';

/** The delay before a pop-up, so that the reader sees the page first. */
const restMs = 1_200;

function useRested(place: string | null): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(place), restMs);
    return () => clearTimeout(timer);
  }, [place]);
  return rested === place;
}

/** What this browser stored of earlier pop-ups, also in memory where it refuses storage. */
function useKept() {
  const [today] = useState(() => getDhakaDay(nowMs()));
  const [kept, setKept] = useState(() => readKept(readStoredNotices(), today));
  return {
    kept,
    see(id: string): void {
      const seen = new Set([...kept.seen, id]);
      storeSeenNotices(writeSeen(seen));
      setKept({ ...kept, seen });
    },
    hide(ids: readonly string[]): void {
      const hidden = new Set([...kept.hidden, ...ids]);
      storeHiddenNotices(writeHidden(hidden, today));
      setKept({ ...kept, hidden });
    },
  };
}

/**
 * Whether the visitor has registered since the page was loaded: the dialog that says so was open.
 */
function useIsNew(open: string | undefined): boolean {
  const [isNew, setNew] = useState(false);
  if (open === 'registered' && !isNew) setNew(true);
  return isNew;
}

type NoticeProps = {
  readonly id: string;
  readonly others: number;
  readonly onNext: () => void;
  readonly onHide: () => void;
};

function NoticeModal({ id, others, onNext, onHide }: NoticeProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { data, error } = useQuery(announcementQuery(id));
  useEffect(() => {
    // It has ended since the page was made, or cannot be loaded: continues with the next.
    if (error) onNext();
  }, [error, onNext]);
  if (error) return null;
  return (
    <Modal
      open
      onClose={onNext}
      title={data ? text(data.title) : t`Notice`}
      actions={
        <>
          <Button onClick={onHide}>
            <Trans>Hide for today</Trans>
          </Button>
          <Button kind="primary" onClick={onNext}>
            {others > 0 ? <Trans>Next notice</Trans> : <Trans>OK</Trans>}
          </Button>
        </>
      }
    >
      {data ? (
        <RichText html={text(data.content)} onLeave={onNext} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="line" />
          <Skeleton shape="line" length={0.7} />
        </SkeletonGroup>
      )}
    </Modal>
  );
}

/**
 * Shows the pop-ups that are due on this page, one after the other, when no other dialog is open.
 */
export function PopupDialog({ popups }: { readonly popups: readonly PopupMark[] }) {
  const pathname = useLocation().pathname;
  const { open, gameCode, gameId } = useSearch();
  const place = getPopupPlace(pathname, { gameCode, gameId });
  const isMember = useMember() !== null;
  const isNew = useIsNew(open);
  const isRested = useRested(place);
  const { kept, see, hide } = useKept();
  const due = findDuePopups(popups, { place, isMember, isNew }, kept);
  const [next] = due;
  if (!next || !isRested || open !== undefined) return null;
  return (
    <NoticeModal
      key={next.id}
      id={next.id}
      others={due.length - 1}
      onNext={() => see(next.id)}
      onHide={() => hide(due.map(({ id }) => id))}
    />
  );
}

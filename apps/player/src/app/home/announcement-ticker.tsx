import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ticker } from '@khelaghor/ui/alert/alert.tsx';
import { useEffect, useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import type { PageSearch } from '../../shared/paths.ts';
import { bannersQuery } from '../../shared/api-queries.ts';

const turnEveryMs = 6_000;

/** Opens the announcements over the page; with an id that one. */
const opening = (announcement?: string) => (search: PageSearch) => ({
  ...search,
  open: 'announcements' as const,
  announcement,
});

/** The titles of the announcements, one after the other. Pauses while the pointer is over it. */
export function AnnouncementTicker() {
  const text = useLocalText();
  const { data } = useQuery(bannersQuery('w_home'));
  const notices = data?.notices ?? [];
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const moves = notices.length > 1 && !isHeld;
  useEffect(() => {
    if (!moves || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), turnEveryMs);
    return () => clearInterval(timer);
  }, [moves]);
  const notice = notices[turn % Math.max(notices.length, 1)];
  if (!notice) return null;
  return (
    <div
      className="home__notice"
      data-turned={turn > 0 || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Ticker
        action={
          <Link to="." search={opening()} resetScroll={false}>
            <Trans>All notices</Trans>
          </Link>
        }
      >
        <Link
          key={notice.id}
          to="."
          search={opening(notice.id)}
          resetScroll={false}
          // One line, which a small phone shortens.
          title={text(notice.text)}
        >
          {text(notice.text)}
        </Link>
      </Ticker>
    </div>
  );
}

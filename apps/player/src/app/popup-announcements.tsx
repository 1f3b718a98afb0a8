import { skipToken, useQuery } from '@tanstack/react-query';
import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';
import { staleTimes } from '../shared/api-queries.ts';
import { createLazyPart } from '../shared/lazy-dialog.tsx';

export const popupsKey = ['popups'] as const;

/** What waits to pop up. It comes with the page and holds for the visit. */
function usePopups(): readonly PopupMark[] {
  const { data } = useQuery<readonly PopupMark[]>({
    queryKey: popupsKey,
    queryFn: skipToken,
    staleTime: staleTimes.live,
    gcTime: Infinity,
  });
  return data ?? [];
}

const PopupDialog = createLazyPart(() =>
  import('../site/announcements/popup-dialog.tsx').then((m) => m.PopupDialog),
);

/** The pop-up announcements. Their code is loaded only when one is due. */
export function PopupAnnouncements() {
  const popups = usePopups();
  return popups.length > 0 && <PopupDialog popups={popups} />;
}

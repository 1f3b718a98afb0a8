import { skipToken, useQuery } from '@tanstack/react-query';
import type { PopupMark } from '@khelaghor/contract/site/announcements.ts';
import { staleTimes } from './api-queries.ts';

export const popupsKey = ['popups'] as const;

/** What waits to pop up. It comes with the page and holds for the visit. */
export function usePopups(): readonly PopupMark[] {
  const { data } = useQuery<readonly PopupMark[]>({
    queryKey: popupsKey,
    queryFn: skipToken,
    staleTime: staleTimes.live,
    gcTime: Infinity,
  });
  return data ?? [];
}

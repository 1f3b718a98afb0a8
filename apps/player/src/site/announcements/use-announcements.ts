import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { announcementsList, announcementsGet } from '@khelaghor/client/routes/site.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** Days of the calendar in Dhaka, as a field of dates gives them; empty: without a limit. */
export type Days = { readonly from: string; readonly to: string };

/** Whether a day limits the list. One whose year is half typed, like 0002, is none yet. */
const isLimit = (day: string): boolean => day >= '1970' && day < '2100';

/** The first and the last moment of the days, in the form of the filter. */
function getMoments({ from, to }: Days): { startTime?: string; endTime?: string } {
  return {
    ...(isLimit(from) && { startTime: `${from} 00:00:00` }),
    ...(isLimit(to) && { endTime: `${to} 23:59:59` }),
  };
}

/** A page of announcements; the one before stays until the next is there. */
export function useAnnouncements(pageNo: number, days: Days) {
  return useQuery({
    queryKey: ['announcements', pageNo, days],
    queryFn: ({ signal }) =>
      fetchValue(announcementsList, { query: { pageNo, ...getMoments(days) } }, signal),
    staleTime: staleTimes.lists,
    placeholderData: keepPreviousData,
  });
}

export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: ['announcement', id],
    queryFn: ({ signal }) => fetchValue(announcementsGet, { params: { id } }, signal),
    staleTime: staleTimes.lists,
  });

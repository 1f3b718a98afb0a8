import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  announcementsAdd,
  announcementsChange,
  announcementsListKept,
  announcementsRemove,
} from '@khelaghor/client/routes.gen.ts';
import type { AnnouncementDraft } from '@khelaghor/contract/site/announcements.ts';
import { ask } from '../../shared/api.ts';

const announcementsKey = ['announcements'] as const;

/** All announcements; a colleague may have changed something since the page was looked at last. */
export const useAnnouncements = () =>
  useQuery({
    queryKey: announcementsKey,
    queryFn: ({ signal }) => ask(announcementsListKept, {}, signal),
    refetchOnWindowFocus: 'always',
  });

/** A change, after which all are read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: announcementsKey }),
  });
}

export const useSaveAnnouncement = () =>
  useChange(({ id, body }: { id: string | null; body: AnnouncementDraft }) =>
    id === null
      ? ask(announcementsAdd, { body })
      : ask(announcementsChange, { params: { id }, body }),
  );

export const useRemoveAnnouncement = () =>
  useChange((id: string) => ask(announcementsRemove, { params: { id } }));

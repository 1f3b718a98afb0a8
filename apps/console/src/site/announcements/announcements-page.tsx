import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AdminAnnouncement } from '@khelaghor/contract/site/announcements.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { EditorList } from '../../shared/kit/editor-list.tsx';
import type { EditorRow } from '../../shared/kit/editor-list.tsx';
import { EditorPage } from '../../shared/kit/editor-page.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { getDraft, emptyAnnouncement, typeLabels } from './announcement-draft.ts';
import { useAnnouncements, useRemoveAnnouncement } from './use-announcements.ts';

const route = getRouteApi('/inside/announcements');

/** All announcements, or the one that is being written. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  const text = useLocalText();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const query = useAnnouncements();
  const announcements = query.data?.announcements;
  const go = (id?: string) =>
    void navigate({ to: '/announcements', search: id === undefined ? {} : { edit: id } });
  const getRow = (announcement: AdminAnnouncement): EditorRow => ({
    id: announcement.id,
    title: text(announcement.title),
    notes: (
      <small>
        {t(typeLabels[announcement.type])}
        {announcement.place !== null && (
          <>
            {' '}
            · <code>{announcement.place}</code>
          </>
        )}
      </small>
    ),
    state: <ScheduleTag scheduled={announcement} />,
  });
  return (
    <EditorPage
      title={t`Announcements`}
      query={query}
      kept={announcements}
      edit={edit}
      fresh={emptyAnnouncement}
      getDraft={getDraft}
      renderForm={(form) => <AnnouncementForm {...form} />}
      go={go}
      add={<Trans>New announcement</Trans>}
    >
      <EditorList
        sections={[{ key: 'all', rows: (announcements ?? []).map(getRow) }]}
        empty={
          <EmptyState
            title={<Trans>No announcements</Trans>}
            text={<Trans>The site then shows no notices and no pop-ups.</Trans>}
          />
        }
        onEdit={go}
        removing={useRemoveAnnouncement()}
        question={<Trans>Remove this announcement?</Trans>}
      />
    </EditorPage>
  );
}

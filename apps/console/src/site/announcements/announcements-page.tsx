import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AdminAnnouncement } from '@khelaghor/contract/site/announcements.ts';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Page } from '../../shared/page.tsx';
import { Reading } from '../../shared/query-state.tsx';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { Removal } from '../../shared/confirm-delete.tsx';
import { useDelete } from '../../shared/use-delete.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { emptyAnnouncement, typeNames } from './announcement-types.ts';
import { useAnnouncements, useRemoveAnnouncement } from './use-announcements.ts';

const route = getRouteApi('/inside/announcements');
type RowProps = {
  readonly announcement: AdminAnnouncement;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function Row({ announcement, onEdit, onRemove }: RowProps) {
  const { t, i18n } = useLingui();
  const title = i18n.locale === 'en' ? announcement.title.en : announcement.title.bn;
  return (
    <li className="content-row">
      <div className="content-row__words">
        <b>{title}</b>
        <small>
          {t(typeNames[announcement.type])}
          {announcement.place !== null && (
            <>
              {' '}
              · <code>{announcement.place}</code>
            </>
          )}
        </small>
        <ScheduleTag scheduled={announcement} />
      </div>
      <div className="content-row__acts">
        <IconButton icon="edit" label={t`Edit: ${title}`} onClick={onEdit} />
        <IconButton icon="trash" label={t`Remove: ${title}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type ListProps = {
  readonly announcements: readonly AdminAnnouncement[];
  readonly onEdit: (id: string) => void;
};

function List({ announcements, onEdit }: ListProps) {
  const removal = useDelete(useRemoveAnnouncement());
  if (announcements.length === 0) {
    return (
      <EmptyState
        title={<Trans>No announcements</Trans>}
        text={<Trans>Then the site has no notice line and nothing pops up.</Trans>}
      />
    );
  }
  return (
    <>
      <ul className="content-rows content-rows--plain">
        {announcements.map((announcement) => (
          <Row
            key={announcement.id}
            announcement={announcement}
            onEdit={() => onEdit(announcement.id)}
            onRemove={() => removal.ask(announcement.id)}
          />
        ))}
      </ul>
      <Removal of={removal} title={<Trans>Remove this announcement?</Trans>} />
    </>
  );
}

/** All announcements, or the one that is being written. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  const { edit } = route.useSearch();
  const navigate = useNavigate();
  const query = useAnnouncements();
  const { data } = query;
  const go = (search: { edit?: string }) => void navigate({ to: '/announcements', search });
  const edited = data?.announcements.find(({ id }) => id === edit);
  const begun = edit === 'new' ? emptyAnnouncement : edited;
  return (
    <Page title={t`Announcements`} updatedAtMs={query.dataUpdatedAt}>
      <Reading of={query} />
      {data && begun && (
        <AnnouncementForm key={edit} id={edited?.id ?? null} begun={begun} onDone={() => go({})} />
      )}
      {data && !begun && (
        <>
          <div className="content-head">
            <Button kind="lead" icon="plus" onClick={() => go({ edit: 'new' })}>
              <Trans>New announcement</Trans>
            </Button>
          </div>
          <List announcements={data.announcements} onEdit={(id) => go({ edit: id })} />
        </>
      )}
    </Page>
  );
}

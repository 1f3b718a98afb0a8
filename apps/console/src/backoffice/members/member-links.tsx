import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { listFilesLogins } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { withTexts } from '../../shared/language.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { LinksPanel, RiskPanel } from '../risk/index.ts';
import { useMemberDesk } from './use-members.ts';

const MemberCases = lazy(
  withTexts('site', async () => ({
    default: (await import('../cases/index.ts')).MemberCases,
  })),
);
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));
const TagsDialog = lazy(async () => ({ default: (await import('./tags-dialog.tsx')).TagsDialog }));

type Session = MemberDesk['sessions'][number];

function useSessionColumns(): ListColumn<Session>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'address',
      name: t`IP address`,
      slot: 'name',
      text: ({ address }) => address,
      cell: ({ address }) => (
        <Link to="/members" search={{ q: address }} translate="no">
          {address}
        </Link>
      ),
    },
    {
      key: 'seen',
      name: t`Last seen`,
      slot: 'note',
      text: ({ seenAt }) => seenAt,
      cell: ({ seenAt }) => moment(seenAt),
    },
    {
      key: 'state',
      name: t`Status`,
      slot: 'state',
      cell: ({ isOpen }) => (isOpen ? t`Logged in` : t`Ended`),
    },
    {
      key: 'browser',
      name: t`Browser`,
      slot: 'line',
      text: ({ userAgent }) => userAgent,
      cell: ({ userAgent }) => <span lang="en">{userAgent}</span>,
    },
  ];
}

type PartProps = { readonly title: ReactNode; readonly children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type DeskProps = { readonly id: string; readonly desk: MemberDesk };

function Notes({ id, desk: { notes, tags } }: DeskProps) {
  const { moment } = useNumberFormat();
  return (
    <Part title={<Trans>Notes and tags</Trans>}>
      {tags.length > 0 && (
        <p className="member-tags">
          {tags.map((tag) => (
            <Link key={tag} to="/members" search={{ q: tag }}>
              <Tag>{tag}</Tag>
            </Link>
          ))}
        </p>
      )}
      <ul className="member-debts">
        {notes.map(({ id: noteId, text, by, at }) => (
          <li key={noteId}>
            {text}{' '}
            <small>
              <bdi translate="no">{by}</bdi>, {moment(at)}
            </small>
          </li>
        ))}
      </ul>
      <Actions
        actions={[
          {
            key: 'note',
            label: <Trans>Add a note</Trans>,
            icon: 'edit',
            renderDialog: (onClose) => <NoteDialog id={id} onClose={onClose} />,
          },
          {
            key: 'tags',
            label: <Trans>Change tags</Trans>,
            icon: 'list',
            renderDialog: (onClose) => <TagsDialog id={id} onClose={onClose} />,
          },
        ]}
      />
    </Part>
  );
}

function Logins({ id, desk: { devices, sessions } }: DeskProps) {
  const { t } = useLingui();
  const columns = useSessionColumns();
  return (
    <Part title={<Trans>Latest logins</Trans>}>
      <ListTable
        caption={t`Latest logins`}
        columns={columns}
        rows={sessions}
        rowKey={({ address, seenAt, userAgent }) => `${address} ${seenAt} ${userAgent}`}
        file={{ path: listFilesLogins.path, query: { memberId: id } }}
        empty={null}
      />
      {devices.length > 0 && (
        <p>
          <Trans>Devices</Trans>:{' '}
          {devices.map(({ code }) => (
            <code key={code} className="member-device">
              {code}
            </code>
          ))}
        </p>
      )}
    </Part>
  );
}

/** Notes and tags of operators, what links a member to others, and the latest logins. */
export function MemberLinks({ id }: { readonly id: string }) {
  const query = useMemberDesk(id);
  return (
    <div className="detail__part">
      <QueryState query={query} />
      {query.data && (
        <>
          <Notes id={id} desk={query.data} />
          <Suspense fallback={<LoadingCards />}>
            <RiskPanel id={id} />
            <MemberCases id={id} />
            <LinksPanel id={id} />
          </Suspense>
          <Logins id={id} desk={query.data} />
        </>
      )}
    </div>
  );
}

import './member-centre.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import type { ReactNode } from 'react';
import { readCentreEntry } from '../../shared/browser-storage.ts';
import { Link, useNavigate, usePagePath } from '../../shared/navigation.tsx';
import { getSafeNext, paths } from '../../shared/paths.ts';
import { findPage } from '../route-table.ts';
import { UnreadMessages } from '../unread-badge.ts';
import { useCentreGroups } from './use-centre-groups.ts';

/** The frame around every page of the member centre: its menu, and a way back out of it. */
export function CentreFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const shown = usePagePath();
  const isIndex = shown === paths.centre;
  const close = () =>
    void navigate({ href: getSafeNext(readCentreEntry() ?? undefined) ?? paths.home });
  return (
    <div className={isIndex ? 'centre centre--index' : 'centre'}>
      <div className="centre__bar">
        {isIndex ? (
          <h1 className="centre__title">
            <Trans>Member centre</Trans>
          </h1>
        ) : (
          <Link className="centre__title" to={paths.centre}>
            <Icon name="chevron-back" size="small" />
            <Trans>Member centre</Trans>
          </Link>
        )}
        <IconButton icon="close" label={t`Close the member centre`} onClick={close} />
      </div>
      {!isIndex && <CentreMenu path={shown === null ? null : (findPage(shown)?.path ?? null)} />}
      <div className="centre__page">{children}</div>
    </div>
  );
}

/** The menu of a desk; a phone has the list of the first page in its place. */
function CentreMenu({ path: current }: { readonly path: string | null }) {
  const { t } = useLingui();
  return (
    <nav className="centre__menu" aria-label={t`Member centre`}>
      {useCentreGroups().map(({ key, title, items }) => (
        <NavList
          key={key}
          title={t(title)}
          items={items.map(({ path, icon, text }) => ({
            key: path,
            icon,
            text: t(text),
            render: <Link to={path} />,
            current: path === current,
            ...(path === paths.messages && { end: <UnreadMessages /> }),
          }))}
        />
      ))}
    </nav>
  );
}

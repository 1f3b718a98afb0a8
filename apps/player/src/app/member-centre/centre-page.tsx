import { Trans, useLingui } from '@lingui/react/macro';
import { getAvatarUrl } from '@khelaghor/ui/art/avatars.ts';
import { AvatarDisc } from '@khelaghor/ui/header/header.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { useBalanceNote } from '../../shared/balance-note.tsx';
import { Link } from '../../shared/navigation.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { paths } from '../../shared/paths.ts';
import { getInitial } from '../member-menu.tsx';
import { UnreadMessages } from '../unread-badge.ts';
import { useCentreGroups } from './use-centre-groups.ts';

/** The first page of the member centre: every page in large rows, below the member's balance. */
export function CentrePage() {
  const { t } = useLingui();
  const member = useMember();
  const balance = useBalanceNote();
  const groups = useCentreGroups();
  if (!member) return null;
  return (
    <div className="centre-index">
      <p className="centre-index__member">
        <AvatarDisc
          letters={getInitial(member.nickname)}
          picture={getAvatarUrl(member.icon || member.account)}
        />
        <b>{member.nickname}</b>
        <span className="centre-index__balance">{balance ?? <Trans>Balance</Trans>}</span>
      </p>
      <nav className="centre-index__groups" aria-label={t`Member centre`}>
        {groups.map(({ key, title, items }) => (
          <div key={key} className="centre-index__group">
            <NavList
              title={t(title)}
              items={items.map(({ path, icon, text }) => ({
                key: path,
                icon,
                text: t(text),
                end: (
                  <>
                    {path === paths.messages && <UnreadMessages />}
                    <Icon name="chevron" size="small" />
                  </>
                ),
                render: <Link to={path} />,
              }))}
            />
          </div>
        ))}
      </nav>
    </div>
  );
}

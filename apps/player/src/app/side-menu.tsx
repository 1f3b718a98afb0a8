import { Trans, useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import type { NavListItem } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { DigitsSwitch, ThemeSwitch } from '@khelaghor/ui/switches/switches.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import type { ReactNode } from 'react';
import { useIsOffered, getVisibleModules } from '../shared/category.ts';
import { useCustomerService } from '../shared/customer-service.ts';
import { useSaveNumberFormat, useNumberFormatChoice } from '../shared/number-format.ts';
import type { NumberFormatChoice } from '../shared/number-format.ts';
import { useLanguage } from '../shared/local-text.ts';
import { Link, useLocation } from '../shared/navigation.tsx';
import { paths } from '../shared/paths.ts';
import { useMember, useWhitelabel } from '../shared/api-queries.ts';
import { showTheme, useTheme } from '../shared/theme.ts';
import { isTrial } from '../shared/demo.ts';
import { Languages } from './languages.tsx';
import { buildMenu } from './build-menu.ts';
import { siteNav, accountNav } from './nav-items.ts';
import type { NavItem } from './nav-items.ts';
import { SidePromotions } from './side-promotions.tsx';
import { UnreadBadge, UnreadMessages } from './unread-badge.ts';

const homeAliases: ReadonlySet<string> = new Set(['/login', '/index', '/home']);

/** Whether a place is the page that is shown; the lobby has several addresses. */
export function isCurrent(pathname: string, path: string): boolean {
  return pathname === path || (path === '/' && homeAliases.has(pathname));
}

function useNavListItems(places: readonly NavItem[]): readonly NavListItem[] {
  const { t } = useLingui();
  const pathname = useLocation().pathname;
  const member = useMember();
  const isMember = member !== null && !isTrial(member);
  const isOffered = useIsOffered();
  const offered = places.filter(({ path }) => isOffered(path));
  return offered.map(({ path, icon, text }) => ({
    key: path,
    icon,
    text: t(text),
    render: <Link to={path} />,
    current: isCurrent(pathname, path),
    ...(isMember && path === paths.feedback && { end: <UnreadBadge /> }),
    ...(isMember && path === paths.messages && { end: <UnreadMessages /> }),
  }));
}

/** Language, unless the operator switched its choice off, figures and colours. */
function Choices() {
  const { t } = useLingui();
  const whitelabel = useWhitelabel();
  const language = useLanguage();
  const { digits, grouping } = useNumberFormatChoice();
  const keep = useSaveNumberFormat();
  const toast = useToast();
  const choose = async (choice: Partial<NumberFormatChoice>) => {
    if (!(await keep(choice))) toast({ tone: 'bad', title: <Trans>Not saved</Trans> });
  };
  const theme = useTheme();
  return (
    <div className="choices">
      {getVisibleModules(whitelabel, 'menu').includes('language') && (
        <Languages offered={whitelabel.languages} />
      )}
      <DigitsSwitch
        label={t`Digits`}
        choices={[
          { value: 'latn', text: '0123' },
          { value: 'beng', text: '০১২৩', lang: 'bn' },
        ]}
        value={digits}
        onChange={(next) => void choose({ digits: next })}
      />
      {language === 'en' && (
        <DigitsSwitch
          label={t`Grouping of figures`}
          choices={[
            { value: 'lakh', text: toDigits('12,34,567', digits) },
            { value: 'western', text: toDigits('1,234,567', digits) },
          ]}
          value={grouping}
          onChange={(next) => void choose({ grouping: next })}
        />
      )}
      <ThemeSwitch value={theme} onChange={showTheme} />
    </div>
  );
}

function NavGroup({ title, places }: { readonly title?: ReactNode; places: readonly NavItem[] }) {
  const shown = useNavListItems(places);
  return shown.length > 0 && <NavList title={title} items={shown} />;
}

type MenuProps = {
  /** It is shown by itself, without the right bar on the other side. */
  readonly isDrawer?: boolean;
};

/** Ways to reach people: one item, or each channel where the right bar is not beside the page. */
function Contacts({ isDrawer = false }: MenuProps) {
  const { t } = useLingui();
  const contacts = useCustomerService().slice(0, isDrawer ? undefined : 1);
  const places = contacts.map(({ key, icon, name, open }) => ({
    key,
    icon: isDrawer ? icon : ('headset' as const),
    text: isDrawer ? t(name) : t`Customer service`,
    render: <button type="button" onClick={open} />,
  }));
  if (places.length === 0) return null;
  return <NavList {...(isDrawer && { title: <Trans>Customer service</Trans> })} items={places} />;
}

/** Places to go, offers, ways to reach people, language, figures and colours. */
export function SideMenu({ isDrawer = false }: MenuProps) {
  const { t } = useLingui();
  const member = useMember();
  const blocks = buildMenu(useWhitelabel(), member?.type ?? null);
  const [first, ...others] = blocks.map(({ part, places }, index) => {
    if (part === 'promotions') return <SidePromotions key={part} />;
    if (part) return <Contacts key={part} isDrawer={isDrawer} />;
    return <NavGroup key={index} places={places} />;
  });
  return (
    <nav aria-label={t`Side menu`}>
      {first}
      <NavGroup places={siteNav} />
      {others}
      {member && !isTrial(member) && (
        <NavGroup title={<Trans>My account</Trans>} places={accountNav} />
      )}
      <Choices />
    </nav>
  );
}

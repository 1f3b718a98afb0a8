import '@khelaghor/ui/category-tabs/category-tabs.css';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageNames } from '@khelaghor/contract/lib/languages.ts';
import type { GameCategory, Language } from '@khelaghor/contract/lib/shapes.ts';
import type { ModuleChoice } from '@khelaghor/contract/site/setting-shapes.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { CategoryTabs } from '@khelaghor/ui/category-tabs/category-tabs.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { NavList, PromotionLink } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { LanguageSelect, LanguageSwitch } from '@khelaghor/ui/switches/switches.tsx';
import { Previews } from '../../shared/preview-switcher.tsx';

type Look = { readonly icon: IconName; readonly name: MessageDescriptor };

/** As the site draws and calls them. */
const categoryLooks: Readonly<Record<GameCategory, Look>> = {
  LOTT: { icon: 'lottery', name: msg`Lottery` },
  ELOTT: { icon: 'elottery', name: msg`E-lottery` },
  SPORTS: { icon: 'sports', name: msg`Sports` },
  ESPORTS: { icon: 'esports', name: msg`E-sports` },
  COCKFIGHT: { icon: 'rooster', name: msg`Tin roosters` },
  LIVE: { icon: 'live', name: msg`Live casino` },
  FISH: { icon: 'fish', name: msg`Fishing` },
  PVP: { icon: 'cards', name: msg`Card rooms` },
  RNG: { icon: 'slots', name: msg`Slots` },
  INHOUSE: { icon: 'dice', name: msg`In-house games` },
};
const placeLooks: Readonly<Record<string, Look>> = {
  home: { icon: 'home', name: msg`Home` },
  playerRank: { icon: 'crown', name: msg`VIP bonus` },
  referral: { icon: 'share', name: msg`Refer and earn` },
  manualRebate: { icon: 'percent', name: msg`Betting bonus` },
  customerService: { icon: 'headset', name: msg`Customer service` },
  download: { icon: 'download', name: msg`Get the app` },
};

const getShown = (choices: readonly ModuleChoice[]): readonly string[] =>
  choices.flatMap(({ modId, enabled }) => (enabled ? [modId] : []));

function Part({ name }: { readonly name: string }) {
  const { t } = useLingui();
  if (name === 'promotions') {
    return (
      <>
        <h2 className="nav-list__head">
          <Trans>Offers now</Trans>
        </h2>
        <PromotionLink title="…" render={<div />} />
      </>
    );
  }
  const look = placeLooks[name];
  if (!look) return null;
  const text = t(look.name);
  return <NavList items={[{ key: name, icon: look.icon, text, render: <div /> }]} />;
}

type MenuProps = { readonly settings: SiteSettings; readonly language: Language };

function Menus({ settings, language }: MenuProps) {
  const { t } = useLingui();
  const { menus, languages } = settings;
  const menu = getShown(menus.menu);
  const choice = {
    languages: languages.map((code) => ({ code, name: languageNames[code] })),
    value: language,
    onChange: () => undefined,
  };
  const categories = getShown(menus.category).flatMap((key) => {
    const look = categoryLooks[key as GameCategory];
    return [{ key, icon: look.icon, text: t(look.name), render: <div /> }];
  });
  return (
    <div className="site-preview">
      <CategoryTabs label={t`Game categories`} items={categories} />
      <div className="site-preview__menu">
        {menu.map((name) => (
          <Part key={name} name={name} />
        ))}
        {menu.includes('language') && languages.length > 3 && <LanguageSelect {...choice} />}
        {menu.includes('language') && [2, 3].includes(languages.length) && (
          <LanguageSwitch {...choice} />
        )}
      </div>
    </div>
  );
}

/** The kinds of games as the lobbies name them, and what operators order of the left menu. */
export function MenuPreview({ settings }: { readonly settings: SiteSettings }) {
  return (
    <section className="settings__group">
      <Previews>{(language) => <Menus settings={settings} language={language} />}</Previews>
    </section>
  );
}

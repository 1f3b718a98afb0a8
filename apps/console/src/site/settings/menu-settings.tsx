import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { lazy } from 'react';
import { siteModules } from '@khelaghor/contract/site/menu-modules.ts';
import type { ModuleGroup } from '@khelaghor/contract/site/menu-modules.ts';
import type { ModuleChoice } from '@khelaghor/contract/site/setting-shapes.ts';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { categoryLabels } from '../../shared/category-labels.ts';
import { moveItem } from '../../shared/move-item.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { SettingGroup } from './setting-rows.ts';

const MenuPreview = lazy(async () => ({
  default: (await import('./menu-preview.tsx')).MenuPreview,
}));

type ModuleId = (typeof siteModules)[ModuleGroup][number];

const names: Readonly<Record<ModuleId, MessageDescriptor>> = {
  ...categoryLabels,
  home: msg`Home`,
  playerRank: msg`VIP bonus`,
  referral: msg`Refer and earn`,
  manualRebate: msg`Betting bonus`,
  promotions: msg`Promotions`,
  customerService: msg`Customer service`,
  download: msg`App download`,
  language: msg`Language`,
};

type ListProps = {
  readonly group: ModuleGroup;
  readonly choices: readonly ModuleChoice[];
  readonly onChange: (choices: ModuleChoice[]) => void;
  /** One at the end that has no other place. */
  readonly last?: ModuleId;
};

function ModuleList({ group, choices: kept, onChange, last }: ListProps) {
  const { t } = useLingui();
  const rank = ({ modId }: ModuleChoice) => (modId === last ? 1 : 0);
  const choices = kept.toSorted((one, other) => rank(one) - rank(other));
  const lastMovable = choices.filter((choice) => rank(choice) === 0).length - 1;
  return (
    <ol className="order">
      {choices.map(({ modId, enabled }, index) => {
        const name = t(names[modId as ModuleId]);
        const toggle = () =>
          onChange(
            choices.map((one) => (one.modId === modId ? { modId, enabled: !enabled } : one)),
          );
        return (
          <li key={modId} className="order__row" data-setting={`menus.${group}.${modId}`}>
            <div className="order__name">
              <Checkbox label={name} checked={enabled} onChange={toggle} />
            </div>
            {modId !== last && (
              <MoveButtons
                name={name}
                index={index}
                last={lastMovable}
                onMove={(step) => onChange(moveItem(choices, index, step))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const within = (group: ModuleGroup) =>
  siteModules[group].map((modId) => ({
    id: `menus.${group}.${modId}` as const,
    label: names[modId],
  }));

/** What the menus show, and in which order. */
export const menuGroups: readonly SettingGroup[] = [
  {
    title: msg`Categories of games`,
    Note: () => <Trans>In this order on the home page. Disabled ones are not shown.</Trans>,
    rows: [
      {
        id: 'menus.category',
        label: msg`Categories of games`,
        within: within('category'),
        Row: ({ shown: { menus }, onChange }) => (
          <ModuleList
            group="category"
            choices={menus.category}
            onChange={(category) => onChange({ menus: { ...menus, category } })}
          />
        ),
      },
    ],
  },
  {
    title: msg`Left menu`,
    Note: () => <Trans>The language choice is always last, with digits and colours.</Trans>,
    rows: [
      {
        id: 'menus.menu',
        label: msg`Left menu`,
        within: within('menu'),
        Row: ({ shown: { menus }, onChange }) => (
          <ModuleList
            group="menu"
            last="language"
            choices={menus.menu}
            onChange={(menu) => onChange({ menus: { ...menus, menu } })}
          />
        ),
      },
    ],
    Preview: ({ shown }) => <MenuPreview settings={shown} />,
  },
];

import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { paths } from './paths.ts';
import { useWhitelabel } from './api-queries.ts';

/**
 * What of a group of the site's parts is shown, in the operator's order.
 * @param always a part that keeps its place although it may be switched off
 */
export function getVisibleModules(
  { modules }: Pick<Whitelabel, 'modules'>,
  group: 'category' | 'menu',
  always?: string,
): readonly string[] {
  const own = modules.find(({ modId }) => modId === group);
  if (own?.enabled !== true) return [];
  return own.childrenNodes.flatMap(({ modId, enabled }) =>
    enabled || modId === always ? [modId] : [],
  );
}

type CategoryLook = {
  readonly icon: IconName;
  readonly name: MessageDescriptor;
  /** Its lobby. */
  readonly path: string;
};

/** How each kind of game is drawn and named, and where it is. */
export const categoryLooks: Readonly<Record<GameCategory, CategoryLook>> = {
  LOTT: { icon: 'lottery', name: msg`Lottery`, path: paths.lottery },
  ELOTT: { icon: 'elottery', name: msg`E-lottery`, path: paths.elott },
  SPORTS: { icon: 'sports', name: msg`Sports`, path: paths.sports },
  ESPORTS: { icon: 'esports', name: msg`E-sports`, path: paths.esports },
  COCKFIGHT: { icon: 'rooster', name: msg`Tin roosters`, path: paths.cockfight },
  LIVE: { icon: 'live', name: msg`Live casino`, path: paths.live },
  FISH: { icon: 'fish', name: msg`Fishing`, path: paths.fish },
  PVP: { icon: 'cards', name: msg`Card rooms`, path: paths.pvp },
  RNG: { icon: 'slots', name: msg`Slots`, path: paths.rng },
  INHOUSE: { icon: 'dice', name: msg`In-house games`, path: paths.inhouse },
};

const isCategory = (name: string): name is GameCategory => Object.hasOwn(categoryLooks, name);

/** The kinds of games that the operator shows, in the operator's order. */
export function useCategories(): readonly GameCategory[] {
  return getVisibleModules(useWhitelabel(), 'category').filter(isCategory);
}

/** Whether menus lead to a page: not to one of a kind of games that the operator switched off. */
export function useIsOffered(): (path: string) => boolean {
  const shown = useCategories();
  const all = Object.values(categoryLooks);
  return (path) =>
    shown.some((name) => categoryLooks[name].path === path) ||
    all.every((look) => look.path !== path);
}

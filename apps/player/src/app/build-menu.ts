import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { getVisibleModules } from '../shared/category.ts';
import { hasStarted, mainNav, referralNav } from './nav-items.ts';
import type { NavItem } from './nav-items.ts';

/** Who looks at the menu. */
export type ReferralViewer = {
  readonly isLoggedIn: boolean;
  /** The member's type: 1, 2, 41 and 42 are agents. Without meaning for a visitor. */
  readonly memberType: number;
  /** The operator has the referral promotion switched on. */
  readonly hasReferralPromo: boolean;
};

/**
 * Where "refer and earn" leads, if it is shown: agents go to the register center, visitors and,
 * while the referral promotion is on, members to the referral page.
 */
export function getReferralTarget(viewer: ReferralViewer): 'register-center' | 'referral' | null {
  const { isLoggedIn, memberType, hasReferralPromo } = viewer;
  if (isLoggedIn && isAgentType(memberType)) return 'register-center';
  return isLoggedIn && !hasReferralPromo ? null : 'referral';
}

/** Parts of the menu that are no single page. */
const ownParts = ['promotions', 'customerService'] as const;

/** One part of the menu: pages below each other, the offers, or the contact channels. */
type MenuBlock = {
  readonly part: (typeof ownParts)[number] | null;
  readonly places: readonly NavItem[];
};

/**
 * The menu's parts in the operator's order, without those that are switched off and pages that
 * start later. "Refer and earn" is switched with the members' promotion, so others see it
 * regardless.
 * @param memberType null for a visitor
 */
export function buildMenu(
  site: Pick<Whitelabel, 'modules'>,
  memberType: number | null,
): readonly MenuBlock[] {
  const referral = getReferralTarget({
    isLoggedIn: memberType !== null,
    memberType: memberType ?? 0,
    hasReferralPromo: getVisibleModules(site, 'menu').includes('referral'),
  });
  const blocks: { part: MenuBlock['part']; places: NavItem[] }[] = [];
  for (const name of getVisibleModules(site, 'menu', 'referral')) {
    const part = ownParts.find((one) => one === name);
    if (part) {
      blocks.push({ part, places: [] });
      continue;
    }
    const place = name === 'referral' ? referral && referralNav[referral] : mainNav[name];
    if (!place || !hasStarted(place)) continue;
    const last = blocks.at(-1);
    if (last?.part === null) last.places.push(place);
    else blocks.push({ part: null, places: [place] });
  }
  return blocks;
}

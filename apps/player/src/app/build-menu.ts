import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { shownModules } from '../shared/visible-modules.ts';
import { mainNav, referralPlaces } from './nav-items.ts';
import type { Place } from './nav-items.ts';
import { referralPlace } from './referral-target.ts';

/** Parts of the menu that are no single page. */
const ownParts = ['promotions', 'customerService'] as const;

/** One part of the menu: pages below each other, the offers, or the contact channels. */
type Block = {
  readonly part: (typeof ownParts)[number] | null;
  readonly places: readonly Place[];
};

/**
 * The menu's parts in the operator's order, without those that are switched off. "Refer and earn"
 * is switched with the members' promotion, so others see it regardless.
 * @param memberType null for a visitor
 */
export function buildMenu(
  site: Pick<Whitelabel, 'modules'>,
  memberType: number | null,
): readonly Block[] {
  const referral = referralPlace({
    isLoggedIn: memberType !== null,
    memberType: memberType ?? 0,
    hasReferralPromo: shownModules(site, 'menu').includes('referral'),
  });
  const blocks: { part: Block['part']; places: Place[] }[] = [];
  for (const name of shownModules(site, 'menu', 'referral')) {
    const part = ownParts.find((one) => one === name);
    if (part) {
      blocks.push({ part, places: [] });
      continue;
    }
    const place = name === 'referral' ? referral && referralPlaces[referral] : mainNav[name];
    if (!place) continue;
    const last = blocks.at(-1);
    if (last?.part === null) last.places.push(place);
    else blocks.push({ part: null, places: [place] });
  }
  return blocks;
}

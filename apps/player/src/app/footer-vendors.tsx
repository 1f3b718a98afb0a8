import type { VendorCard, VendorLane } from '@khelaghor/contract/play/lobby.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GameProviders } from '@khelaghor/ui/footer/footer.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { categoryLooks } from '../shared/category.ts';
import { vendorsQuery } from '../shared/game-vendors.ts';
import { useLocalText } from '../shared/local-text.ts';
import { Link } from '../shared/navigation.tsx';
import { useWhitelabel } from '../shared/api-queries.ts';

const house = 'KHELAGHOR';

/** Every vendor but the house, once, in the order in which the lobbies name them. */
export function getThirdPartyVendors(lanes: readonly VendorLane[]): readonly VendorCard[] {
  const cards = new Map<string, VendorCard>();
  for (const lane of lanes)
    for (const vassalage of lane.vendors) {
      const card = lane.cards[vassalage];
      if (card && vassalage !== house && !cards.has(vassalage)) cards.set(vassalage, card);
    }
  return [...cards.values()];
}

/** Whose games are here beside ours, each with its mark and a way to its games. Else nothing. */
export function FooterVendors() {
  const text = useLocalText();
  const { buildId } = useWhitelabel();
  const { data = [] } = useQuery(vendorsQuery(buildId));
  const vendors = getThirdPartyVendors(data);
  if (vendors.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>Games by</Trans>
      </h2>
      <GameProviders
        providers={vendors.map(({ vassalage, title, picture, gameType }) => ({
          key: vassalage,
          link: (
            <Link to={categoryLooks[gameType].path} search={{ vassalage }}>
              {picture ? <Picture art={picture} sizes="6rem" alt={text(title)} /> : text(title)}
            </Link>
          ),
        }))}
      />
    </>
  );
}

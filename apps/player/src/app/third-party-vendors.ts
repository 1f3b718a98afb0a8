import type { VendorCard, VendorLane } from '@khelaghor/contract/play/lobby.ts';

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

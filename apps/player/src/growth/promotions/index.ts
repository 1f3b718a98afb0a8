/** Offers: what there is, where the reader stands, and doing something about it. */
export { NewPlayerOffers } from './new-player-promotions.tsx';

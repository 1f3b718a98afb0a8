/** Offers: what there is, where the reader stands, and doing something about it. */
export { NewPlayerPromotions } from './new-player-promotions.tsx';

/** What is offered to members, and who applied for it. */
export { PromotionsPage } from './promotions-page.tsx';
export { PromotionChoice, PromotionTitle } from './promotion-choice.tsx';

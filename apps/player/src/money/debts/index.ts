/** What the member owes after a result was corrected. */
export { DebtsCard } from './debts-card.tsx';

/** What a bet was placed on and how it stands, in words, for pages about bets. */
export { BetTotals, TotalsSkeleton } from './bet-totals.tsx';
export { BetStateTag } from './bet-state-tag.tsx';
export { SharesText, TicketPickText } from './labels.tsx';
export { useGameTitles } from './use-game-titles.ts';

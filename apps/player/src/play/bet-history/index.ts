/** What a bet was placed on and how it stands, in words, for pages about one bet. */
export { BetStateTag } from './bet-state-tag.tsx';
export { SharesText, TicketPickText } from './labels.tsx';
export { useGameTitles } from './use-game-titles.ts';

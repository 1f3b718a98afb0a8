/** The betting record of a member, for operators who look at the member. */
export { readMemberBets } from './list-bets.ts';

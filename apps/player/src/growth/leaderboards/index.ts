/** The boards: who just won, and who was paid most. */
export { HomeLeaders } from './home-leaders.tsx';

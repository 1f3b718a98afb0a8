/** Members, one at a time: what state one is in, and what is done when he asks for help. */
export { MembersPage } from './members-page.tsx';

/** Operators among each other: who there is, invitations, and accounts that are stopped. */
export { OperatorsPage } from './operators-page.tsx';

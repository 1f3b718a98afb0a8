/** The page behind the one-time link: it makes the first operator. */
export { ClaimPage } from './claim-page.tsx';

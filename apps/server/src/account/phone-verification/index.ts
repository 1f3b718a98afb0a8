/** Firebase's word that somebody has a phone: checked here, and taken once. */
export { provenByToken } from './firebase-id-token.ts';

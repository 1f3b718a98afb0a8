/** Firebase's proof that a visitor or member owns a phone: verified here, and accepted once. */
export { provenByToken } from './firebase-id-token.ts';

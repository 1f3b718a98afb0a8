/** Firebase's proof that a visitor or member owns a phone: verified here, and accepted once. */
export { verifyPhoneToken } from './firebase-id-token.ts';

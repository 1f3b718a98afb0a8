/** Invitations: the codes by which members bring others in. */
export { findAffiliateCode, ownerOfCode } from './find-referrer.ts';

/** Referrals: the codes with which members invite others. */
export { findAffiliateCode, findOwnerOfCode } from './find-referrer.ts';

/** Referrals: the codes with which members invite others. */
export { findAffiliateCode, ownerOfCode } from './find-referrer.ts';

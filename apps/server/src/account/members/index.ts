/** Members: who they are. Their money is in wallet, their logins in sessions. */
export {
  closeMember,
  createMember,
  findByTypedUsername,
  findByUsername,
  findByProvenMobile,
  findById,
  holdPayouts,
  findMemberOfSession,
  bindMobileToMember,
  noteLogin,
  payoutHoldHours,
  proveEmail,
  recordProvenMobile,
  removeMobile,
  replacePassword,
  setFigures,
  spendTemporaryPassword,
} from './store.ts';
export type { Member } from './store.ts';
export { maskUsername, maskEmail, maskMobile } from './masking.ts';
export {
  recordReauthFailure,
  refuseLockedReauth,
  verifyCurrentPassword,
} from './reauthenticate.ts';
export { findMemberLanguage, getFigures, getInfo } from './member-info.ts';
export { correctTold, isEmailTaken, lockTold, readProfile, writeProfile } from './profile-store.ts';
export type { ToldProfile } from './profile-store.ts';

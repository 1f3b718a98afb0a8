/** Members: who they are. Their money is in wallet, their logins in sessions. */
export {
  closeMember,
  createMember,
  findByUsername,
  findByProvenMobile,
  findById,
  holdPayouts,
  findMemberOfSession,
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
export { maskUsername } from './mask-username.ts';
export { maskEmail, maskMobile } from './mask-contact.ts';
export { recordReauthFailure, isReauthLocked, verifyCurrentPassword } from './reauthenticate.ts';
export { findMemberLanguage } from './member-language.ts';
export { correctTold, isEmailTaken, readProfile, writeProfile } from './profile-store.ts';
export type { ToldProfile } from './profile-store.ts';
export { getFigures, getInfo } from './member-info.ts';

/** Members: who they are. Their money is in wallet, their logins in session. */
export {
  createMember,
  findByAccount,
  findByProvenMobile,
  findById,
  holdPayouts,
  memberOfSession,
  noteLogin,
  payoutHoldHours,
  proveEmailOf,
  proveMobileOf,
  replacePassword,
  setFigures,
  spendTemporaryPassword,
} from './member-store.ts';
export type { Member } from './member-store.ts';
export { maskAccount } from './mask-account.ts';
export { maskedEmail, maskedMobile } from './masked.ts';
export { noteProvedWrong, provedWrongTooOften, provePassword } from './prove-password.ts';
export { languageOfMember, tellMember } from './tell-member.ts';
export { correctTold, isEmailTaken, readProfile, writeProfile } from './profile-store.ts';
export type { ToldProfile } from './profile-store.ts';
export { figuresOf, infoOf } from './member-info.ts';

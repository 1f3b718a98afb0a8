/** Members: who they are. Their money is in wallet, their logins in session. */
export {
  createMember,
  findByAccount,
  findByProvenMobile,
  findById,
  noteLogin,
  payoutHoldHours,
  proveMobileOf,
  replacePassword,
  setFigures,
} from './member-store.ts';
export type { Member } from './member-store.ts';
export { figuresOf, infoOf } from './member-info.ts';

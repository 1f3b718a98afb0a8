/** Accounts at other sites: going there, coming back, and what lets a member in from there. */
export { LinkedIdentitiesCard } from './linked-identities-card.tsx';
export { SocialLoginButtons } from './social-login-buttons.tsx';
export { PendingNote } from './pending-note.tsx';
export { ReturnDialog } from './return-dialog.tsx';
export { usePendingIdentity, pendingQuery, usePending } from './pending-identity.ts';

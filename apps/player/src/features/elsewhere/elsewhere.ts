/** Accounts at other sites: going there, coming back, and what lets a member in from there. */
export { AccountsCard } from './accounts-card.tsx';
export { ElsewhereButtons } from './elsewhere-buttons.tsx';
export { PendingNote } from './pending-note.tsx';
export { ReturnDialog } from './return-dialog.tsx';
export { useBroughtAlong } from './use-brought-along.ts';
export { pendingQuery, usePending } from './use-pending.ts';

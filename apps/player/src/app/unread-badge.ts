import { createLazyPart } from '../shared/lazy-dialog.tsx';

/** How many of our answers wait to be read; nothing for none. Only members have any. */
export const UnreadBadge = createLazyPart(() =>
  import('../account/feedback/unread-answers.tsx').then((m) => m.UnreadAnswers),
);

/** How many messages wait to be read. */
export const UnreadMessages = createLazyPart(() =>
  import('./unread-total.tsx').then((m) => m.UnreadMessages),
);

/** How many messages and answers wait to be read. */
export const UnreadTotal = createLazyPart(() =>
  import('./unread-total.tsx').then((m) => m.UnreadTotal),
);

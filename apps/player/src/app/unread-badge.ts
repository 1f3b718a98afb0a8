import { createLazyPart } from '../shared/lazy-dialog.tsx';

/** How many of our answers wait to be read; nothing for none. Only members have any. */
export const UnreadBadge = createLazyPart(() =>
  import('../account/feedback/unread-answers.tsx').then((m) => m.UnreadAnswers),
);

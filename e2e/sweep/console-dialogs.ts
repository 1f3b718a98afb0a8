// Every dialog of the console.
import { press } from './acts.ts';
import { backofficeDialogs } from './console-backoffice-dialogs.ts';
import { moneyDialogs } from './console-money-dialogs.ts';
import { playDialogs } from './console-play-dialogs.ts';
import { answerWith, listRows, pressButton } from './dialog-row.ts';
import type { DialogRow } from './dialog-row.ts';
import { sendingMessages } from './console-answers.ts';

/** Dialogs about messages, promotions, feedback and the site's own pages. */
const otherDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'console-message-send',
    source: 'growth/broadcasts/send-dialog.tsx',
    at: '/messages?view=sent&edit=new',
    title: 'Send the message?',
    open: pressButton('Count and send'),
  },
  {
    name: 'console-message-stop',
    source: 'growth/broadcasts/broadcast-list.tsx',
    at: '/messages?view=sent',
    title: 'Stop sending?',
    before: answerWith(/\/operator\/broadcasts(?:\?|$)/u, sendingMessages),
    loads: true,
    open: pressButton('Stop'),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'console-answer',
    source: 'account/feedback/answer-dialog.tsx',
    at: '/feedback',
    title: 'Answer',
    open: pressButton('Answer'),
  },
  {
    name: 'console-maintenance',
    source: 'site/settings/maintenance-dialog.tsx',
    at: '/settings',
    title: 'Close the site for maintenance?',
    open: async (stage) => {
      await press(stage, 'Maintenance');
      await stage.page.getByRole('radio').nth(1).check();
      await press(stage, 'Save');
    },
  },
  {
    name: 'console-picture',
    source: 'site/media/picture-dialog.tsx',
    at: '/banners?edit=new',
    title: 'Choose a picture',
    open: pressButton('Choose a picture'),
  },
  {
    name: 'console-remove',
    source: 'shared/kit/editor-list.tsx',
    at: '/help',
    title: 'Remove this article?',
    open: pressButton('Remove: {title}'),
  },
  {
    name: 'console-grant',
    source: 'growth/promotions/use-application-actions.tsx',
    at: '/promotions?view=applications',
    title: 'Approve this application?',
    open: pressButton('Approve'),
  },
  {
    name: 'console-refuse',
    source: 'growth/promotions/use-application-actions.tsx',
    at: '/promotions?view=applications',
    title: 'Reject this application?',
    open: pressButton('Reject'),
  },
];

export const consoleDialogs: readonly DialogRow[] = listRows('operator', [
  ...moneyDialogs,
  ...otherDialogs,
  ...playDialogs,
  ...backofficeDialogs,
]);

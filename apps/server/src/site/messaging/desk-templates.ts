import type { TemplateRow } from './template-row.ts';

/** Messages to the operators of the site. */
export const deskTemplates = {
  desk_email_code: {
    to: 'mailbox',
    channels: ['email'],
    params: ['code', 'minutes'],
    subject: {
      bn: '{brand}: ঠিকানা নিশ্চিত করার কোড',
      en: '{brand}: code to confirm your address',
    },
    email: {
      bn:
        '{brand}-এর কনসোলের রিপোর্ট বা সতর্কবার্তা এই ঠিকানায় পাওয়ার কোড {code}।\n\n' +
        'এটা {minutes} মিনিট চলবে। কনসোলে যেখানে ঠিকানাটি দেওয়া হয়েছে, সেখানে লিখুন।\n\n' +
        'আপনি না চেয়ে থাকলে কিছুই করতে হবে না।',
      en:
        '{code} is the code to get reports or alerts of the console of {brand} at this address.\n\n' +
        'It is valid for {minutes} minutes. Enter it in the console where the address was set.\n\n' +
        'If this was not you, ignore this e-mail.',
    },
  },
  desk_alerts: {
    to: 'mailbox',
    channels: ['email'],
    params: ['count', 'lines', 'address'],
    subject: {
      bn: '{brand}: নতুন সতর্কবার্তা ({count})',
      en: '{brand}: new alerts ({count})',
    },
    email: {
      bn: '{lines}\n\nকনসোলে দেখুন:\n{address}',
      en: '{lines}\n\nOpen the console:\n{address}',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

import type { MessageText } from './refusal-messages.ts';

/** What is written to a phone: short, because each seventy letters cost. */
export const smsMessages = {
  code: /*i18n*/ {
    id: 'sms.code',
    message: '{brand} code: {code}. It holds for {minutes} minutes. Never tell it to anybody.',
  },
  alreadyHere: /*i18n*/ {
    id: 'sms.already_here',
    message: 'You have an account at {brand} with this number. Log in with it.',
  },
  mobileChanged: /*i18n*/ {
    id: 'sms.mobile_changed',
    message:
      'Another number was set for your {brand} account. Was it not you? Write to us at once.',
  },
  passwordChanged: /*i18n*/ {
    id: 'sms.password_changed',
    message: 'Your {brand} password was changed. Was it not you? Write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

/** What is written to a mailbox. */
export const letterMessages = {
  linkSubject: /*i18n*/ {
    id: 'letter.link_subject',
    message: 'A new password for {brand}',
  },
  link: /*i18n*/ {
    id: 'letter.link',
    message:
      'Somebody asked for a new password for your account {account} at {brand}.\n\nSet it here, within {minutes} minutes and once:\n{address}\n\nIf it was not you, do nothing: your password stays as it is.',
  },
  changedSubject: /*i18n*/ {
    id: 'letter.changed_subject',
    message: 'Your {brand} password was changed',
  },
  changed: /*i18n*/ {
    id: 'letter.changed',
    message:
      'The password of your account {account} at {brand} was changed. You were logged out everywhere, and for {hours} hours nothing is paid out.\n\nIf it was not you, write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

import type { MessageText } from './message-text.ts';

/** What a member is written when an operator did something for him: to his phone. */
export const deskSms = {
  limitTightened: /*i18n*/ {
    id: 'sms.limit_tightened',
    message: 'A limit on your play at {brand} was made stricter by our service. See your limits.',
  },
  breakBegun: /*i18n*/ {
    id: 'sms.break_begun',
    message: 'Our service has begun a break from play for your {brand} account, or made it longer.',
  },
  underAge: /*i18n*/ {
    id: 'sms.under_age',
    message:
      'You are too young to play at {brand}. Your account takes no bets and no deposits any more; your money can be withdrawn.',
  },
  paymentPasswordSet: /*i18n*/ {
    id: 'sms.payment_password_set',
    message: 'Your {brand} payment password was set. Was it not you? Write to us at once.',
  },
  paymentPasswordReset: /*i18n*/ {
    id: 'sms.payment_password_reset',
    message:
      'Your {brand} payment password was replaced. Payouts wait {hours} hours. Was it not you? Write to us at once.',
  },
  resetAsked: /*i18n*/ {
    id: 'sms.reset_asked',
    message:
      'Somebody asked {brand} to take your second proofs and phone off your account. It is done in 24 hours. Not you? Stop it: {address}',
  },
  resetDone: /*i18n*/ {
    id: 'sms.reset_done',
    message:
      'Second proofs and phone were taken off your {brand} account. Was it not you? Write to us at once.',
  },
  profileCorrected: /*i18n*/ {
    id: 'sms.profile_corrected',
    message:
      'Our service corrected the name or birthday of your {brand} account. Was it not you? Write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

/** To his mailbox. */
export const deskLetters = {
  playSubject: /*i18n*/ {
    id: 'letter.desk_play_subject',
    message: 'Your play at {brand} was limited',
  },
  limitTightened: /*i18n*/ {
    id: 'letter.limit_tightened',
    message:
      'Our service has made a limit on the play of your account {account} at {brand} stricter. It holds from now on.\n\nYou see it under Responsible play. To loosen it you wait a day and confirm it, as with every limit. Did you not ask for it? Write to us.',
  },
  breakBegun: /*i18n*/ {
    id: 'letter.break_begun',
    message:
      'Our service has begun a break from play for your account {account} at {brand}, or made the one that runs longer. It holds from now on and is never shortened.\n\nYou can still log in and withdraw your money. Did you not ask for it? Write to us.',
  },
  underAge: /*i18n*/ {
    id: 'letter.under_age',
    message:
      'We have learnt that you are too young to play at {brand}. From now on your account {account} takes no bets and no deposits, for good. Bets that run are settled as usual.\n\nYou can log in and withdraw your money. Is it a mistake? Write to us.',
  },
  paymentPasswordSubject: /*i18n*/ {
    id: 'letter.payment_password_subject',
    message: 'Your {brand} payment password',
  },
  paymentPasswordSet: /*i18n*/ {
    id: 'letter.payment_password_set',
    message:
      'The payment password of your account {account} at {brand} was set or changed.\n\nWas it not you? Write to us at once.',
  },
  paymentPasswordReset: /*i18n*/ {
    id: 'letter.payment_password_reset',
    message:
      'Another payment password was set for your account {account} at {brand}, because the one before was forgotten. For {hours} hours nothing is paid out; everything else goes on.\n\nWas it not you? Write to us at once.',
  },
  resetSubject: /*i18n*/ {
    id: 'letter.reset_subject',
    message: 'The second proofs of your {brand} account',
  },
  resetAsked: /*i18n*/ {
    id: 'letter.reset_asked',
    message:
      'Our service was asked to take app, passkeys, recovery codes and phone off your account {account} at {brand}, because you have lost them. In 24 hours it may be done.\n\nWas it not you? Stop it here:\n{address}',
  },
  resetDone: /*i18n*/ {
    id: 'letter.reset_done',
    message:
      'App, passkeys, recovery codes and phone were taken off your account {account} at {brand}, as was asked a day ago. You are logged out everywhere, and for 24 hours nothing is paid out.\n\nOur service gives you a password that lets in once. Was it not you? Write to us at once.',
  },
  profileSubject: /*i18n*/ {
    id: 'letter.profile_subject',
    message: 'Your details at {brand}',
  },
  profileCorrected: /*i18n*/ {
    id: 'letter.profile_corrected',
    message:
      'Our service has corrected the name or the birthday of your account {account} at {brand}, as it was asked to. After another name nothing is paid out for {hours} hours.\n\nWas it not you? Write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

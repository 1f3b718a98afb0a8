import type { MessageText } from './message-text.ts';

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
  tokenReused: /*i18n*/ {
    id: 'sms.token_reused',
    message:
      'Somebody may have copied your {brand} login from a browser. It was logged out. Was it not you? Write to us.',
  },
  factorAdded: /*i18n*/ {
    id: 'sms.factor_added',
    message: 'A second proof was added to your {brand} login. Was it not you? Write to us at once.',
  },
  factorRemoved: /*i18n*/ {
    id: 'sms.factor_removed',
    message:
      'A second proof was removed from your {brand} login. Was it not you? Write to us at once.',
  },
  elsewhereBound: /*i18n*/ {
    id: 'sms.elsewhere_bound',
    message:
      'An account of another site can open your {brand} account now. Was it not you? Write to us at once.',
  },
  elsewhereUnbindAsked: /*i18n*/ {
    id: 'sms.elsewhere_unbind_asked',
    message:
      'In 72 hours an account of another site opens your {brand} account no more. Did you not ask for it? Write to us at once.',
  },
  elsewhereUnbound: /*i18n*/ {
    id: 'sms.elsewhere_unbound',
    message: 'An account of another site opens your {brand} account no more.',
  },
  newPlace: /*i18n*/ {
    id: 'sms.new_place',
    message:
      'Your {brand} account was opened on a new device. Was it not you? Write to us at once.',
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
  codeSubject: /*i18n*/ {
    id: 'letter.code_subject',
    message: 'Your {brand} code',
  },
  code: /*i18n*/ {
    id: 'letter.code',
    message:
      '{code} is the code with which you prove this address for your account at {brand}.\n\nIt holds for {minutes} minutes. Never tell it to anybody.\n\nIf it was not you, do nothing.',
  },
  addressTaken: /*i18n*/ {
    id: 'letter.address_taken',
    message:
      'Somebody wanted to prove this address for an account at {brand}. There is an account with this address already. If it was you, log in with that one.',
  },
  addressChangedSubject: /*i18n*/ {
    id: 'letter.address_changed_subject',
    message: 'The address of your {brand} account was changed',
  },
  addressChanged: /*i18n*/ {
    id: 'letter.address_changed',
    message:
      'Another e-mail address was set for your account {account} at {brand}. For {hours} hours nothing is paid out.\n\nIf it was not you, write to us at once.',
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
  tokenReusedSubject: /*i18n*/ {
    id: 'letter.token_reused_subject',
    message: 'A browser was logged out of {brand}',
  },
  tokenReused: /*i18n*/ {
    id: 'letter.token_reused',
    message:
      'A browser that remembered your account {account} at {brand} showed a login that was used before. Somebody may have copied it, so this browser was logged out.\n\nLog in again. If you did nothing unusual, take a new password as well.',
  },
  placeCodeSubject: /*i18n*/ {
    id: 'letter.place_code_subject',
    message: 'Your code for {brand}',
  },
  placeCode: /*i18n*/ {
    id: 'letter.place_code',
    message:
      'Somebody is logging in to your account {account} at {brand} from a new device or a new place.\n\nIf it is you, type in this code within {minutes} minutes:\n{code}\n\nIf it is not you, change your password now. Never tell the code to anybody.',
  },
  factorSubject: /*i18n*/ {
    id: 'letter.factor_subject',
    message: 'How you log in to {brand} was changed',
  },
  factorAdded: /*i18n*/ {
    id: 'letter.factor_added',
    message:
      'A second proof was added to the login of your account {account} at {brand}. You were logged out on your other devices.\n\nIf it was not you, write to us at once.',
  },
  factorRemoved: /*i18n*/ {
    id: 'letter.factor_removed',
    message:
      'A second proof was removed from the login of your account {account} at {brand}. You were logged out on your other devices, and for {hours} hours nothing is paid out.\n\nIf it was not you, write to us at once.',
  },
  elsewhereSubject: /*i18n*/ {
    id: 'letter.elsewhere_subject',
    message: 'How {brand} is opened from other sites was changed',
  },
  elsewhereBound: /*i18n*/ {
    id: 'letter.elsewhere_bound',
    message:
      'From now on an account of another site (Google or Facebook) opens your account {account} at {brand}. You see which one under My account.\n\nIf it was not you, change your password and write to us at once.',
  },
  elsewhereUnbindAsked: /*i18n*/ {
    id: 'letter.elsewhere_unbind_asked',
    message:
      'We were asked that an account of another site (Google or Facebook) opens your account {account} at {brand} no more. It ends in 72 hours.\n\nIf you did not ask for it, write to us at once: until then it can be called off.',
  },
  elsewhereUnbound: /*i18n*/ {
    id: 'letter.elsewhere_unbound',
    message:
      'An account of another site (Google or Facebook) opens your account {account} at {brand} no more. Log in with your password or in another way.\n\nIf you did not ask for it, write to us at once.',
  },
  newPlaceSubject: /*i18n*/ {
    id: 'letter.new_place_subject',
    message: 'Your {brand} account was opened on a new device',
  },
  newPlace: /*i18n*/ {
    id: 'letter.new_place',
    message:
      'Somebody has logged in to your account {account} at {brand} on a device or in a country where you were never logged in before.\n\nIf it was not you, change your password and write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

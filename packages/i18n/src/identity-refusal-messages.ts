/** What a caller reads when opening an account, logging in, or what lets him in is refused. */
export const identityRefusalMessages = {
  registration_closed: /*i18n*/ {
    id: 'refusal.registration_closed',
    message: 'New accounts cannot be opened now.',
  },
  reset_waits: /*i18n*/ {
    id: 'refusal.reset_waits',
    message: 'A reset waits for this member already.',
  },
  reset_unknown: /*i18n*/ {
    id: 'refusal.reset_unknown',
    message: 'No reset waits for this member any more.',
  },
  reset_too_soon: /*i18n*/ {
    id: 'refusal.reset_too_soon',
    message: 'The day in which the member can stop it is not over yet.',
  },
  second_operator_needed: /*i18n*/ {
    id: 'refusal.second_operator_needed',
    message: 'You have asked for it. Another operator has to carry it out.',
  },
  field_required: /*i18n*/ { id: 'refusal.field_required', message: 'This must be filled in.' },
  field_pattern: /*i18n*/ {
    id: 'refusal.field_pattern',
    message: 'This is not in the right form.',
  },
  field_too_short: /*i18n*/ {
    id: 'refusal.field_too_short',
    message: '{min, plural, one {At least # character.} other {At least # characters.}}',
  },
  field_too_long: /*i18n*/ {
    id: 'refusal.field_too_long',
    message: '{max, plural, one {At most # character.} other {At most # characters.}}',
  },
  field_unreadable: /*i18n*/ {
    id: 'refusal.field_unreadable',
    message: 'This has characters that cannot be read. Type it again.',
  },
  username_taken: /*i18n*/ {
    id: 'refusal.username_taken',
    message: 'Somebody already has this username. Choose another one.',
  },
  password_too_common: /*i18n*/ {
    id: 'refusal.password_too_common',
    message: 'Too many people use this password. Choose one that is harder to guess.',
  },
  passwords_differ: /*i18n*/ {
    id: 'refusal.passwords_differ',
    message: 'The two passwords are not the same.',
  },
  password_same: /*i18n*/ {
    id: 'refusal.password_same',
    message: 'This is the password that you have now. Choose another one.',
  },
  password_wrong: /*i18n*/ {
    id: 'refusal.password_wrong',
    message: 'This is not your present password.',
  },
  mobile_invalid: /*i18n*/ {
    id: 'refusal.mobile_invalid',
    message: 'This is no mobile number. Check its digits.',
  },
  mobile_taken: /*i18n*/ {
    id: 'refusal.mobile_taken',
    message: 'There is an account with this number already. Log in with it.',
  },
  country_not_served: /*i18n*/ {
    id: 'refusal.country_not_served',
    message: 'We do not write to numbers of this country.',
  },
  sms_closed: /*i18n*/ {
    id: 'refusal.sms_closed',
    message: 'Codes by SMS are switched off now. Contact customer service.',
  },
  sms_too_soon: /*i18n*/ {
    id: 'refusal.sms_too_soon',
    message:
      'Too many codes were asked for. {minutes, plural, one {Try again in a minute.} other {Try again in # minutes.}}',
  },
  sms_unavailable: /*i18n*/ {
    id: 'refusal.sms_unavailable',
    message: 'No more codes can be sent to this number today. Contact customer service.',
  },
  mail_closed: /*i18n*/ {
    id: 'refusal.mail_closed',
    message: 'We cannot send e-mails now. Try another way.',
  },
  sms_code_wrong: /*i18n*/ {
    id: 'refusal.sms_code_wrong',
    message: 'This code is wrong or holds no longer. Check it, or have another sent.',
  },
  link_expired: /*i18n*/ {
    id: 'refusal.link_expired',
    message: 'This link has been used or holds no longer. Ask for a new one.',
  },
  mail_too_soon: /*i18n*/ {
    id: 'refusal.mail_too_soon',
    message:
      'Too many letters were asked for. {minutes, plural, one {Try again in a minute.} other {Try again in # minutes.}}',
  },
  mail_code_wrong: /*i18n*/ {
    id: 'refusal.mail_code_wrong',
    message: 'This code is wrong or holds no longer. Check it, or have another sent.',
  },
  email_taken: /*i18n*/ {
    id: 'refusal.email_taken',
    message: 'Another account has this address already.',
  },
  invitation_code_error: /*i18n*/ {
    id: 'refusal.invitation_code_error',
    message: 'There is no such invitation code. Check it, or leave the field empty.',
  },
  set_already: /*i18n*/ {
    id: 'refusal.set_already',
    message: 'This was set before. Write to customer service to have it changed.',
  },
  birthday_too_young: /*i18n*/ {
    id: 'refusal.birthday_too_young',
    message: 'Only who is {age} years old or older may play here.',
  },
  payment_password_same: /*i18n*/ {
    id: 'refusal.payment_password_same',
    message: 'Take another one than your login password.',
  },
  payment_password_wrong: /*i18n*/ {
    id: 'refusal.payment_password_wrong',
    message:
      'This is not your payment password. {left, plural, one {One try is left.} other {# tries are left.}}',
  },
  payment_password_locked: /*i18n*/ {
    id: 'refusal.payment_password_locked',
    message:
      'The payment password was wrong too often. {minutes, plural, one {Try again in a minute.} other {Try again in # minutes.}}',
  },
  login_too_soon: /*i18n*/ {
    id: 'refusal.login_too_soon',
    message:
      'Too many wrong tries. {minutes, plural, one {Try again in a minute,} other {Try again in # minutes,}} or log in in another way.',
  },
  session_unknown: /*i18n*/ {
    id: 'refusal.session_unknown',
    message: 'You are not logged in there any more.',
  },
  second_proof_wrong: /*i18n*/ {
    id: 'refusal.second_proof_wrong',
    message: 'This is not right, or it was used before. Check it and try again.',
  },
  second_proof_ended: /*i18n*/ {
    id: 'refusal.second_proof_ended',
    message: 'It took too long, or there were too many tries. Begin again.',
  },
  passkey_wrong: /*i18n*/ {
    id: 'refusal.passkey_wrong',
    message:
      'This passkey does not open anything here. Try another one, or log in with your password.',
  },
  passkeys_full: /*i18n*/ {
    id: 'refusal.passkeys_full',
    message: 'You have as many passkeys as an account can have. Remove one first.',
  },
  factor_taken: /*i18n*/ {
    id: 'refusal.factor_taken',
    message: 'This is set up already.',
  },
  factor_unknown: /*i18n*/ {
    id: 'refusal.factor_unknown',
    message: 'This is no longer set up. Reload the page.',
  },
  age_unconfirmed: /*i18n*/ {
    id: 'refusal.age_unconfirmed',
    message: 'Confirm that you are old enough to play.',
  },
  credentials_wrong: /*i18n*/ {
    id: 'refusal.credentials_wrong',
    message: 'The username or the password is wrong.',
  },
  account_closed: /*i18n*/ { id: 'refusal.account_closed', message: 'This account is closed.' },
  free_play_closed: /*i18n*/ {
    id: 'refusal.free_play_closed',
    message: 'Free play is closed at the moment.',
  },
  error_not_agent: /*i18n*/ {
    id: 'refusal.error_not_agent',
    message: 'This is for agents only.',
  },
  password_must_change: /*i18n*/ {
    id: 'refusal.password_must_change',
    message: 'Choose a new password first.',
  },
  hand_over_invalid: /*i18n*/ {
    id: 'refusal.hand_over_invalid',
    message: 'This way in has been used or holds no longer.',
  },
  member_unknown: /*i18n*/ {
    id: 'refusal.member_unknown',
    message: 'There is no member of this name.',
  },
  in_need_true_account: /*i18n*/ {
    id: 'refusal.in_need_true_account',
    message: 'A trial account cannot do this. Open an account of your own.',
  },
  elsewhere_closed: /*i18n*/ {
    id: 'refusal.elsewhere_closed',
    message: 'This way in is not open here. Take another one.',
  },
  elsewhere_unavailable: /*i18n*/ {
    id: 'refusal.elsewhere_unavailable',
    message:
      '{provider, select, facebook {Facebook} other {Google}} does not answer now. Try again in a moment, or take another way.',
  },
  elsewhere_ended: /*i18n*/ {
    id: 'refusal.elsewhere_ended',
    message: 'It took too long, was used already, or began in another browser. Begin again.',
  },
  elsewhere_declined: /*i18n*/ {
    id: 'refusal.elsewhere_declined',
    message:
      'You did not agree at {provider, select, facebook {Facebook} other {Google}}. Nothing has changed.',
  },
  elsewhere_invalid: /*i18n*/ {
    id: 'refusal.elsewhere_invalid',
    message:
      'We could not be sure that this came from {provider, select, facebook {Facebook} other {Google}}. Begin again.',
  },
  elsewhere_taken: /*i18n*/ {
    id: 'refusal.elsewhere_taken',
    message: 'This account already opens another account here. Take another one.',
  },
  elsewhere_bound: /*i18n*/ {
    id: 'refusal.elsewhere_bound',
    message:
      'Your account already has a {provider, select, facebook {Facebook} other {Google}} account.',
  },
  elsewhere_unknown: /*i18n*/ {
    id: 'refusal.elsewhere_unknown',
    message: 'The member has no such account bound.',
  },
  elsewhere_last_way: /*i18n*/ {
    id: 'refusal.elsewhere_last_way',
    message: 'The member would have no way in any more. Give a password first.',
  },
  phone_unverified: /*i18n*/ {
    id: 'refusal.phone_unverified',
    message: 'The phone could not be verified. Have another code sent, and try again.',
  },
};

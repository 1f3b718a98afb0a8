import type { TemplateRow } from './template-row.ts';

const codeSubject = {
  bn: 'আপনার {brand} কোড',
  en: 'Your {brand} code',
};

/** Codes and links, to a mailbox or a number that was typed. */
export const codeTemplates = {
  /** The last line lets the browser of the phone fill the code in, on our page only (WebOTP). */
  sms_code: {
    to: 'number',
    channels: ['sms'],
    params: ['code', 'minutes', 'hostname'],
    sms: {
      bn: '{brand} কোড: {code}। মেয়াদ {minutes} মিনিট। কাউকে বলবেন না।\n@{hostname} #{code}',
      en:
        '{brand} code: {code}. Valid for {minutes} minutes. Never share it.\n' +
        '@{hostname} #{code}',
    },
  },
  number_taken: {
    to: 'number',
    channels: ['sms'],
    sms: {
      bn: 'এই নম্বরে {brand}-এ আপনার অ্যাকাউন্ট আছে। সেটা দিয়ে লগ ইন করুন।',
      en: 'An account at {brand} with this number exists already. Log in with it.',
    },
  },
  email_code: {
    to: 'mailbox',
    channels: ['email'],
    params: ['code', 'minutes'],
    subject: codeSubject,
    email: {
      bn:
        '{brand}-এ আপনার অ্যাকাউন্টের জন্য এই ঠিকানা যাচাইয়ের কোড {code}।\n\n' +
        'এটা {minutes} মিনিট চলবে। কাউকে কখনো বলবেন না।\n\n' +
        'আপনি না চেয়ে থাকলে কিছুই করতে হবে না।',
      en:
        '{code} is the code to verify this address for your account at {brand}.\n\n' +
        'It is valid for {minutes} minutes. Never share it.\n\n' +
        'If this was not you, ignore this e-mail.',
    },
  },
  email_taken: {
    to: 'mailbox',
    channels: ['email'],
    subject: codeSubject,
    email: {
      bn:
        'কেউ {brand}-এর একটি অ্যাকাউন্টে এই ঠিকানা যাচাই করতে চেয়েছেন। এই ঠিকানায় একটি অ্যাকাউন্ট আগেই আছে। আপনি হয়ে ' +
        'থাকলে সেটা দিয়ে লগ ইন করুন।',
      en:
        'This address was entered to verify it for an account at {brand}, but another ' +
        'account has it already. If this was you, log in with that account.',
    },
  },
  login_code: {
    to: 'mailbox',
    channels: ['email'],
    params: ['account', 'code', 'minutes'],
    subject: {
      bn: '{brand}-এর জন্য আপনার কোড',
      en: 'Your code for {brand}',
    },
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টে নতুন ডিভাইস বা নতুন জায়গা থেকে কেউ লগ ইন করছেন।\n\n' +
        'আপনি হলে {minutes} মিনিটের মধ্যে এই কোড লিখুন:\n' +
        '{code}\n\n' +
        'আপনি না হলে এখনই পাসওয়ার্ড বদলান। কোডটি কাউকে বলবেন না।',
      en:
        'Your account {account} at {brand} is being logged in from a new device or a new ' +
        'place.\n\n' +
        'If this is you, enter this code within {minutes} minutes:\n' +
        '{code}\n\n' +
        'If this is not you, change your password now. Never share the code.',
    },
  },
  password_reset_link: {
    to: 'mailbox',
    channels: ['email'],
    params: ['account', 'minutes', 'address'],
    subject: {
      bn: '{brand}: নতুন পাসওয়ার্ড',
      en: 'Reset your {brand} password',
    },
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টের জন্য কেউ নতুন পাসওয়ার্ড চেয়েছেন।\n\n' +
        '{minutes} মিনিটের মধ্যে এই লিংকে গিয়ে একবারই নতুন পাসওয়ার্ড দেওয়া যাবে:\n' +
        '{address}\n\n' +
        'আপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে।',
      en:
        'A new password was requested for your account {account} at {brand}.\n\n' +
        'Set it here within {minutes} minutes; the link works once:\n' +
        '{address}\n\n' +
        'If this was not you, ignore this e-mail: your password stays the same.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

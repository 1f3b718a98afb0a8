import type { TemplateRow } from './template-row.ts';

const factorSubject = {
  bn: '{brand}-এ আপনার লগ ইনের নিয়ম বদলেছে',
  en: 'Your {brand} login was changed',
};

const resetSubject = {
  bn: 'আপনার {brand} অ্যাকাউন্টের দ্বিতীয় প্রমাণ',
  en: 'The second factors of your {brand} account',
};

const identitySubject = {
  bn: 'অন্য সাইট দিয়ে {brand}-এ ঢোকার ব্যবস্থা বদলেছে',
  en: 'The linked accounts of your {brand} account',
};

/** Changes of how an account is opened, to its member: it may have been another person. */
export const securityTemplates = {
  password_changed: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    params: ['hours'],
    subject: {
      bn: 'আপনার {brand} পাসওয়ার্ড বদলানো হয়েছে',
      en: 'Your {brand} password was changed',
    },
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। সব জায়গা থেকে আপনাকে লগ আউট করা হয়েছে, ' +
        'আর {hours} ঘণ্টা কোনো টাকা তোলা যাবে না।\n\n' +
        'আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'The password of your account {account} at {brand} was changed. You are logged ' +
        'out on all devices, and payouts pause for {hours} hours.\n\n' +
        'If this was not you, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} পাসওয়ার্ড বদলানো হয়েছে। আপনি না করে থাকলে এখনই আমাদের জানান।',
      en: 'Your {brand} password was changed. If this was not you, contact us at once.',
    },
  },
  /** To the number that was replaced. */
  mobile_changed: {
    to: 'number',
    channels: ['sms'],
    sms: {
      bn: 'আপনার {brand} অ্যাকাউন্টে অন্য নম্বর বসানো হয়েছে। আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'The phone number of your {brand} account was changed. If this was not you, ' +
        'contact us at once.',
    },
  },
  /** To the address that was replaced. */
  email_changed: {
    to: 'member',
    channels: ['inbox', 'email'],
    params: ['hours'],
    subject: {
      bn: 'আপনার {brand} অ্যাকাউন্টের ইমেইল ঠিকানা বদলানো হয়েছে',
      en: 'The e-mail address of your {brand} account was changed',
    },
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টে অন্য একটি ইমেইল ঠিকানা দেওয়া হয়েছে। {hours} ঘণ্টা কোনো টাকা তোলা যাবে ' +
        'না।\n\n' +
        'আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'The e-mail address of your account {account} at {brand} was changed. Payouts ' +
        'pause for {hours} hours.\n\n' +
        'If this was not you, contact us at once.',
    },
  },
  new_device_login: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: {
      bn: 'নতুন ডিভাইসে আপনার {brand} অ্যাকাউন্ট খোলা হয়েছে',
      en: 'New login to your {brand} account',
    },
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টে এমন ডিভাইস বা দেশ থেকে লগ ইন হয়েছে, যেখান থেকে আগে কখনও হয়নি।' +
        '\n\n' +
        'আপনি না হলে এখনই পাসওয়ার্ড বদলান আর আমাদের জানান।',
      en:
        'Your account {account} at {brand} was logged in on a new device or from a new ' +
        'country.\n\n' +
        'If this was not you, change your password and contact us at once.',
    },
    sms: {
      bn: 'নতুন ডিভাইসে আপনার {brand} অ্যাকাউন্ট খোলা হয়েছে। আপনি নন? এখনই আমাদের জানান।',
      en:
        'New login to your {brand} account on a new device. If this was not you, contact ' +
        'us at once.',
    },
  },
  remember_me_reused: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: {
      bn: 'একটা ব্রাউজার থেকে {brand} লগ আউট হয়েছে',
      en: 'A browser was logged out of {brand}',
    },
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্ট মনে রাখা একটা ব্রাউজার এমন লগ ইন দেখিয়েছে, যা আগেই ব্যবহার হয়ে ' +
        'গেছে। কেউ হয়তো সেটা নকল করেছে, তাই ওই ব্রাউজার থেকে লগ আউট করা হয়েছে।\n\n' +
        'আবার লগ ইন করুন। আপনি নিজে অস্বাভাবিক কিছু না করে থাকলে নতুন পাসওয়ার্ডও দিন।',
      en:
        'A browser that remembered your account {account} at {brand} sent a login token ' +
        'that was used before. The token may have been copied, so this browser was ' +
        'logged out.\n\n' +
        'Log in again. If you did nothing unusual, change your password as well.',
    },
    sms: {
      bn:
        'কেউ হয়তো কোনো ব্রাউজার থেকে আপনার {brand} লগ ইন নকল করেছে। সেখান থেকে লগ আউট করা হয়েছে। আপনি না হলে ' +
        'আমাদের জানান।',
      en:
        'A login token of your {brand} account may have been copied from a browser. The ' +
        'browser was logged out. If this was not you, contact us.',
    },
  },
  factor_added: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: factorSubject,
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টের লগ ইনে একটি দ্বিতীয় প্রমাণ যোগ হয়েছে। অন্য ডিভাইসগুলো থেকে আপনাকে ' +
        'লগ আউট করা হয়েছে।\n\n' +
        'আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'A second factor was added to your account {account} at {brand}. You are logged ' +
        'out on your other devices.\n\n' +
        'If this was not you, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} লগ ইনে দ্বিতীয় প্রমাণ যোগ হয়েছে। আপনি করেননি? এখনই আমাদের জানান।',
      en:
        'A second factor was added to your {brand} account. If this was not you, contact ' +
        'us at once.',
    },
  },
  factor_removed: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    params: ['hours'],
    subject: factorSubject,
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টের লগ ইন থেকে একটি দ্বিতীয় প্রমাণ সরানো হয়েছে। অন্য ডিভাইসগুলো থেকে ' +
        'আপনাকে লগ আউট করা হয়েছে, আর {hours} ঘণ্টা কোনো টাকা তোলা যাবে না।\n\n' +
        'আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'A second factor was removed from your account {account} at {brand}. You are ' +
        'logged out on your other devices, and payouts pause for {hours} hours.\n\n' +
        'If this was not you, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} লগ ইন থেকে দ্বিতীয় প্রমাণ সরানো হয়েছে। আপনি করেননি? এখনই আমাদের জানান।',
      en:
        'A second factor was removed from your {brand} account. If this was not you, ' +
        'contact us at once.',
    },
  },
  /** By every way there is: one of them may be in the hands of another person. */
  factor_reset_requested: {
    to: 'member',
    channels: ['email', 'sms'],
    reach: 'every',
    params: ['address'],
    subject: resetSubject,
    email: {
      bn:
        'হারিয়ে ফেলায় {brand}-এ আপনার {account} অ্যাকাউন্ট থেকে অ্যাপ, পাসকি, উদ্ধার কোড আর ফোন সরাতে গ্রাহকসেবাকে বলা ' +
        'হয়েছে। ২৪ ঘণ্টা পরে তা করা হতে পারে।\n\n' +
        'আপনি না বলে থাকলে এখানে থামান:\n' +
        '{address}',
      en:
        'Customer service was asked to remove the authenticator app, passkeys, recovery ' +
        'codes and phone from your account {account} at {brand}, because you have lost ' +
        'them. This can be done in 24 hours.\n\n' +
        'If you did not request this, stop it here:\n' +
        '{address}',
    },
    sms: {
      bn:
        'আপনার {brand} অ্যাকাউন্ট থেকে দ্বিতীয় প্রমাণ আর ফোন সরাতে বলা হয়েছে। ২৪ ঘণ্টা পরে তা করা হবে। আপনি না হলে ' +
        'থামান: {address}',
      en:
        '{brand} was asked to remove the second factors and phone from your account, in ' +
        '24 hours. Not you? Stop it: {address}',
    },
  },
  factor_reset_done: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    reach: 'every',
    subject: resetSubject,
    email: {
      bn:
        'এক দিন আগে যেমন বলা হয়েছিল, {brand}-এ আপনার {account} অ্যাকাউন্ট থেকে অ্যাপ, পাসকি, উদ্ধার কোড আর ফোন ' +
        'সরানো হয়েছে। সব জায়গা থেকে আপনাকে লগ আউট করা হয়েছে, আর ২৪ ঘণ্টা কোনো টাকা তোলা যাবে না।\n\n' +
        'গ্রাহকসেবা আপনাকে একটি পাসওয়ার্ড দেবে, যা দিয়ে একবারই ঢোকা যায়। আপনি না চেয়ে থাকলে এখনই আমাদের জানান।',
      en:
        'The authenticator app, passkeys, recovery codes and phone were removed from ' +
        'your account {account} at {brand}, as requested a day ago. You are logged out ' +
        'on all devices, and payouts pause for 24 hours.\n\n' +
        'Customer service gives you a temporary password for one login. If you did not ' +
        'request this, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} অ্যাকাউন্ট থেকে দ্বিতীয় প্রমাণ আর ফোন সরানো হয়েছে। আপনি না চেয়ে থাকলে এখনই জানান।',
      en:
        'Second factors and phone were removed from your {brand} account. If this was ' +
        'not you, contact us at once.',
    },
  },
  identity_linked: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: identitySubject,
    email: {
      bn:
        'এখন থেকে অন্য সাইটের একটি অ্যাকাউন্ট (গুগল বা ফেসবুক) দিয়ে {brand}-এ আপনার {account} অ্যাকাউন্টে ঢোকা যায়। ' +
        'কোনটি, তা “আমার অ্যাকাউন্ট” পাতায় দেখতে পাবেন।\n\n' +
        'আপনি না করে থাকলে পাসওয়ার্ড বদলান, আর এখনই আমাদের জানান।',
      en:
        'You can now log in to your account {account} at {brand} with a Google or ' +
        'Facebook account. See which one under My account.\n\n' +
        'If this was not you, change your password and contact us at once.',
    },
    sms: {
      bn: 'অন্য সাইটের একটি অ্যাকাউন্ট দিয়ে এখন আপনার {brand} অ্যাকাউন্টে ঢোকা যায়। আপনি করেননি? এখনই আমাদের জানান।',
      en:
        'A Google or Facebook account was linked to your {brand} account. If this was ' +
        'not you, contact us at once.',
    },
  },
  identity_unlink_requested: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: identitySubject,
    email: {
      bn:
        'অন্য সাইটের একটি অ্যাকাউন্ট (গুগল বা ফেসবুক) দিয়ে যেন {brand}-এ আপনার {account} অ্যাকাউন্টে আর ঢোকা না ' +
        'যায়, আমাদের কাছে তা চাওয়া হয়েছে। ৭২ ঘণ্টা পর তা বন্ধ হবে।\n\n' +
        'আপনি না চেয়ে থাকলে এখনই আমাদের জানান: তার আগে এটা থামানো যায়।',
      en:
        'We were asked to unlink a Google or Facebook account from your account ' +
        '{account} at {brand}. It is unlinked in 72 hours.\n\n' +
        'If you did not request this, contact us before then.',
    },
    sms: {
      bn:
        '৭২ ঘণ্টা পর অন্য সাইটের একটি অ্যাকাউন্ট দিয়ে আপনার {brand} অ্যাকাউন্টে আর ঢোকা যাবে না। আপনি চাননি? এখনই ' +
        'আমাদের জানান।',
      en:
        'A Google or Facebook account is unlinked from your {brand} account in 72 hours. ' +
        'If you did not request this, contact us at once.',
    },
  },
  identity_unlinked: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: identitySubject,
    email: {
      bn:
        'অন্য সাইটের একটি অ্যাকাউন্ট (গুগল বা ফেসবুক) দিয়ে {brand}-এ আপনার {account} অ্যাকাউন্টে আর ঢোকা যায় না। ' +
        'পাসওয়ার্ড দিয়ে কিংবা অন্যভাবে লগ ইন করুন।\n\n' +
        'আপনি না চেয়ে থাকলে এখনই আমাদের জানান।',
      en:
        'A Google or Facebook account was unlinked from your account {account} at ' +
        '{brand}. Log in with your password or another method.\n\n' +
        'If you did not request this, contact us at once.',
    },
    sms: {
      bn: 'অন্য সাইটের একটি অ্যাকাউন্ট দিয়ে আপনার {brand} অ্যাকাউন্টে আর ঢোকা যায় না।',
      en: 'A Google or Facebook account was unlinked from your {brand} account.',
    },
  },
  profile_corrected: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    params: ['hours'],
    subject: {
      bn: '{brand}-এ আপনার তথ্য',
      en: 'Your details at {brand}',
    },
    email: {
      bn:
        'অনুরোধ পেয়ে আমরা {brand}-এ আপনার {account} অ্যাকাউন্টের নাম বা জন্মতারিখ সংশোধন করেছি। নাম বদলালে ' +
        '{hours} ঘণ্টা কোনো টাকা পাঠানো হয় না।\n\n' +
        'আপনি বলেননি? এখনই আমাদের লিখুন।',
      en:
        'Customer service has corrected the name or birthday of your account {account} ' +
        'at {brand}, as requested. After a change of name, payouts pause for {hours} ' +
        'hours.\n\n' +
        'If you did not request this, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} অ্যাকাউন্টের নাম বা জন্মতারিখ আমরা সংশোধন করেছি। আপনি বলেননি? এখনই আমাদের লিখুন।',
      en:
        'Customer service corrected the name or birthday of your {brand} account. If you ' +
        'did not request this, contact us at once.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

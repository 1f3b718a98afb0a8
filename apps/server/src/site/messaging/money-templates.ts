import type { TemplateRow } from './template-row.ts';

const walletSubject = {
  bn: 'আপনার {brand} অ্যাকাউন্টের ওয়ালেট',
  en: 'The payout wallets of your {brand} account',
};

const paymentPasswordSubject = {
  bn: 'আপনার {brand} পেমেন্ট পাসওয়ার্ড',
  en: 'Your {brand} payment password',
};

/** How money comes in and goes out. */
export const moneyTemplates = {
  deposit_changed: {
    to: 'browsers',
    channels: ['event'],
    event: 'deposit',
  },
  withdrawal_changed: {
    to: 'browsers',
    channels: ['event'],
    event: 'withdrawal',
  },
  payout_wallet_added: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    params: ['hours'],
    subject: walletSubject,
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টে টাকা তোলার একটি ওয়ালেট যোগ হয়েছে। অ্যাকাউন্টের প্রথম ওয়ালেট না হলে ' +
        '{hours} ঘণ্টা এতে টাকা পাঠানো হয় না।\n\n' +
        'আপনি করেননি? আমার অ্যাকাউন্টে গিয়ে সেটি সরান, পাসওয়ার্ড বদলান, আর আমাদের লিখুন।',
      en:
        'A payout wallet was added to your account {account} at {brand}. Payouts to it ' +
        'start after {hours} hours, unless it is the account’s first wallet.\n\n' +
        'If this was not you, remove it under My account, change your password, and ' +
        'contact us.',
    },
    sms: {
      bn: 'আপনার {brand} অ্যাকাউন্টে টাকা তোলার একটি ওয়ালেট যোগ হয়েছে। আপনি করেননি? সেটি সরিয়ে আমাদের লিখুন।',
      en:
        'A payout wallet was added to your {brand} account. If this was not you, remove ' +
        'it and contact us.',
    },
  },
  payout_wallet_removed: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    params: ['hours'],
    subject: walletSubject,
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্ট থেকে একটি ওয়ালেট সরানো হয়েছে। এর জায়গায় যা যোগ হবে, তাতে টাকা যাবে ' +
        '{hours} ঘণ্টা পর।\n\n' +
        'আপনি করেননি? এখনই আমাদের লিখুন।',
      en:
        'A payout wallet was removed from your account {account} at {brand}. Payouts to ' +
        'its replacement start after {hours} hours.\n\n' +
        'If this was not you, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} অ্যাকাউন্ট থেকে একটি ওয়ালেট সরানো হয়েছে। আপনি করেননি? এখনই আমাদের লিখুন।',
      en:
        'A payout wallet was removed from your {brand} account. If this was not you, ' +
        'contact us at once.',
    },
  },
  payment_password_set: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: paymentPasswordSubject,
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টের পেমেন্ট পাসওয়ার্ড ঠিক করা বা বদলানো হয়েছে।\n\n' +
        'আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'The payment password of your account {account} at {brand} was set or changed.\n\n' +
        'If this was not you, contact us at once.',
    },
    sms: {
      bn: 'আপনার {brand} পেমেন্ট পাসওয়ার্ড ঠিক করা হয়েছে। আপনি না করে থাকলে এখনই জানান।',
      en:
        'The payment password of your {brand} account was set. If this was not you, ' +
        'contact us at once.',
    },
  },
  payment_password_reset: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    params: ['hours'],
    subject: paymentPasswordSubject,
    email: {
      bn:
        '{brand}-এ আপনার {account} অ্যাকাউন্টের আগের পেমেন্ট পাসওয়ার্ড ভুলে যাওয়ায় নতুন একটি ঠিক করা হয়েছে। ' +
        '{hours} ঘণ্টা কোনো টাকা তোলা যাবে না; বাকি সব চলবে।\n\n' +
        'আপনি না করে থাকলে এখনই আমাদের জানান।',
      en:
        'The payment password of your account {account} at {brand} was reset. Payouts ' +
        'pause for {hours} hours; everything else works as usual.\n\n' +
        'If this was not you, contact us at once.',
    },
    sms: {
      bn:
        'আপনার {brand} পেমেন্ট পাসওয়ার্ড নতুন করে ঠিক করা হয়েছে। {hours} ঘণ্টা টাকা তোলা যাবে না। আপনি না করে থাকলে ' +
        'এখনই জানান।',
      en:
        'The payment password of your {brand} account was reset. Payouts pause for ' +
        '{hours} hours. If this was not you, contact us at once.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

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
  deposit_credited: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'deposit_credited',
    link: { page: 'deposit', id: 'paymentId' },
    subject: { bn: 'টাকা জমা হয়েছে', en: 'Your deposit has arrived' },
    note: {
      bn: '{amount} জমা হয়েছে, আর আপনার ব্যালেন্সে যোগ হয়েছে।',
      en: 'Your deposit of {amount} was added to your balance.',
    },
  },
  deposit_failed: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'deposit_failed',
    link: { page: 'deposit', id: 'paymentId' },
    subject: { bn: 'টাকা জমা হয়নি', en: 'Your deposit failed' },
    note: {
      bn: '{amount} জমা হয়নি, ব্যালেন্স আগের মতোই আছে। টাকা কেটে থাকলে জমাটি খুলে আমাদের জানান।',
      en:
        'Your deposit of {amount} failed, and your balance has not changed. If money was ' +
        'taken from you, open the deposit and contact us.',
    },
  },
  deposit_refunded: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'deposit_failed',
    link: { page: 'deposit', id: 'paymentId' },
    subject: { bn: 'টাকা ফেরত গেছে', en: 'Your payment was refunded' },
    note: {
      bn: '{amount} জমার অর্ডারের সঙ্গে মেলেনি, তাই যে মাধ্যমে দিয়েছিলেন সেখানেই ফেরত পাঠানো হয়েছে।',
      en:
        'Your payment of {amount} differed from what was ordered, so it was sent back the way ' +
        'you paid it.',
    },
  },
  deposit_given_back: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'deposit_failed',
    link: { page: 'deposit', id: 'paymentId' },
    subject: { bn: 'জমার টাকা ফেরত গেছে', en: 'Your deposit was sent back' },
    note: {
      bn: 'আপনার জমা করা {amount} ব্যালেন্স থেকে নিয়ে যে মাধ্যমে দিয়েছিলেন সেখানেই ফেরত পাঠানো হয়েছে।',
      en:
        'Your deposit of {amount} was taken from your balance and sent back the way you paid ' +
        'it.',
    },
  },
  withdrawal_approved: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'withdrawal_approved',
    link: { page: 'withdraw', id: 'paymentId' },
    subject: { bn: 'টাকা তোলা অনুমোদিত', en: 'Your withdrawal was approved' },
    note: {
      bn: '{amount} তোলার অনুরোধ অনুমোদিত হয়েছে। টাকা আপনার ওয়ালেটে পাঠানো হচ্ছে।',
      en: 'Your withdrawal of {amount} was approved and is being paid to your wallet.',
    },
  },
  withdrawal_rejected: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'withdrawal_rejected',
    link: { page: 'withdraw', id: 'paymentId' },
    subject: { bn: 'টাকা তোলা যায়নি', en: 'Your withdrawal was rejected' },
    note: {
      bn: '{amount} তোলা যায়নি। টাকা আপনার ব্যালেন্সে ফিরেছে; কারণটি খুলে দেখুন।',
      en:
        'Your withdrawal of {amount} was rejected, and the money is back in your balance. ' +
        'Open it for the reason.',
    },
  },
  withdrawal_paid: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'withdrawal_paid',
    link: { page: 'withdraw', id: 'paymentId' },
    subject: { bn: 'টাকা পাঠানো হয়েছে', en: 'Your withdrawal was paid' },
    note: {
      bn: '{amount} আপনার ওয়ালেটে পাঠানো হয়েছে। খুলে জানান, টাকা পেয়েছেন কি না।',
      en: '{amount} was paid to your wallet. Open the withdrawal and tell us whether it arrived.',
    },
  },
  dispute_repaid: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'dispute_repaid',
    link: { page: 'withdraw', id: 'paymentId' },
    subject: { bn: 'না পৌঁছানো টাকা আবার পাঠানো হয়েছে', en: 'The missing money was paid' },
    note: {
      bn: 'আপনি জানিয়েছিলেন {amount} পৌঁছায়নি। আমরা তা আবার পাঠিয়েছি।',
      en: 'You told us that {amount} had not arrived. We have paid it again.',
    },
  },
  dispute_refused: {
    to: 'browsers',
    channels: ['inbox'],
    params: ['amount', 'currency', 'paymentId'],
    kind: 'dispute_refused',
    link: { page: 'withdraw', id: 'paymentId' },
    subject: { bn: 'না পৌঁছানো টাকার ব্যাপারে উত্তর', en: 'Our answer about the missing money' },
    note: {
      bn: 'আপনি জানিয়েছিলেন {amount} পৌঁছায়নি। যাচাই করে আমরা দেখেছি, টাকা পৌঁছেছে। কারণটি খুলে দেখুন।',
      en:
        'You told us that {amount} had not arrived. We checked, and found that it had. Open the ' +
        'withdrawal for the reason.',
    },
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

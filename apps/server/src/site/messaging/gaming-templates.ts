import type { TemplateRow } from './template-row.ts';

const playSubject = {
  bn: '{brand}-এ আপনার খেলায় সীমা টানা হয়েছে',
  en: 'Your play at {brand} was limited',
};

/** What an operator limits for a member. */
export const gamingTemplates = {
  limit_tightened: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: playSubject,
    email: {
      bn:
        'গ্রাহকসেবা {brand}-এ আপনার {account} অ্যাকাউন্টের খেলার একটি সীমা আরও কড়া করেছে। এখন থেকেই তা কার্যকর।' +
        '\n\n' +
        'দায়িত্বশীল খেলা পাতায় সীমাটি দেখতে পাবেন। শিথিল করতে চাইলে অন্য সব সীমার মতোই এক দিন অপেক্ষা করে নিশ্চিত করতে হবে। ' +
        'আপনি না চেয়ে থাকলে আমাদের জানান।',
      en:
        'Customer service has lowered a limit of your account {account} at {brand}. It ' +
        'applies at once.\n\n' +
        'You see it under Responsible gaming. You can raise it again after 24 hours and ' +
        'a confirmation. If you did not request this, contact us.',
    },
    sms: {
      bn: '{brand}-এ আপনার খেলার একটি সীমা গ্রাহকসেবা আরও কড়া করেছে। আপনার সীমাগুলো দেখুন।',
      en: 'Customer service has lowered a limit of your {brand} account. See your limits.',
    },
  },
  break_begun: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: playSubject,
    email: {
      bn:
        'গ্রাহকসেবা {brand}-এ আপনার {account} অ্যাকাউন্টের জন্য খেলা থেকে বিরতি শুরু করেছে, অথবা চলতি বিরতিটি বাড়িয়েছে। ' +
        'এখন থেকেই তা কার্যকর, আর কখনও কমানো হয় না।\n\n' +
        'আপনি লগ ইন করে টাকা তুলতে পারবেন। আপনি না চেয়ে থাকলে আমাদের জানান।',
      en:
        'Customer service has started or extended a break from play for your account ' +
        '{account} at {brand}. It applies at once and cannot be shortened.\n\n' +
        'You can still log in and withdraw your money. If you did not request this, ' +
        'contact us.',
    },
    sms: {
      bn: 'গ্রাহকসেবা {brand}-এ আপনার খেলার বিরতি শুরু করেছে বা বাড়িয়েছে।',
      en: 'Customer service has started or extended a break from play for your {brand} account.',
    },
  },
  under_age: {
    to: 'member',
    channels: ['inbox', 'email', 'sms'],
    subject: playSubject,
    email: {
      bn:
        'আমরা জেনেছি, {brand}-এ খেলার বয়স আপনার হয়নি। এখন থেকে আপনার {account} অ্যাকাউন্টে আর কখনও বাজি ধরা বা ' +
        'টাকা জমা দেওয়া যাবে না। চলতি বাজির হিসাব আগের মতোই হবে।\n\n' +
        'আপনি লগ ইন করে টাকা তুলতে পারবেন। ভুল হয়ে থাকলে আমাদের লিখুন।',
      en:
        'We have learnt that you are under the minimum age for playing at {brand}. Your ' +
        'account {account} takes no more bets and deposits. Open bets are settled as ' +
        'usual.\n\n' +
        'You can log in and withdraw your money. If this is a mistake, contact us.',
    },
    sms: {
      bn: '{brand}-এ খেলার বয়স আপনার হয়নি। আপনার অ্যাকাউন্টে আর বাজি বা জমা নেওয়া হবে না; টাকা তুলতে পারবেন।',
      en:
        'You are under the minimum age for playing at {brand}. Your account takes no ' +
        'more bets and deposits; you can withdraw your money.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

import type { TemplateRow } from './template-row.ts';

/** Where all of them lead. */
const link = { page: 'limits' } as const;

/** Kind messages to members whose play shows markers of harm. None names a marker or a score. */
export const careTemplates = {
  care_offered: {
    to: 'browsers',
    channels: ['inbox'],
    link,
    subject: { bn: 'আপনার খেলা কি এখনও আনন্দের?', en: 'Is play still fun for you?' },
    note: {
      bn:
        'ইদানীং আপনি বেশি খেলছেন বলে মনে হলো, তাই জানতে চাইছি। আপনার অ্যাকাউন্টে কিছুই বদলায়নি। চাইলে একটি সীমা ঠিক করতে বা ' +
        'কিছুদিন বিরতি নিতে পারেন, যে কোনো সময়। কথা বলতে চাইলে গ্রাহকসেবায় লিখুন।',
      en:
        'You seem to play more lately, so we ask. Nothing about your account has changed. If you ' +
        'like, you can set a limit or take a break at any time. If you want to talk, write to ' +
        'customer service.',
    },
  },
  care_limit_proposed: {
    to: 'browsers',
    channels: ['inbox'],
    link,
    subject: { bn: 'একটি সীমা কি আপনার কাজে আসবে?', en: 'Would a limit help you?' },
    note: {
      bn:
        'জমা, বাজি, হার বা সময়ের ওপর একটি সীমা রাখলে খরচ হাতের মধ্যে থাকে। কত হবে, তা আপনিই ঠিক করবেন। কমালে সঙ্গে সঙ্গে ' +
        'কার্যকর হয়, বাড়াতে এক দিন লাগে।',
      en:
        'A limit on deposits, stakes, losses or time keeps spending in your hands. You choose how ' +
        'much. Lowering it applies at once; raising it takes a day.',
    },
  },
  care_break_offered: {
    to: 'browsers',
    channels: ['inbox'],
    link,
    subject: { bn: 'কিছুদিন বিরতি নেবেন?', en: 'Would you like a break?' },
    note: {
      bn: 'এক দিন থেকে ছয় সপ্তাহ পর্যন্ত বিরতি নিতে পারেন। তখনও লগ ইন করতে ও টাকা তুলতে পারবেন।',
      en:
        'You can take a break of a day to six weeks. You can still log in and withdraw your money ' +
        'meanwhile.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

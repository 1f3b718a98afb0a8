import type { ErrorRow } from './error-row.ts';

/** Errors of banners and promotions. */
export const growthErrors = {
  banner_unknown: {
    status: 404,
    text: {
      bn: 'এই ব্যানার আর নেই।',
      en: 'This banner no longer exists.',
    },
  },
  link_invalid: {
    status: 422,
    text: {
      bn: 'এই ঠিকানায় কিছু খোলে না। লিংকটি কী খুলবে দেখে নিন।',
      en: 'This link leads nowhere. Check its target.',
    },
  },
  promotion_unknown: {
    status: 404,
    text: {
      bn: 'এই অফার নেই, বা শেষ হয়ে গেছে।',
      en: 'This offer does not exist or is over.',
    },
  },
  promotion_not_open: {
    status: 422,
    text: {
      bn: 'এই অফার এখন নেওয়া যাবে না।',
      en: 'This offer is not open now.',
    },
  },
  promotion_taken: {
    status: 409,
    text: {
      bn: 'এই অফার আপনি আগেই নিয়েছেন।',
      en: 'You have already used this offer.',
    },
  },
  promotion_exhausted: {
    status: 422,
    text: {
      bn: 'এই অফারের বরাদ্দ সবটুকু দেওয়া হয়ে গেছে।',
      en: 'The budget of this offer is used up.',
    },
  },
  promotion_not_earned: {
    status: 422,
    text: {
      bn: 'এই অফারের শর্ত এখনো পূরণ হয়নি।',
      en: 'You have not met the conditions of this offer yet.',
    },
  },
  application_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো আবেদন নেই।',
      en: 'This application does not exist.',
    },
  },
  broadcast_unknown: {
    status: 404,
    text: {
      bn: 'এই বার্তা আর নেই।',
      en: 'This message no longer exists.',
    },
  },
  audience_empty: {
    status: 422,
    text: {
      bn: 'এই বাছাইয়ে কোনো সদস্য পড়ে না।',
      en: 'No member matches this choice.',
    },
  },
  variable_missing: {
    status: 422,
    text: {
      bn: 'লেখায় থাকা এই ঘরগুলোর মান দিন: {names}।',
      en: 'Give the values that the text names: {names}.',
    },
  },
  text_braces: {
    status: 422,
    text: {
      bn: 'দ্বিতীয় বন্ধনীর ভেতরে শুধু একটি নাম লিখুন, যেমন account।',
      en: 'Between braces write only a name, such as account.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

import type { ErrorRow } from './error-row.ts';

/** Errors of operators. */
export const backofficeErrors = {
  claim_link_invalid: {
    status: 401,
    text: {
      bn: 'লিংকটা আগেই ব্যবহার হয়েছে, নয়তো মেয়াদ শেষ।',
      en: 'This link has been used or has expired.',
    },
  },
  code_wrong: {
    status: 401,
    text: {
      bn: 'ইউজারনেম, পাসওয়ার্ড বা কোড ভুল।',
      en: 'The username, the password or the code is wrong.',
    },
  },
  operator_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো অপারেটর নেই।',
      en: 'This operator does not exist.',
    },
  },
  last_operator: {
    status: 422,
    text: {
      bn: 'আর কোনো অপারেটর লগ ইন করতে পারেন না। আগে একজনকে আমন্ত্রণ জানান।',
      en: 'No other operator can log in. Invite one first.',
    },
  },
  setting_invalid: {
    status: 422,
    text: {
      bn: 'এই সেটিংয়ে এই মান দেওয়া যায় না।',
      en: 'This setting cannot have that value.',
    },
  },
  geetest_key_missing: {
    status: 422,
    text: {
      bn: 'সার্ভারে জিটেস্টের কী নেই: যেখানে সার্ভার চালু করা হয় সেখানে KHELAGHOR_GEETEST_KEY দিতে হবে।',
      en: 'The server has no GeeTest key. Set KHELAGHOR_GEETEST_KEY and restart it.',
    },
  },
  firebase_key_missing: {
    status: 422,
    text: {
      bn:
        'সার্ভারে ফায়ারবেসের কী নেই: যেখানে সার্ভার চালু করা হয় সেখানে ' +
        'KHELAGHOR_FIREBASE_API_KEY দিতে হবে।',
      en: 'The server has no Firebase key. Set KHELAGHOR_FIREBASE_API_KEY and restart it.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

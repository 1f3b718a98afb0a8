import type { ErrorRow } from './error-row.ts';

/** Errors of registration, phones and passwords. */
export const registrationErrors = {
  registration_closed: {
    status: 422,
    text: {
      bn: 'এখন নতুন অ্যাকাউন্ট খোলা যাচ্ছে না।',
      en: 'Sign-up is closed at the moment.',
    },
  },
  free_play_closed: {
    status: 422,
    text: {
      bn: 'এখন ফ্রি প্লে বন্ধ আছে।',
      en: 'Free play is closed at the moment.',
    },
  },
  field_required: {
    status: 422,
    text: {
      bn: 'এটা লিখতে হবে।',
      en: 'Fill in this field.',
    },
  },
  field_pattern: {
    status: 422,
    text: {
      bn: 'লেখাটা ঠিক ধরনের হয়নি।',
      en: 'This has the wrong format.',
    },
  },
  field_too_short: {
    status: 422,
    text: {
      bn: '{min, plural, one {অন্তত #টি অক্ষর দিন।} other {অন্তত #টি অক্ষর দিন।}}',
      en: '{min, plural, one {At least # character.} other {At least # characters.}}',
    },
  },
  field_too_long: {
    status: 422,
    text: {
      bn: '{max, plural, one {বড়জোর #টি অক্ষর দেওয়া যাবে।} other {বড়জোর #টি অক্ষর দেওয়া যাবে।}}',
      en: '{max, plural, one {At most # character.} other {At most # characters.}}',
    },
  },
  field_unreadable: {
    status: 422,
    text: {
      bn: 'এখানে এমন অক্ষর আছে যা পড়া যায় না। আবার লিখুন।',
      en: 'This contains characters we cannot read. Type it again.',
    },
  },
  username_taken: {
    status: 409,
    text: {
      bn: 'এই ইউজারনেম আরেকজন নিয়ে ফেলেছেন। অন্য একটা দিন।',
      en: 'This username is taken. Choose another one.',
    },
  },
  password_too_common: {
    status: 422,
    text: {
      bn: 'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন। আন্দাজ করা কঠিন এমন একটা দিন।',
      en: 'Too many people use this password. Choose one that is harder to guess.',
    },
  },
  passwords_differ: {
    status: 422,
    text: {
      bn: 'পাসওয়ার্ড দুটি মেলেনি।',
      en: 'The two passwords do not match.',
    },
  },
  password_same: {
    status: 422,
    text: {
      bn: 'এটাই আপনার এখনকার পাসওয়ার্ড। অন্য একটি নিন।',
      en: 'This is your current password. Choose another one.',
    },
  },
  password_wrong: {
    status: 422,
    text: {
      bn: 'এটা আপনার এখনকার পাসওয়ার্ড নয়।',
      en: 'This is not your current password.',
    },
  },
  session_unknown: {
    status: 404,
    text: {
      bn: 'সেখানে আপনি আর লগ ইন করা নেই।',
      en: 'This session has already ended.',
    },
  },
  mobile_invalid: {
    status: 422,
    text: {
      bn:
        'এটা কোনো মোবাইল নম্বর নয়। {digits, select, none {সংখ্যাগুলো দেখে নিন।} ' +
        'other {এই দেশের মোবাইল নম্বর {digits} সংখ্যার হয়।}}',
      en:
        'This is not a valid mobile number. {digits, select, none {Check its digits.} ' +
        'other {A mobile number of this country has {digits} digits.}}',
    },
  },
  mobile_taken: {
    status: 409,
    text: {
      bn: 'এই নম্বরে আগে থেকেই একটি অ্যাকাউন্ট আছে। সেটা দিয়ে লগ ইন করুন।',
      en: 'An account with this number already exists. Log in with it.',
    },
  },
  mobile_bound: {
    status: 409,
    text: {
      bn: 'এই নম্বরটি গুগল যাচাই করেছে, তাই এখান থেকে বদলানো যায় না। গ্রাহকসেবায় জানান।',
      en: 'Google verified this number, so it cannot be changed here. Contact customer service.',
    },
  },
  country_not_served: {
    status: 422,
    text: {
      bn: 'এই দেশের নম্বরে আমরা বার্তা পাঠাই না।',
      en: 'We cannot send SMS to this country.',
    },
  },
  sms_closed: {
    status: 422,
    text: {
      bn: 'এসএমএসে কোড পাঠানো এখন বন্ধ। গ্রাহকসেবায় জানান।',
      en: 'SMS codes are switched off at the moment. Contact customer service.',
    },
  },
  sms_too_soon: {
    status: 429,
    text: {
      bn: 'অনেকবার কোড চাওয়া হয়েছে। {wait} আবার চেষ্টা করুন।',
      en: 'You requested too many codes. Try again {wait}.',
    },
  },
  sms_unavailable: {
    status: 503,
    text: {
      bn: 'আজ এই নম্বরে আর কোড পাঠানো যাবে না। গ্রাহকসেবায় জানান।',
      en: 'No more codes can be sent to this number today. Contact customer service.',
    },
  },
  mail_closed: {
    status: 422,
    text: {
      bn: 'এখন আমরা ইমেইল পাঠাতে পারছি না। অন্যভাবে চেষ্টা করুন।',
      en: 'We cannot send e-mails now. Try another way.',
    },
  },
  sms_code_wrong: {
    status: 422,
    text: {
      bn: 'কোডটি ভুল, অথবা এর মেয়াদ শেষ। দেখে নিন, কিংবা নতুন কোড চান।',
      en: 'This code is wrong or has expired. Check it, or request a new one.',
    },
  },
  link_expired: {
    status: 422,
    text: {
      bn: 'লিংকটি ব্যবহার হয়ে গেছে, অথবা এর মেয়াদ শেষ। নতুন লিংক চান।',
      en: 'This link has been used or has expired. Request a new one.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

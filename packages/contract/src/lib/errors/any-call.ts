import type { ErrorRow } from './error-row.ts';

/** Errors that any call may answer with. */
export const anyCallErrors = {
  malformed: {
    status: 400,
    text: {
      bn: 'কোথাও একটা ভুল আছে। দেখে নিয়ে আবার চেষ্টা করুন।',
      en: 'This request is not valid. Check it and try again.',
    },
  },
  seal_broken: {
    status: 400,
    text: {
      bn: 'পাতাটা পুরোনো হয়ে গেছে। আবার লোড করে চেষ্টা করুন।',
      en: 'This page is out of date. Reload it and try again.',
    },
  },
  origin_refused: {
    status: 403,
    text: {
      bn: 'অনুরোধটা আমাদের পাতা থেকে আসেনি। সাইটটা আবার খুলে চেষ্টা করুন।',
      en: 'This request did not come from our site. Open the site again and retry.',
    },
  },
  not_logged_in: {
    status: 401,
    text: {
      bn: 'আপনি লগ ইন করেননি। লগ ইন করুন।',
      en: 'You are not logged in. Please log in.',
    },
  },
  other_member: {
    status: 409,
    text: {
      bn: 'এই ব্রাউজারে এখন অন্য একজন সদস্য লগ ইন করা আছেন। কিছুই করা হয়নি।',
      en: 'Another member is logged in in this browser now. Nothing was done.',
    },
  },
  not_allowed: {
    status: 403,
    text: {
      bn: 'আপনার অ্যাকাউন্ট থেকে এটা করা যায় না।',
      en: 'Your account cannot do this.',
    },
  },
  permission_missing: {
    status: 403,
    text: {
      bn: 'আপনার রোলে এই অনুমতি নেই।',
      en: 'Your role does not have this permission.',
    },
  },
  own_account: {
    status: 403,
    text: {
      bn: 'নিজের অ্যাকাউন্ট নিয়ে আপনি সিদ্ধান্ত নিতে পারেন না। অন্য একজন অপারেটরকে বলুন।',
      en: 'You cannot decide about an account of your own. Ask another operator.',
    },
  },
  not_found: {
    status: 404,
    text: {
      bn: 'এখানে কিছু নেই।',
      en: 'There is nothing here.',
    },
  },
  method_not_allowed: {
    status: 405,
    text: {
      bn: 'এখানে এটা করা যায় না।',
      en: 'This cannot be done here.',
    },
  },
  too_large: {
    status: 413,
    text: {
      bn: 'একবারে এত কিছু পাঠানো যাবে না।',
      en: 'This request is too large. Send less at once.',
    },
  },
  address_too_long: {
    status: 414,
    text: {
      bn: 'ঠিকানাটি অনেক লম্বা।',
      en: 'This address is too long.',
    },
  },
  unsupported_media: {
    status: 415,
    text: {
      bn: 'এই ধরনের তথ্য আমরা পড়তে পারি না।',
      en: 'We cannot read this kind of data.',
    },
  },
  too_many_requests: {
    status: 429,
    text: {
      bn: 'অনেকবার চেষ্টা হয়েছে। {wait} আবার চেষ্টা করুন।',
      en: 'Too many attempts. Try again {wait}.',
    },
  },
  fault: {
    status: 500,
    text: {
      bn: 'আমাদের দিকে একটা সমস্যা হয়েছে। আপনার টাকা ঠিক আছে। একটু পরে আবার চেষ্টা করুন।',
      en: 'Something went wrong on our side. Your money is safe. Try again in a moment.',
    },
  },
  overloaded: {
    status: 503,
    text: {
      bn: 'এখন খুব ভিড়। {wait} আবার চেষ্টা করুন।',
      en: 'The site is very busy. Try again {wait}.',
    },
  },
  maintenance: {
    status: 503,
    text: {
      bn: 'রক্ষণাবেক্ষণ চলছে। একটু পরে আসুন।',
      en: 'We are under maintenance. Try again later.',
    },
  },
  region_restricted: {
    status: 403,
    text: {
      bn: 'সাইটটি আপনার অঞ্চলে পাওয়া যায় না।',
      en: 'The site is not available in your region.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

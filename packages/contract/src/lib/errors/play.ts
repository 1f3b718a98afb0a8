import type { ErrorRow } from './error-row.ts';

/** Errors of games and vendors. */
export const playErrors = {
  // Games.
  game_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো খেলা নেই।',
      en: 'This game does not exist.',
    },
  },
  game_closed: {
    status: 422,
    text: {
      bn: 'খেলাটা এখন বন্ধ। অন্য একটা খেলুন।',
      en: 'This game is closed now. Try another one.',
    },
  },
  game_maintenance: {
    status: 503,
    text: {
      bn:
        '{until, select, unknown {এই খেলায় রক্ষণাবেক্ষণ চলছে। ততক্ষণ অন্য একটি ' +
        'খেলুন।} other {এই খেলায় {until} পর্যন্ত রক্ষণাবেক্ষণ চলবে। ততক্ষণ অন্য একটি ' +
        'খেলুন।}}',
      en:
        '{until, select, unknown {This game is under maintenance. Try another one ' +
        'meanwhile.} other {This game is under maintenance until {until}. Try another ' +
        'one meanwhile.}}',
    },
  },
  maintenance_ended: {
    status: 422,
    text: {
      bn: 'রক্ষণাবেক্ষণ শেষের সময় এখনকার পরে হতে হবে।',
      en: 'The end of the maintenance must be in the future.',
    },
  },
  favourites_full: {
    status: 422,
    text: {
      bn: 'পছন্দের তালিকা ভরে গেছে। আগে একটি সরান।',
      en: 'You have the maximum number of favourites. Remove one first.',
    },
  },
  launch_code_invalid: {
    status: 401,
    text: {
      bn: 'খেলার লিংকের মেয়াদ শেষ। খেলাটা আবার খুলুন।',
      en: 'This game link has expired. Open the game again.',
    },
  },
  stake_below_minimum: {
    status: 422,
    text: {
      bn: 'বাজির পরিমাণ সর্বনিম্ন সীমার কম।',
      en: 'The stake is below the minimum.',
    },
  },
  stake_not_in_units: {
    status: 422,
    text: {
      bn: 'এই বাজির পরিমাণ 10 টাকার গুণিতক হতে হবে।',
      en: 'The stake of this play must be a multiple of 10 taka.',
    },
  },
  stake_not_whole: {
    status: 422,
    text: {
      bn: 'এই খেলায় বাজির পরিমাণ পূর্ণ সংখ্যা হতে হবে।',
      en: 'The stake of this game must be a whole amount.',
    },
  },
  stake_above_maximum: {
    status: 422,
    text: {
      bn: 'বাজির পরিমাণ সর্বোচ্চ সীমার বেশি।',
      en: 'The stake is above the maximum.',
    },
  },
  payout_above_maximum: {
    status: 422,
    text: {
      bn: 'সম্ভাব্য জয় সর্বোচ্চ সীমার বেশি। বাজির পরিমাণ কমান।',
      en: 'The possible win is above the maximum. Lower the stake.',
    },
  },
  bet_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো বাজি আমাদের খাতায় নেই।',
      en: 'This bet does not exist.',
    },
  },
  // Vendors of games.
  vendor_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো গেম প্রোভাইডার নেই।',
      en: 'This games provider does not exist.',
    },
  },
  vendor_closed: {
    status: 422,
    text: {
      bn: 'এই গেম প্রোভাইডার এখন বন্ধ। সেখানে থাকা টাকা ফেরত আনা যাবে।',
      en: 'This games provider is closed at the moment. You can still move your money back.',
    },
  },
  vendor_unavailable: {
    status: 503,
    text: {
      bn: 'গেম প্রোভাইডার সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
      en: 'The games provider does not respond. Try again in a moment.',
    },
  },
  vendor_taken: {
    status: 409,
    text: {
      bn: 'এই কোড বা নামে আগে থেকেই একটি ভেন্ডর আছে।',
      en: 'A vendor with this code or name already exists.',
    },
  },
  vendor_key_invalid: {
    status: 422,
    text: {
      bn: 'এই পাবলিক কি-র ওপর ভরসা করা যায় না: PEM-এ RSA, কমপক্ষে 2048 বিট হতে হবে।',
      en: 'Enter an RSA public key in PEM, 2048 bits or more.',
    },
  },
  vendor_key_private: {
    status: 422,
    text: {
      bn:
        'এটি একটি প্রাইভেট কি। অন্যের চোখে পড়েছে, তাই এটি আর নিরাপদ নয়: ভেন্ডরকে এটি বদলাতে ' +
        'বলুন, তারপর শুধু নতুন পাবলিক কি-টি দিন।',
      en:
        'This is a private key. It has been seen, so it is no longer safe: ask the vendor to ' +
        'replace it, then enter only the new public key.',
    },
  },
  vendor_key_taken: {
    status: 409,
    text: {
      bn: 'কোনো ভেন্ডরের এই কি আছে বা ছিল। প্রত্যেকের নিজের কি লাগবে।',
      en: 'This key belongs or belonged to a vendor. Each vendor needs its own key.',
    },
  },
  vendor_key_unknown: {
    status: 404,
    text: {
      bn: 'এই ভেন্ডরের এমন কোনো চালু কি নেই।',
      en: 'This key is not in use at the vendor.',
    },
  },
  vendor_keys_full: {
    status: 409,
    text: {
      bn: 'দুটি কি চালু আছে। আরেকটি যোগ করার আগে একটি বাতিল করুন।',
      en: 'Two keys are in use. Retire one before you add another.',
    },
  },
  round_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো রাউন্ড নেই।',
      en: 'This round does not exist.',
    },
  },
  round_ended: {
    status: 409,
    text: {
      bn: 'এই রাউন্ড শেষ হয়ে গেছে।',
      en: 'This round has ended.',
    },
  },
  round_too_young: {
    status: 422,
    text: {
      bn: 'এই রাউন্ড শুরু হয়েছে এক ঘণ্টাও হয়নি। ভেন্ডর এখনো এটি শেষ করতে পারে।',
      en: 'This round began less than an hour ago. The vendor may still end it.',
    },
  },
  round_act_waits: {
    status: 409,
    text: {
      bn: 'এই রাউন্ডের জন্য একটি অনুরোধ আগে থেকেই অপেক্ষায় আছে।',
      en: 'A request for this round is already pending.',
    },
  },
  round_act_unknown: {
    status: 404,
    text: {
      bn: 'এই অনুরোধ আর অপেক্ষায় নেই।',
      en: 'This request is no longer pending.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

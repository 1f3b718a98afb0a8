import type { ErrorRow } from './error-row.ts';

/** Errors of content, images and messages. */
export const siteErrors = {
  // Human check.
  human_check_failed: {
    status: 422,
    text: {
      bn: 'নিরাপত্তা যাচাই হয়নি। আবার চেষ্টা করুন।',
      en: 'The security check failed. Try again.',
    },
  },
  human_check_away: {
    status: 503,
    text: {
      bn: 'নিরাপত্তা যাচাই এই মুহূর্তে কাজ করছে না। আবার চেষ্টা করুন।',
      en: 'The security check is not available at the moment. Try again.',
    },
  },
  human_check_unreached: {
    status: 422,
    text: {
      bn: 'নিরাপত্তা যাচাই খোলা যায়নি। সংযোগ দেখুন, কিছু একে আটকালে তা বন্ধ করুন, তারপর আবার চেষ্টা করুন।',
      en:
        'The security check could not be loaded. Check your connection and your ad ' +
        'blocker, then try again.',
    },
  },
  captcha_required: {
    status: 422,
    text: {
      bn: 'ছবিতে যা লেখা, তা লিখুন।',
      en: 'Type the characters in the picture.',
    },
  },
  captcha_wrong: {
    status: 422,
    text: {
      bn: 'ছবির লেখার সঙ্গে মেলেনি। নতুন ছবিটা দেখে আবার লিখুন।',
      en: 'These are not the characters in the picture. Try again with the new picture.',
    },
  },
  // Pictures.
  image_missing: {
    status: 422,
    text: {
      bn: 'আগে একটি ছবি বেছে নিন।',
      en: 'Choose a picture first.',
    },
  },
  image_unreadable: {
    status: 422,
    text: {
      bn: 'ছবিটি পড়া যাচ্ছে না। PNG, JPEG, WebP বা AVIF ফাইল পাঠান।',
      en: 'We cannot read this picture. Send a PNG, JPEG, WebP or AVIF file.',
    },
  },
  image_too_large: {
    status: 413,
    text: {
      bn: 'ছবিটি বেশি বড়। সর্বোচ্চ 5 MB আর 40 মেগাপিক্সেল হতে পারে; 16 বিট হলে 20 মেগাপিক্সেল।',
      en:
        'This picture is too large. It may have at most 5 MB and 40 megapixels, or 20 ' +
        'megapixels at 16 bits.',
    },
  },
  // Messages.
  announcement_unknown: {
    status: 404,
    text: {
      bn: 'এই ঘোষণার সময় শেষ, অথবা সরিয়ে নেওয়া হয়েছে।',
      en: 'This announcement has ended or was removed.',
    },
  },
  schedule_invalid: {
    status: 422,
    text: {
      bn: 'শেষের সময় শুরুর পরে হতে হবে।',
      en: 'The end must be after the start.',
    },
  },
  service_closed: {
    status: 422,
    text: {
      bn: 'এই চ্যানেলে এখন কেউ নেই। অন্য একটায় চেষ্টা করুন।',
      en: 'This support channel is closed now. Try another one.',
    },
  },
  address_refused: {
    status: 422,
    text: {
      bn: 'https:// দিয়ে শুরু এমন একটা ওয়েব ঠিকানা দিন।',
      en: 'Enter a web address that begins with https://.',
    },
  },
  host_not_allowed: {
    status: 422,
    text: {
      bn: 'হোস্টটি অনুমোদিত তালিকায় নেই। আগে অনুমোদন করুন।',
      en: 'This host is not on the list of allowed hosts. Allow it first.',
    },
  },
  resource_unknown: {
    status: 404,
    text: {
      bn: 'এটি আর নেই।',
      en: 'This entry no longer exists.',
    },
  },
  article_unknown: {
    status: 404,
    text: {
      bn: 'সাহায্যের এই পাতাটি আর নেই।',
      en: 'This help page no longer exists.',
    },
  },
  slug_taken: {
    status: 409,
    text: {
      bn: 'এই ঠিকানায় আরেকটা লেখা আছে।',
      en: 'Another article has this address already.',
    },
  },
  feedback_empty: {
    status: 422,
    text: {
      bn: 'কী বিষয়ে, তা লিখুন।',
      en: 'Write your message first.',
    },
  },
  feedback_too_long: {
    status: 422,
    text: {
      bn: 'লেখাটি 140 অক্ষরের বেশি। ছোট করুন।',
      en: 'This is longer than 140 characters. Shorten it.',
    },
  },
  feedback_too_many_images: {
    status: 422,
    text: {
      bn: 'সর্বোচ্চ 3টি ছবি দিন।',
      en: 'Attach at most 3 pictures.',
    },
  },
  feedback_waiting_limit: {
    status: 422,
    text: {
      bn: 'আপনার আগের লেখাগুলো আমরা এখনো পড়ছি। উত্তরের জন্য অপেক্ষা করুন।',
      en: 'We have not answered your last messages yet. Wait for our answer.',
    },
  },
  feedback_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো বার্তা নেই।',
      en: 'This message does not exist.',
    },
  },
  // Messages to browsers.
  push_endpoint_refused: {
    status: 422,
    text: {
      bn: 'এই ব্রাউজারে বার্তা পাঠানো যাচ্ছে না। অন্য ব্রাউজারে চেষ্টা করুন।',
      en: 'We cannot send messages to this browser. Try another browser.',
    },
  },
  push_devices_full: {
    status: 422,
    text: {
      bn: 'যতগুলো ডিভাইসে বার্তা পাঠানো যায়, আপনার ততগুলোই আছে। আগে একটি সরান।',
      en: 'You have the maximum number of devices for messages. Remove one first.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

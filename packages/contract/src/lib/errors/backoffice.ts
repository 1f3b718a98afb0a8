import type { ErrorRow } from './error-row.ts';

/** Errors of operators. */
export const backofficeErrors = {
  changed_meanwhile: {
    status: 409,
    text: {
      bn: 'আপনি খোলার পরে এটা বদলে গেছে। কী বদলেছে দেখে নিয়ে আবার সংরক্ষণ করুন।',
      en: 'This was changed after you opened it. Check what changed, then save again.',
    },
  },
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
  freeze_end_passed: {
    status: 422,
    text: {
      bn: 'শেষের সময়টি পেরিয়ে গেছে। পরের কোনো সময় দিন।',
      en: 'The end has passed already. Choose a later time.',
    },
  },
  case_unknown: {
    status: 404,
    text: { bn: 'এমন কোনো কেস নেই।', en: 'There is no such case.' },
  },
  case_is_open: {
    status: 409,
    text: {
      bn: 'এই সদস্যকে নিয়ে একটি কেস আগে থেকেই খোলা আছে।',
      en: 'A case about this member is open already.',
    },
  },
  configuration_file_malformed: {
    status: 422,
    text: {
      bn: 'এটি এই সাইট থেকে নামানো সেটিংসের ফাইল নয়।',
      en: 'This is not a file of settings that a site like this one saved.',
    },
  },
  configuration_file_version: {
    status: 422,
    text: {
      bn: 'ফাইলটি {version} সংস্করণের; এই সাইট পড়ে {known} সংস্করণ।',
      en: 'The file is of version {version}; this site reads version {known}.',
    },
  },
  configuration_file_too_long: {
    status: 422,
    text: {
      bn: 'ফাইলটি বেশি বড়: সর্বোচ্চ {max} অক্ষর পড়া যায়।',
      en: 'The file is too long: at most {max} characters are read.',
    },
  },
  configuration_file_sections: {
    status: 422,
    text: {
      bn: 'ফাইলের এই অংশগুলো অচেনা: {names}।',
      en: 'These sections of the file are unknown: {names}.',
    },
  },
  configuration_file_repeats: {
    status: 422,
    text: {
      bn: 'ফাইলে এগুলো একাধিকবার আছে: {names}।',
      en: 'The file has these more than once: {names}.',
    },
  },
  configuration_file_invalid: {
    status: 422,
    text: {
      bn: 'ফাইলের এই মানগুলো ঠিক নয়: {names}।',
      en: 'These values of the file are not valid: {names}.',
    },
  },
  configuration_unknown: {
    status: 422,
    text: {
      bn: 'এই সাইটে এই নামের কিছু নেই।',
      en: 'This site has nothing of this name.',
    },
  },
  channel_gateway_fixed: {
    status: 422,
    text: {
      bn: 'চ্যানেলের গেটওয়ে ও মুদ্রা বদলানো যায় না।',
      en: 'The gateway and the currency of a channel cannot be changed.',
    },
  },
  role_beyond_own: {
    status: 422,
    text: {
      bn: 'রোলটি এমন অনুমতি দেয় যা আপনার নিজের নেই।',
      en: 'The role would give permissions that you do not have.',
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
      bn: 'অপারেটরদের দেখাশোনা করার মতো আর কেউ থাকবেন না। আগে আরেকজনকে সেই অনুমতি দিন।',
      en: 'No other operator could manage operators. Give another one that permission first.',
    },
  },
  alert_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো সতর্কবার্তা নেই।',
      en: 'This alert does not exist.',
    },
  },
  care_case_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো বিষয় নেই।',
      en: 'This case does not exist.',
    },
  },
  role_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো রোল নেই।',
      en: 'This role does not exist.',
    },
  },
  role_fixed: {
    status: 422,
    text: {
      bn: 'এই রোল বদলানো যায় না।',
      en: 'This role cannot be changed.',
    },
  },
  role_in_use: {
    status: 422,
    text: {
      bn: 'এই রোলে এখনো অপারেটর আছেন। আগে তাঁদের অন্য রোল দিন।',
      en: 'Operators still have this role. Give them another one first.',
    },
  },
  role_name_taken: {
    status: 409,
    text: {
      bn: 'এই নামে আরেকটি রোল আছে।',
      en: 'Another role has this name.',
    },
  },
  period_reversed: {
    status: 422,
    text: {
      bn: 'শেষ দিনটা প্রথম দিনের আগে। দিন দুটো ঠিক করে দিন।',
      en: 'The last day is before the first. Correct the days.',
    },
  },
  report_order_unknown: {
    status: 404,
    text: {
      bn: 'রিপোর্ট পাঠানোর এই নির্দেশটি আর নেই।',
      en: 'This order of a report no longer exists.',
    },
  },
  report_recipient_unfit: {
    status: 422,
    text: {
      bn: 'একজন প্রাপকের ইমেইল ঠিকানা বা রিপোর্ট নামানোর অনুমতি নেই।',
      en: 'A recipient has no e-mail address or may not save reports as files.',
    },
  },
  report_too_long: {
    status: 422,
    text: {
      bn: 'একটি রিপোর্টে সর্বোচ্চ 400টি দিন, সপ্তাহ বা মাস থাকে। কম দিন বেছে নিন।',
      en: 'A report covers at most 400 days, weeks or months. Choose fewer days.',
    },
  },
  setting_invalid: {
    status: 422,
    text: {
      bn: 'এই সেটিংয়ে এই মান দেওয়া যায় না।',
      en: 'This setting cannot have that value.',
    },
  },
  setting_by_two: {
    status: 422,
    text: {
      bn: 'এই সেটিং দুজন অপারেটর মিলে বদলান। কারণ লিখে অনুরোধ করুন।',
      en: 'Two operators change this setting. Request it with a reason.',
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

import type { ErrorRow } from './error-row.ts';

/** Errors of accounts: proofs, devices, profiles. */
export const accountErrors = {
  login_frozen: {
    status: 403,
    text: {
      bn:
        'এই অ্যাকাউন্টে লগ ইন আপাতত বন্ধ রাখা হয়েছে{until, select, never {} other ' +
        '{ {until} পর্যন্ত}}। কারণ: {reason}',
      en:
        'Logging in to this account is stopped{until, select, never {} other { until ' +
        '{until}}}. Reason: {reason}',
    },
  },
  second_proof_wrong: {
    status: 422,
    text: {
      bn: 'এটা ঠিক নয়, কিংবা আগেই ব্যবহার হয়ে গেছে। দেখে নিয়ে আবার চেষ্টা করুন।',
      en: 'This code is wrong or was used before. Check it and try again.',
    },
  },
  second_proof_ended: {
    status: 422,
    text: {
      bn: 'অনেক দেরি হয়ে গেছে, কিংবা অনেকবার ভুল হয়েছে। আবার শুরু করুন।',
      en: 'It took too long, or there were too many attempts. Start again.',
    },
  },
  passkey_wrong: {
    status: 422,
    text: {
      bn: 'এই পাসকি দিয়ে এখানে ঢোকা যায় না। অন্য পাসকি নিন, কিংবা পাসওয়ার্ড দিয়ে লগ ইন করুন।',
      en:
        'This passkey is not registered with any account here. Try another one, or ' +
        'log in with your password.',
    },
  },
  passkeys_full: {
    status: 422,
    text: {
      bn: 'এক অ্যাকাউন্টে যতগুলো পাসকি রাখা যায়, আপনার ততগুলোই আছে। আগে একটি সরান।',
      en: 'You have the maximum number of passkeys. Remove one first.',
    },
  },
  factor_taken: {
    status: 409,
    text: {
      bn: 'এটা আগে থেকেই চালু আছে।',
      en: 'This is set up already.',
    },
  },
  factor_unknown: {
    status: 404,
    text: {
      bn: 'এটা আর চালু নেই। পাতাটি আবার লোড করুন।',
      en: 'This is no longer set up. Reload the page.',
    },
  },
  mail_too_soon: {
    status: 429,
    text: {
      bn: 'অনেকবার চিঠি চাওয়া হয়েছে। {wait} আবার চেষ্টা করুন।',
      en: 'You requested too many e-mails. Try again {wait}.',
    },
  },
  mail_code_wrong: {
    status: 422,
    text: {
      bn: 'কোডটি ভুল, অথবা এর মেয়াদ শেষ। দেখে নিন, কিংবা নতুন কোড চান।',
      en: 'This code is wrong or has expired. Check it, or request a new one.',
    },
  },
  email_taken: {
    status: 409,
    text: {
      bn: 'এই ঠিকানা অন্য একটি অ্যাকাউন্টে আছে।',
      en: 'Another account has this address already.',
    },
  },
  invitation_code_error: {
    status: 422,
    text: {
      bn: 'এমন কোনো আমন্ত্রণ কোড নেই। দেখে নিন, কিংবা ঘরটা খালি রাখুন।',
      en: 'This invitation code does not exist. Check it, or leave the field empty.',
    },
  },
  set_already: {
    status: 409,
    text: {
      bn: 'এটা আগেই দেওয়া হয়েছে। বদলাতে চাইলে গ্রাহকসেবায় লিখুন।',
      en: 'This is already set. Contact customer service to change it.',
    },
  },
  reset_waits: {
    status: 409,
    text: {
      bn: 'এই সদস্যের একটি রিসেট আগে থেকেই অপেক্ষায় আছে।',
      en: 'A reset for this member is already pending.',
    },
  },
  reset_unknown: {
    status: 404,
    text: {
      bn: 'এই সদস্যের কোনো রিসেট আর অপেক্ষায় নেই।',
      en: 'No reset for this member is pending.',
    },
  },
  reset_too_soon: {
    status: 422,
    text: {
      bn: 'সদস্য যে এক দিনের মধ্যে থামাতে পারেন তা এখনও শেষ হয়নি।',
      en: 'The member can still cancel this reset. Wait until 24 hours are over.',
    },
  },
  second_operator_needed: {
    status: 403,
    text: {
      bn: 'আপনি নিজেই এটা চেয়েছেন। অন্য একজন অপারেটরকে করতে হবে।',
      en: 'You requested it, so another operator must carry it out.',
    },
  },
  birthday_too_young: {
    status: 422,
    text: {
      bn: 'এখানে খেলতে বয়স {age} বা তার বেশি হতে হবে।',
      en: 'You must be {age} or older to play here.',
    },
  },
  payment_password_same: {
    status: 422,
    text: {
      bn: 'লগ ইনের পাসওয়ার্ড থেকে আলাদা একটা দিন।',
      en: 'Use a password different from your login password.',
    },
  },
  payment_password_wrong: {
    status: 422,
    text: {
      bn:
        'এটা আপনার পেমেন্ট পাসওয়ার্ড নয়। {left, plural, one {আর একবার চেষ্টা করতে ' +
        'পারবেন।} other {আর #বার চেষ্টা করতে পারবেন।}}',
      en:
        'This is not your payment password. {left, plural, one {One attempt is left.} ' +
        'other {# attempts are left.}}',
    },
  },
  payment_password_locked: {
    status: 429,
    text: {
      bn: 'পেমেন্ট পাসওয়ার্ড অনেকবার ভুল হয়েছে। {wait} আবার চেষ্টা করুন।',
      en: 'Too many wrong payment passwords. Try again {wait}.',
    },
  },
  age_unconfirmed: {
    status: 422,
    text: {
      bn: 'আপনার বয়স হয়েছে, সেটা নিশ্চিত করুন।',
      en: 'Confirm that you are old enough to play.',
    },
  },
  credentials_wrong: {
    status: 401,
    text: {
      bn: 'ইউজারনেম বা পাসওয়ার্ড ভুল।',
      en: 'The username or the password is wrong.',
    },
  },
  login_too_soon: {
    status: 429,
    text: {
      bn: 'অনেকবার ভুল হয়েছে। {wait} আবার চেষ্টা করুন, নয়তো অন্যভাবে লগ ইন করুন।',
      en: 'Too many wrong attempts. Try again {wait}, or log in another way.',
    },
  },
  account_closed: {
    status: 403,
    text: {
      bn: 'এই অ্যাকাউন্ট বন্ধ করা হয়েছে।',
      en: 'This account is closed.',
    },
  },
  in_need_true_account: {
    status: 403,
    text: {
      bn: 'ফ্রি প্লে অ্যাকাউন্টে এটা করা যায় না। নিজের অ্যাকাউন্ট খুলুন।',
      en: 'A trial account cannot do this. Open an account of your own.',
    },
  },
  error_not_agent: {
    status: 403,
    text: {
      bn: 'এটা শুধু এজেন্টদের জন্য।',
      en: 'This is for agents only.',
    },
  },
  password_must_change: {
    status: 403,
    text: {
      bn: 'আগে নতুন পাসওয়ার্ড দিন।',
      en: 'Choose a new password first.',
    },
  },
  hand_over_invalid: {
    status: 401,
    text: {
      bn: 'এভাবে ঢোকার সুযোগ ব্যবহার হয়ে গেছে, অথবা সময় শেষ।',
      en: 'This login link has expired. Log in again.',
    },
  },
  member_unknown: {
    status: 404,
    text: {
      bn: 'এই নামে কোনো সদস্য নেই।',
      en: 'There is no member with this username.',
    },
  },
  elsewhere_closed: {
    status: 422,
    text: {
      bn: 'এভাবে এখানে ঢোকা যায় না। অন্যভাবে ঢুকুন।',
      en: 'This login method is not available. Choose another one.',
    },
  },
  elsewhere_unavailable: {
    status: 503,
    text: {
      bn:
        '{provider, select, facebook {ফেসবুক} other {গুগল}} এখন সাড়া দিচ্ছে না। একটু ' +
        'পরে আবার চেষ্টা করুন, কিংবা অন্যভাবে ঢুকুন।',
      en:
        '{provider, select, facebook {Facebook} other {Google}} does not respond. Try ' +
        'again in a moment, or use another method.',
    },
  },
  elsewhere_ended: {
    status: 422,
    text: {
      bn: 'অনেক দেরি হয়ে গেছে, আগেই ব্যবহার হয়েছে, কিংবা অন্য ব্রাউজারে শুরু হয়েছিল। আবার শুরু করুন।',
      en:
        'This login took too long, was used already, or started in another browser. ' +
        'Start again.',
    },
  },
  elsewhere_declined: {
    status: 422,
    text: {
      bn: '{provider, select, facebook {ফেসবুকে} other {গুগলে}} আপনি সম্মতি দেননি। কিছুই বদলায়নি।',
      en:
        'You did not allow access at {provider, select, facebook {Facebook} other ' +
        '{Google}}. Nothing has changed.',
    },
  },
  elsewhere_invalid: {
    status: 422,
    text: {
      bn:
        'এটা যে {provider, select, facebook {ফেসবুক} other {গুগল}} থেকেই এসেছে, তা ' +
        'নিশ্চিত হওয়া যায়নি। আবার শুরু করুন।',
      en:
        'We could not verify the answer of {provider, select, facebook {Facebook} ' +
        'other {Google}}. Start again.',
    },
  },
  elsewhere_taken: {
    status: 409,
    text: {
      bn: 'এই অ্যাকাউন্ট দিয়ে এখানে অন্য একটি অ্যাকাউন্ট খোলে। অন্যটি নিন।',
      en: 'This account is already linked to another account here. Choose another one.',
    },
  },
  elsewhere_bound: {
    status: 409,
    text: {
      bn:
        'আপনার অ্যাকাউন্টে আগেই একটি {provider, select, facebook {ফেসবুক} other ' +
        '{গুগল}} অ্যাকাউন্ট যোগ করা আছে।',
      en:
        'Your account is already linked to a {provider, select, facebook {Facebook} ' +
        'other {Google}} account.',
    },
  },
  elsewhere_unknown: {
    status: 404,
    text: {
      bn: 'এই সদস্যের এমন কোনো অ্যাকাউন্ট যোগ করা নেই।',
      en: 'The member has no such account linked.',
    },
  },
  elsewhere_last_way: {
    status: 422,
    text: {
      bn: 'এটা বাদ দিলে সদস্যের ঢোকার আর কোনো উপায় থাকবে না। আগে একটি পাসওয়ার্ড দিন।',
      en: 'This is the member’s only login method. Issue a temporary password first.',
    },
  },
  phone_unverified: {
    status: 422,
    text: {
      bn: 'ফোন নম্বরটি যাচাই করা যায়নি। আরেকটি কোড চেয়ে আবার চেষ্টা করুন।',
      en: 'We could not verify your phone. Request a new code and try again.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

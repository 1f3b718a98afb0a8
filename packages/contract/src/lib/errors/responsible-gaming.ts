import type { ErrorRow } from './error-row.ts';

/** Errors of limits and breaks. */
export const responsibleGamingErrors = {
  limit_deposit_reached: {
    status: 422,
    text: {
      bn:
        '{from, select, never {আপনার ডিপোজিট-সীমা এই অঙ্কের চেয়ে কম। সীমার বাকি আছে ' +
        '{left}।} other {আপনার ডিপোজিট-সীমার বাকি আছে {left}। এই অঙ্ক আবার দেওয়া ' +
        'যাবে {from} থেকে।}}',
      en:
        '{from, select, never {Your deposit limit is lower than this amount. {left} ' +
        'of it is left.} other {{left} of your deposit limit is left. This amount ' +
        'fits again from {from}.}}',
    },
  },
  limit_stake_reached: {
    status: 422,
    text: {
      bn:
        '{from, select, never {আপনার বাজির সীমা এই বাজির চেয়ে কম। সীমার বাকি আছে ' +
        '{left}।} other {আপনার বাজির সীমার বাকি আছে {left}। এই বাজি আবার ধরা যাবে ' +
        '{from} থেকে।}}',
      en:
        '{from, select, never {Your limit on stakes is lower than this stake. {left} ' +
        'of it is left.} other {{left} of your limit on stakes is left. This stake ' +
        'fits again from {from}.}}',
    },
  },
  limit_loss_reached: {
    status: 422,
    text: {
      bn:
        '{from, select, never {আপনার হারের সীমা এই বাজির চেয়ে কম। সীমার বাকি আছে ' +
        '{left}।} other {আপনার হারের সীমার বাকি আছে {left}। এই বাজি আবার ধরা যাবে ' +
        '{from} থেকে।}}',
      en:
        '{from, select, never {Your limit on losses is lower than this stake. {left} ' +
        'of it is left.} other {{left} of your limit on losses is left. This stake ' +
        'fits again from {from}.}}',
    },
  },
  limit_time_reached: {
    status: 422,
    text: {
      bn:
        'নিজের জন্য যে সময় ঠিক করেছিলেন তা শেষ। {from} থেকে আবার খেলতে পারবেন। টাকা ' +
        'এখনও তুলতে পারবেন।',
      en:
        'Your time limit is reached. You can play again from {from}. You can still ' +
        'withdraw your money.',
    },
  },
  limit_change_unknown: {
    status: 404,
    text: {
      bn: 'এখানে আর কিছু অপেক্ষায় নেই। সীমাগুলো আবার দেখুন।',
      en: 'No change is pending any more. Check your limits again.',
    },
  },
  limit_change_too_soon: {
    status: 422,
    text: {
      bn: 'সীমা আলগা করা যায় চাওয়ার এক দিন পরে, তার আগে নয়।',
      en: 'A higher limit can be confirmed 24 hours after you request it.',
    },
  },
  limit_only_tightened: {
    status: 422,
    text: {
      bn: 'অপারেটর সীমা শুধু আরও কড়া করতে পারেন। এখনকার সীমা এর চেয়ে বেশি নয়।',
      en: 'Operators can only lower a limit. The current limit is not higher.',
    },
  },
  reality_check_due: {
    status: 422,
    text: {
      bn: 'খেলা কেমন চলছে, তা একবার দেখে নেওয়ার সময় হয়েছে। তারপর আবার খেলতে পারবেন।',
      en: 'Time for a reality check. After it you can go on.',
    },
  },
  on_break: {
    status: 422,
    text: {
      bn:
        '{until, select, never {আপনি নিজেকে খেলা থেকে বাদ রেখেছেন। টাকা এখনও তুলতে ' +
        'পারবেন।} frozen {আপনার খেলা ও জমা আপাতত বন্ধ রাখা হয়েছে। কারণ: {reason}} under_age {এখানে খেলতে ও টাকা জমা দিতে নির্ধারিত বয়স হতে হয়। টাকা ' +
        'এখনও তুলতে পারবেন।} other {আপনি {until} পর্যন্ত খেলা থেকে বিরতিতে আছেন। টাকা ' +
        'এখনও তুলতে পারবেন।}}',
      en:
        '{until, select, never {You have excluded yourself from play. You can still ' +
        'withdraw your money.} frozen {Play and deposits are stopped for your account. ' +
        'Reason: {reason}} under_age {You are too young to play or deposit here. ' +
        'You can still withdraw your money.} other {You are on a break until {until}. ' +
        'You can still withdraw your money.}}',
    },
  },
  member_on_break: {
    status: 422,
    text: {
      bn: 'এই সদস্য খেলা থেকে বিরতিতে আছেন, তাঁকে কিছু দেওয়া যায় না।',
      en: 'This member is on a break and cannot receive bonuses.',
    },
  },
  break_not_longer: {
    status: 422,
    text: {
      bn: 'আপনার বিরতি এমনিতেই এর চেয়ে লম্বা। বিরতি কেবল বাড়ানো যায়।',
      en: 'Your break already lasts longer. It can only be extended.',
    },
  },
  under_age_known: {
    status: 409,
    text: {
      bn: 'এই সদস্যের বয়স কম, তা আগেই লেখা আছে।',
      en: 'This member is already recorded as under age.',
    },
  },
  reopen_too_soon: {
    status: 422,
    text: {
      bn: 'বাদ রাখার মেয়াদ শেষ হলে এটা চাইতে পারবেন।',
      en: 'You can request this after your exclusion has ended.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

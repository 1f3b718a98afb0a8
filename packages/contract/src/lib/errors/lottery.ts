import type { ErrorRow } from './error-row.ts';

/** Errors of lotteries: their plays, issues, terms, group tickets and official results. */
export const lotteryErrors = {
  play_unknown: {
    status: 422,
    text: {
      bn: 'এখানে এমন বাজি নেই।',
      en: 'This bet type does not exist here.',
    },
  },
  selection_invalid: {
    status: 422,
    text: {
      bn: 'বাছাই পুরো হয়নি। আবার বেছে নিন।',
      en: 'This selection is not complete. Choose again.',
    },
  },
  line_count_out_of_range: {
    status: 422,
    text: {
      bn: 'এক টিকিটে এত লাইন নেওয়া যায় না।',
      en: 'Too many lines on one ticket.',
    },
  },
  play_closed: {
    status: 422,
    text: {
      bn: 'এই বাজি এখন নেওয়া হচ্ছে না। অন্য একটা বেছে নিন।',
      en: 'This bet type is not sold at the moment. Choose another one.',
    },
  },
  price_changed: {
    status: 409,
    text: {
      bn: 'দর বদলে গেছে; আপনার টাকা কাটা হয়নি। নতুন দর দেখে আবার বাজি ধরুন।',
      en: 'The prices have changed. Your stake was not taken. Check the new prices and bet again.',
    },
  },
  number_blocked: {
    status: 422,
    text: {
      bn: 'এই ড্রতে {number} নম্বরে বাজি নেওয়া হচ্ছে না। নম্বরটি বাদ দিন।',
      en: 'Number {number} is not taken in this draw. Leave it out.',
    },
  },
  number_full: {
    status: 409,
    text: {
      bn: 'এই ড্রতে {number} প্রায় ভরে গেছে: এতে আর সর্বোচ্চ {left} টাকা ধরা যাবে। কমিয়ে দিন বা বাদ দিন।',
      en: 'In this draw {number} is nearly full: at most {left} can still be staked on it. Lower the stake or leave it out.',
    },
  },
  member_limit_reached: {
    status: 422,
    text: {
      bn: 'এই ড্রতে একজনের বাজির সীমা আছে: আপনি আর সর্বোচ্চ {left} টাকা ধরতে পারবেন।',
      en: 'In this draw a member can stake only so much: {left} is left for you.',
    },
  },
  stake_unit_unfit: {
    status: 422,
    text: {
      bn: 'এই লটারির কোনো বাজিতে প্রতি মিলে আলাদা পুরস্কার নেই, তাই পয়েন্টে বিক্রি করা যায় না।',
      en: 'No bet type of this lottery pays for each hit, so it cannot be sold in points.',
    },
  },
  number_block_taken: {
    status: 409,
    text: {
      bn: 'এই বাজিতে {number} নম্বর আগে থেকেই তালিকায় আছে।',
      en: 'Number {number} of this bet type is in the list already.',
    },
  },
  number_block_unknown: {
    status: 404,
    text: {
      bn: 'নম্বরটি আর তালিকায় নেই।',
      en: 'This number is no longer in the list.',
    },
  },
  number_unknown: {
    status: 422,
    text: {
      bn: 'এই বাজিতে {number} বলে কিছু নেই।',
      en: 'This bet type has no {number}.',
    },
  },
  issue_on_sale: {
    status: 422,
    text: {
      bn: 'এই ড্রর বিক্রি শুরু হয়ে গেছে। পরের কোনো ড্র লিখুন, অথবা ঘরটি খালি রাখুন।',
      en: 'This draw is on sale already. Name a later one, or leave the field empty.',
    },
  },
  limits_contradict: {
    status: 422,
    text: {
      bn: 'সর্বোচ্চ বাজি সর্বনিম্নের চেয়ে কম হতে পারে না, আর সর্বোচ্চ জয় সর্বোচ্চ বাজির চেয়ে কম হতে পারে না।',
      en: 'The maximum stake cannot be below the minimum, nor the maximum payout below the maximum stake.',
    },
  },
  plays_all_off: {
    status: 422,
    text: {
      bn: 'অন্তত একটি বাজি চালু রাখুন। লটারি বন্ধ করতে হলে খেলার পাতা থেকে করুন।',
      en: 'Leave at least one bet type on. To close the lottery, use the page of games.',
    },
  },
  terms_changed: {
    status: 409,
    text: {
      bn: 'এর মধ্যে অন্য কেউ শর্ত বদলেছেন। নতুন শর্ত দেখে আবার বদলান।',
      en: 'Another operator changed the terms meanwhile. Check them and change them again.',
    },
  },
  jackpot_needs_own_draw: {
    status: 422,
    text: {
      bn: 'এই লটারিতে জ্যাকপট আছে, তাই এর ড্র আমাদের নিজেরই হতে হবে।',
      en: 'This lottery has a jackpot, so that its draws must be our own.',
    },
  },
  timetable_changed: {
    status: 409,
    text: {
      bn: 'এর মধ্যে অন্য কেউ সময়সূচি বদলেছেন। নতুন সময়সূচি দেখে আবার বদলান।',
      en: 'Another operator changed the timetable meanwhile. Check it and change it again.',
    },
  },
  timetable_invalid: {
    status: 400,
    text: {
      bn: 'এই সময়সূচি মানা যায় না। দিন, সময়, ছুটি ও বিক্রি বন্ধের সময় দেখে নিন।',
      en: 'No draws can be held by this timetable. Check its days, times, holidays and closing.',
    },
  },
  issue_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো ড্র নেই।',
      en: 'This draw does not exist.',
    },
  },
  issue_closed: {
    status: 422,
    text: {
      bn: 'এই ড্র বন্ধ হয়ে গেছে। আপনার টাকা কাটা হয়নি; পরের ড্রতে বাজি ধরুন।',
      en: 'This draw has closed. Your stake was not taken. Bet on the next draw.',
    },
  },
  issue_decided: {
    status: 409,
    text: {
      bn: 'এই ড্রর বিক্রি শেষ। এখন থেকে শুধু ওঠা নম্বরেই ফল ঠিক হয়; আর বাতিল করা যায় না।',
      en: 'The sale of this draw has ended. From now on only its numbers decide: it can no longer be called off.',
    },
  },
  issue_drawn: {
    status: 409,
    text: {
      bn: 'এই ড্র হয়ে গেছে; আর বাতিল করা যায় না।',
      en: 'This draw has taken place. It can no longer be cancelled.',
    },
  },
  group_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো ভাগের টিকিট নেই। লিংকটি ঠিক আছে কি না দেখুন।',
      en: 'This group ticket does not exist. Check the link.',
    },
  },
  group_closed: {
    status: 409,
    text: {
      bn: 'এই টিকিটের ভাগ বিক্রি শেষ হয়ে গেছে।',
      en: 'Shares of this ticket are no longer sold.',
    },
  },
  group_has_buyers: {
    status: 409,
    text: {
      bn: 'অন্যরা ভাগ কিনে ফেলেছেন; টিকিটটি আর তুলে নেওয়া যায় না।',
      en: 'Other members have bought shares. The ticket can no longer be withdrawn.',
    },
  },
  group_currency_differs: {
    status: 422,
    text: {
      bn: 'এই টিকিটের ভাগ অন্য ধরনের টাকায় কেনা হয়।',
      en: 'Shares of this ticket are paid in another currency than yours.',
    },
  },
  shares_sold_out: {
    status: 409,
    text: {
      bn: 'এতগুলো ভাগ আর বাকি নেই; আপনার টাকা কাটা হয়নি।',
      en: 'Not so many shares are left. Your stake was not taken.',
    },
  },
  shares_invalid: {
    status: 422,
    text: {
      bn: 'টিকিটটি এভাবে ভাগ করা যায় না: সব ভাগের দাম সমান হতে হবে, আর আপনাকে অন্তত 5% ভাগ নিতে হবে।',
      en: 'The ticket cannot be divided like this: all shares cost the same, and you take at least 5 % of them.',
    },
  },
  shares_not_returnable: {
    status: 409,
    text: {
      bn: 'কেনা ভাগ ফেরত দেওয়া যায় না।',
      en: 'Shares that you have bought cannot be given back.',
    },
  },
  result_sale_open: {
    status: 422,
    text: {
      bn: 'এই ড্রর বিক্রি এখনো শেষ হয়নি। শেষ হলে ফলাফল লিখুন।',
      en: 'The sale of this draw has not ended. Enter the result afterwards.',
    },
  },
  result_malformed: {
    status: 422,
    text: {
      bn: 'এগুলো এই লটারির ফলাফল হতে পারে না। সংখ্যাগুলো মিলিয়ে দেখুন।',
      en: 'These cannot be the numbers of this lottery. Check them.',
    },
  },
  result_own_draw: {
    status: 409,
    text: {
      bn: 'এই ড্র আমাদের নিজের। এর ফলাফল সিড থেকে আসে, কেউ লিখতে বা বদলাতে পারে না।',
      en: 'This draw is our own. Its result comes from the seed, and no operator can enter or change it.',
    },
  },
  result_known: {
    status: 409,
    text: {
      bn: 'এই ড্রর ফলাফল আগেই হয়ে গেছে। ভুল হলে দুজন অপারেটর মিলে সংশোধন করতে পারেন।',
      en: 'This draw already has its result. Two operators can correct a wrong one.',
    },
  },
  result_conflict: {
    status: 409,
    text: {
      bn: 'এই ড্রর জন্য আগে অন্য ফলাফল এসেছে। কিছুই বদলানো হয়নি।',
      en: 'Another result came for this draw before. Nothing was changed.',
    },
  },
  result_entry_unknown: {
    status: 404,
    text: {
      bn: 'এই ড্রর জন্য আপনি কোনো ফলাফল লেখেননি।',
      en: 'You have entered no result for this draw.',
    },
  },
  result_feed_closed: {
    status: 503,
    text: {
      bn: 'ফলাফলের ফিড চালু নেই।',
      en: 'The feed of results is not open.',
    },
  },
  issue_called_off: {
    status: 409,
    text: {
      bn: 'এই ড্র বাতিল হয়েছে, বাজির টাকা ফেরত গেছে।',
      en: 'This draw was called off, and its stakes were returned.',
    },
  },
  issue_not_settled: {
    status: 409,
    text: {
      bn: 'এই ড্রর টিকিটের টাকা এখনো মেটানো হচ্ছে। শেষ হলে আবার চেষ্টা করুন।',
      en: 'The tickets of this draw are still being paid. Try again when they are settled.',
    },
  },
  correction_same: {
    status: 422,
    text: {
      bn: 'এটাই এখনকার ফলাফল। অন্য সংখ্যা লিখুন।',
      en: 'This is the present result. Enter other numbers.',
    },
  },
  correction_waits: {
    status: 409,
    text: {
      bn: 'এই ড্রর একটি সংশোধন আগে থেকেই অপেক্ষায় আছে।',
      en: 'A correction of this draw is already pending.',
    },
  },
  lottery_code_taken: {
    status: 409,
    text: {
      bn: 'এই কোড আগেই ব্যবহার হয়েছে। অন্য একটা কোড লিখুন।',
      en: 'This code is in use, or was used before. Choose another one.',
    },
  },
  lottery_declared: {
    status: 409,
    text: {
      bn: 'এই লটারি সাইটের সঙ্গেই এসেছে। এটা মোছা যায় না, শুধু বন্ধ রাখা যায়।',
      en: 'This lottery came with the site. It cannot be removed, only closed.',
    },
  },
  lottery_was_open: {
    status: 409,
    text: {
      bn: 'এই লটারির ড্র হয়েছে বা টিকিট বিক্রি হয়েছে। এটা মোছা যায় না, শুধু বন্ধ রাখা যায়।',
      en: 'This lottery has draws or tickets. It cannot be removed, only closed.',
    },
  },
  issue_has_stakes: {
    status: 409,
    text: {
      bn: 'এই ড্রর টিকিট বিক্রি হয়েছে। বাতিল করতে অনুরোধ করুন; আরেকজন অপারেটর অনুমোদন করবেন।',
      en: 'Tickets of this draw are sold. Request that it is called off: another operator has to confirm it.',
    },
  },
  call_off_waits: {
    status: 409,
    text: {
      bn: 'এই ড্র বাতিলের একটি অনুরোধ আগে থেকেই অপেক্ষায় আছে।',
      en: 'A request to call off this draw is already pending.',
    },
  },
  call_off_unknown: {
    status: 404,
    text: {
      bn: 'এই অনুরোধ আর অপেক্ষায় নেই।',
      en: 'This request is no longer pending.',
    },
  },
  correction_unknown: {
    status: 404,
    text: {
      bn: 'এই সংশোধন আর অপেক্ষায় নেই।',
      en: 'This correction is no longer pending.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

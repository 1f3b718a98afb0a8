import type { ErrorRow } from './error-row.ts';

/** Errors of wallets, deposits, withdrawals and proofs. */
export const moneyErrors = {
  // Money.
  key_reused: {
    status: 422,
    text: {
      bn: 'এই অনুরোধ আগেই অন্য কাজে লেগেছে। পাতাটা আবার লোড করে নতুন করে শুরু করুন।',
      en: 'This request was already used with other data. Reload the page and start again.',
    },
  },
  key_out_of_time: {
    status: 422,
    text: {
      bn: 'আপনার ডিভাইসের ঘড়ির সময় ঠিক নেই। তারিখ ও সময় ঠিক করে আবার বাজি ধরুন।',
      en: 'The clock of your device is wrong. Set its date and time, and bet again.',
    },
  },
  amount_malformed: {
    status: 422,
    text: {
      bn: 'টাকার অঙ্ক সংখ্যায় লিখুন, দশমিকের পরে বড়জোর দুই ঘর।',
      en: 'Enter the amount in digits, with at most two decimals.',
    },
  },
  amount_below_minimum: {
    status: 422,
    text: {
      bn: 'টাকার অঙ্ক সর্বনিম্ন সীমার কম।',
      en: 'The amount is below the minimum.',
    },
  },
  amount_above_maximum: {
    status: 422,
    text: {
      bn: 'টাকার অঙ্ক সর্বোচ্চ সীমার বেশি।',
      en: 'The amount is above the maximum.',
    },
  },
  balance_too_low: {
    status: 422,
    text: {
      bn: 'আপনার ব্যালেন্সে এত টাকা নেই।',
      en: 'Your balance is too low for this.',
    },
  },
  channel_closed: {
    status: 422,
    text: {
      bn: 'এভাবে টাকা দেওয়া এখন বন্ধ। অন্য একটা উপায় বেছে নিন।',
      en: 'This payment method is closed now. Choose another one.',
    },
  },
  gateway_unavailable: {
    status: 503,
    text: {
      bn: 'পেমেন্ট সার্ভিস সাড়া দিচ্ছে না। কোনো টাকা কাটা হয়নি। একটু পরে আবার চেষ্টা করুন।',
      en: 'The payment service does not respond. No money has moved. Try again in a moment.',
    },
  },
  gateway_mismatch: {
    status: 422,
    text: {
      bn: 'পেমেন্ট সার্ভিসের হিসাব আমাদের হিসাবের সঙ্গে মিলছে না। আমরা দেখছি।',
      en: 'The payment service reports a different payment. We are looking into it.',
    },
  },
  signature_wrong: {
    status: 401,
    text: {
      bn: 'এই বার্তার সই মেলেনি।',
      en: 'The signature of this message is wrong.',
    },
  },
  payment_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো লেনদেন আমাদের খাতায় নেই।',
      en: 'This payment does not exist.',
    },
  },
  wallet_number_invalid: {
    status: 422,
    text: {
      bn: 'ওয়ালেট নম্বর 01 দিয়ে শুরু এবং 11 সংখ্যার হতে হবে।',
      en: 'The wallet number must have 11 digits and begin with 01.',
    },
  },
  withdrawal_pending_limit: {
    status: 422,
    text: {
      bn: 'আপনার একটা টাকা তোলার আবেদন চলছে। সেটা শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
      en: 'You already have a withdrawal in progress. Wait until it is finished.',
    },
  },
  payout_held: {
    status: 422,
    text: {
      bn: 'কিছুক্ষণ আগে আপনার লগ ইনের নিয়ম বদলানো হয়েছে। এক দিন কোনো টাকা তোলা যাবে না।',
      en: 'Your login details changed recently. Withdrawals pause for 24 hours.',
    },
  },
  debt_open: {
    status: 422,
    text: {
      bn: 'আপনার একটি দেনা আছে। আগে লেনদেনের খাতা থেকে শোধ করুন, তারপর টাকা তুলুন।',
      en: 'You have a debt. Pay it back in the account record, then withdraw.',
    },
  },
  debt_unknown: {
    status: 404,
    text: {
      bn: 'এমন কোনো দেনা নেই।',
      en: 'There is no such debt.',
    },
  },
  payout_wallet_limit: {
    status: 422,
    text: {
      bn: 'এই ধরনের {max}টি ওয়ালেট আপনার আছে, আর যোগ করা যায় না। আগে একটি সরান।',
      en: 'You have the maximum of {max} wallets of this kind. Remove one first.',
    },
  },
  payout_wallet_known: {
    status: 409,
    text: {
      bn: 'এই ওয়ালেটটি আপনার আগেই আছে।',
      en: 'You have this wallet already.',
    },
  },
  payout_wallet_refused: {
    status: 422,
    text: {
      bn: 'এই নম্বরে আমরা টাকা পাঠাতে পারি না। নিজের অন্য একটি নম্বর দিন, অথবা আমাদের লিখুন।',
      en: 'We cannot pay out to this number. Use another number of your own, or contact us.',
    },
  },
  payout_wallet_unknown: {
    status: 404,
    text: {
      bn: 'এই ওয়ালেটটি আপনার আর নেই। অন্য একটি বেছে নিন।',
      en: 'You no longer have this wallet. Choose another one.',
    },
  },
  payout_wallet_held: {
    status: 422,
    text: {
      bn: 'এই ওয়ালেটটি নতুন। এক দিন না গেলে এতে টাকা পাঠানো হয় না।',
      en: 'This wallet is new. We can pay out to it after 24 hours.',
    },
  },
  state_changed: {
    status: 409,
    text: {
      bn: 'এর মধ্যে অবস্থা বদলে গেছে। আবার দেখে নিন।',
      en: 'This has changed in the meantime. Check it again.',
    },
  },
  books_not_right: {
    status: 409,
    text: {
      bn: 'পরের কোনো নিরীক্ষায় হিসাব ঠিক পাওয়া গেলে তবেই এটা করা যাবে।',
      en: 'A newer audit must find no error first.',
    },
  },
  period_too_long: {
    status: 422,
    text: {
      bn: 'একটি বিবরণীতে সর্বোচ্চ 366 দিন থাকে। কম দিন বেছে নিন।',
      en: 'A statement covers at most 366 days. Choose fewer days.',
    },
  },
  // Proof of liabilities.
  epoch_unknown: {
    status: 404,
    text: {
      bn: 'সেই দিনের জন্য কিছু প্রকাশ করা হয়নি।',
      en: 'Nothing was published for that day.',
    },
  },
  not_in_epoch: {
    status: 404,
    text: {
      bn: 'এই হিসাবের সময় আপনার অ্যাকাউন্ট ছিল না।',
      en: 'You had no account yet when these balances were read.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

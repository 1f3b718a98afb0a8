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
  channel_full: {
    status: 422,
    text: {
      bn: 'এই উপায়ে এত টাকা এখন আর নেওয়া যাচ্ছে না। কম টাকা দিন, বা অন্য একটা উপায় বেছে নিন।',
      en: 'This payment method takes no more of this amount now. Pay less, or choose another one.',
    },
  },
  channel_unknown: {
    status: 404,
    text: {
      bn: 'টাকা জমার এমন কোনো চ্যানেল নেই।',
      en: 'There is no such deposit channel.',
    },
  },
  channel_terms_contradict: {
    status: 422,
    text: {
      bn: 'সর্বোচ্চ অঙ্ক সর্বনিম্নের কম হতে পারে না, বোতামের অঙ্ক সীমার ভেতরে থাকবে, আর খোলা ও বন্ধের সময় আলাদা হবে।',
      en: 'The maximum must not be below the minimum, chips must fit the limits, and hours must differ.',
    },
  },
  account_number_invalid: {
    status: 422,
    text: {
      bn: 'অ্যাকাউন্ট নম্বরে 6 থেকে 20টি সংখ্যা থাকে। আবার দেখে লিখুন।',
      en: 'An account number has 6 to 20 digits. Check it again.',
    },
  },
  trx_id_invalid: {
    status: 422,
    text: {
      bn: 'ট্রানজেকশন আইডিতে শুধু ইংরেজি অক্ষর ও সংখ্যা থাকে, 6 থেকে 20টি। এসএমএস থেকে দেখে আবার লিখুন।',
      en: 'A transaction ID has 6 to 20 letters and digits. Copy it from the SMS.',
    },
  },
  trx_id_differs: {
    status: 422,
    text: {
      bn: 'সদস্য যে ট্রানজেকশন আইডি দিয়েছেন, এটি তার সঙ্গে মেলে না।',
      en: 'The member gave another transaction ID.',
    },
  },
  receipt_replaced: {
    status: 409,
    text: {
      bn: 'রসিদের ছবি একবার বদলানো হয়েছে, আর বদলানো যায় না।',
      en: 'The picture of the receipt was replaced once and cannot be replaced again.',
    },
  },
  trx_id_taken: {
    status: 409,
    text: {
      bn: 'এই লেনদেনের টাকা আগেই আরেকটি জমায় যোগ হয়েছে।',
      en: 'This transaction was credited to another deposit.',
    },
  },
  line_unknown: {
    status: 404,
    text: {
      bn: 'এই চ্যানেলের স্টেটমেন্টে এমন কোনো লাইন বাকি নেই।',
      en: 'No such line is left in the statements of this channel.',
    },
  },
  line_claimed: {
    status: 409,
    text: {
      bn: 'এই ট্রানজেকশন আইডি দিয়ে আরেকটি জমা অপেক্ষায় আছে। আগে সেটির সিদ্ধান্ত নিন।',
      en: 'Another deposit waits with this transaction ID. Decide that one first.',
    },
  },
  statement_differs: {
    status: 409,
    text: {
      bn: 'ইমপোর্ট করা স্টেটমেন্টে এই লেনদেনের অঙ্ক অন্য। আবার দেখে নিন।',
      en: 'The imported statement shows another amount for this transaction. Check it again.',
    },
  },
  statement_too_large: {
    status: 413,
    text: {
      bn: 'ফাইলটি বেশি বড়। 3 MB বা 20,000 লাইনের কম হতে হবে; কম দিনের স্টেটমেন্ট নিন।',
      en: 'The file is over 3 MB or 20,000 lines. Take a statement of fewer days.',
    },
  },
  statement_unreadable: {
    status: 422,
    text: {
      bn: 'ফাইলটি CSV হিসেবে পড়া যাচ্ছে না। স্টেটমেন্টটি CSV (UTF-8 বা UTF-16) করে সেভ করুন।',
      en: 'The file cannot be read as CSV. Save the statement as CSV in UTF-8 or UTF-16.',
    },
  },
  statement_empty: {
    status: 422,
    text: {
      bn: 'ফাইলে কলামের নামের নিচে কোনো লাইন নেই।',
      en: 'The file has no line below the names of its columns.',
    },
  },
  statement_column_missing: {
    status: 422,
    text: {
      bn: 'ফাইলে “{column}” নামে কোনো কলাম নেই। কলামগুলো আবার বেছে নিন।',
      en: 'The file has no column “{column}”. Choose the columns again.',
    },
  },
  statement_formula: {
    status: 422,
    text: {
      bn: 'লাইন {line}-এ ফর্মুলা আছে। ফর্মুলা ছাড়া শুধু মান দিয়ে ফাইলটি সেভ করুন।',
      en: 'Line {line} holds a formula. Save the file with plain values.',
    },
  },
  refund_trx_taken: {
    status: 409,
    text: {
      bn: 'এই ট্রানজেকশন আইডি আরেকটি লেনদেনের। যে লেনদেনে টাকা ফেরত পাঠালেন, তারটি লিখুন।',
      en: 'This transaction ID belongs to another payment. Write that of the money you sent back.',
    },
  },
  payout_trx_taken: {
    status: 409,
    text: {
      bn: 'এই ট্রানজেকশন আইডি আরেকটি লেনদেনে লেখা আছে।',
      en: 'This transaction ID is recorded for another payment.',
    },
  },
  payout_proof_missing: {
    status: 422,
    text: {
      bn: 'টাকা পাঠানোর পর ওয়ালেট যা দেখায়, তার ছবি দিন। সেটিংসে ছবি বাধ্যতামূলক করা আছে।',
      en: 'Add a picture of the wallet’s confirmation. The settings ask for one.',
    },
  },
  payout_not_found: {
    status: 422,
    text: {
      bn: 'এই আইডিতে এই নম্বরে এই অঙ্কের কোনো টাকা পাঠানোর হিসাব পেমেন্ট সার্ভিসে নেই।',
      en: 'The payment service shows no payout of this amount to this number under this ID.',
    },
  },
  dispute_too_late: {
    status: 422,
    text: {
      bn: 'টাকা পাঠানোর পর 90 দিন পেরিয়ে গেছে। আমাদের লিখুন, আমরা দেখব।',
      en: 'More than 90 days have passed since the payout. Contact us instead.',
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
  withdrawal_frozen: {
    status: 422,
    text: {
      bn:
        'এই অ্যাকাউন্ট থেকে টাকা তোলা আপাতত বন্ধ রাখা হয়েছে{until, select, never {} other ' +
        '{ {until} পর্যন্ত}}। কারণ: {reason}',
      en:
        'Withdrawals from this account are stopped{until, select, never {} other { until ' +
        '{until}}}. Reason: {reason}',
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
  payout_fee_contradicts: {
    status: 422,
    text: {
      bn: 'সর্বোচ্চ ফি সর্বনিম্ন ফির চেয়ে কম হতে পারে না।',
      en: 'The highest fee must not be below the lowest.',
    },
  },
  withdrawal_terms_contradict: {
    status: 422,
    text: {
      bn: 'একবারে সর্বোচ্চ অঙ্ক সর্বনিম্ন অঙ্কের চেয়ে কম হতে পারে না।',
      en: 'The most of a withdrawal must not be below the least.',
    },
  },
  fee_changed: {
    status: 409,
    text: {
      bn: 'এর মধ্যে খরচ বদলেছে। নতুন খরচ দেখে আবার নিশ্চিত করুন।',
      en: 'The fee has changed meanwhile. Look at the new one and confirm again.',
    },
  },
  payout_rule_contradicts: {
    status: 422,
    text: {
      bn: 'এক দিনের সীমা একবারের সীমার চেয়ে কম হতে পারে না, আর সবার সীমা একজনের সীমার চেয়ে কম হতে পারে না।',
      en: 'A day’s limit must not be below that of one withdrawal, nor that of all below that of one member.',
    },
  },
  turnover_due: {
    status: 422,
    text: {
      bn: 'জমার টাকা আগে খেলতে হবে। আর কত টাকার বাজি বাকি, টাকা তোলার পাতায় দেখুন।',
      en: 'Deposits have to be bet before a withdrawal. The withdrawal page shows what is left.',
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

import type { ErrorRow } from './error-row.ts';

/** Errors of in-house games: their choices, the steps of their rounds, their seeds. */
export const inHouseErrors = {
  choice_invalid: {
    status: 422,
    text: {
      bn: 'এই খেলায় এমন কিছু বেছে নেওয়া যায় না। যা আছে তার একটা বেছে নিন।',
      en: 'This game has no such choice. Choose one of those it shows.',
    },
  },
  round_open: {
    status: 409,
    text: {
      bn: 'এই খেলায় আপনার একটা রাউন্ড চলছে। আগে সেটা শেষ করুন।',
      en: 'A round of this game is still open. Finish it first.',
    },
  },
  step_out_of_order: {
    status: 409,
    text: {
      bn: 'রাউন্ডটা এর মধ্যে এগিয়ে গেছে। এখন কোথায় আছে দেখে নিয়ে খেলুন।',
      en: 'The round has moved on in the meantime. Check where it stands, then go on.',
    },
  },
  cell_taken: {
    status: 409,
    text: {
      bn: 'এটা আগেই খোলা হয়েছে। অন্য একটা বেছে নিন।',
      en: 'This one is open already. Choose another one.',
    },
  },
  nothing_to_take: {
    status: 422,
    text: {
      bn: 'এখনো তোলার মতো কিছু জমেনি। আগে এক ধাপ খেলুন।',
      en: 'There is nothing to take yet. Play a step first.',
    },
  },
  bets_closed: {
    status: 409,
    text: {
      bn: 'এই রাউন্ডের বাজি ধরা শেষ। পরের রাউন্ডে ধরুন।',
      en: 'Bets for this round are closed. Bet on the next one.',
    },
  },
  too_soon: {
    status: 409,
    text: {
      bn: 'একটু তাড়াতাড়ি হয়ে গেছে। এক মুহূর্ত পরে আবার চাপুন।',
      en: 'It is too soon. Wait a moment, then press again.',
    },
  },
  cash_out_too_late: {
    status: 409,
    text: {
      bn: 'আপনার ক্যাশ আউট পৌঁছানোর আগেই রাউন্ড শেষ হয়ে গেছে।',
      en: 'The round ended before your cash-out arrived.',
    },
  },
  cash_out_waits: {
    status: 409,
    text: {
      bn: 'এই মুহূর্তে কোনো সার্ভার রাউন্ডটি চালাচ্ছে না। আপনার বাজি রাউন্ডেই আছে। একটু পরে আবার ক্যাশ আউট করুন।',
      en: 'No server is running the round at this moment. Your bet stays in it. Cash out again shortly.',
    },
  },
  client_seed_invalid: {
    status: 422,
    text: {
      bn: 'আপনার সিডে 1 থেকে 64টি অক্ষর, সংখ্যা বা চিহ্ন দেওয়া যাবে।',
      en: 'Your seed must have 1 to 64 letters, digits and signs.',
    },
  },
  seed_in_use: {
    status: 409,
    text: {
      bn: 'এর মধ্যে সিড বদলে গেছে। নতুনটা দেখে আবার চেষ্টা করুন।',
      en: 'The seeds have changed in the meantime. Check the new ones and try again.',
    },
  },
  seed_not_revealed: {
    status: 409,
    text: {
      bn: 'এই বাজির সিড এখনো খোলা হয়নি।',
      en: 'The seed of this bet is not revealed yet.',
    },
  },
  limits_outside: {
    status: 422,
    text: {
      bn: 'খেলার নিজের সীমার বাইরে যাওয়া যায় না। সীমার ভেতরে একটি পরিমাণ লিখুন।',
      en: 'No limit can go beyond that of the game itself. Enter an amount within it.',
    },
  },
  top_pay_above_limit: {
    status: 422,
    text: {
      bn: 'সর্বনিম্ন বাজিতেও খেলার সবচেয়ে বড় জয় এই সীমা ছাড়িয়ে যায়। সর্বোচ্চ জয় বাড়ান।',
      en: 'The top award of the minimum stake exceeds this limit. Raise the maximum payout.',
    },
  },
  pot_unknown: {
    status: 404,
    text: {
      bn: 'এই খেলায় এমন জ্যাকপট নেই।',
      en: 'This game has no such jackpot.',
    },
  },
  pot_rules_contradict: {
    status: 422,
    text: {
      bn: 'সর্বোচ্চ সীমা শুরুর পরিমাণের চেয়ে বেশি হতে হবে।',
      en: 'The cap must be above what the jackpot begins with.',
    },
  },
  pot_returns_too_much: {
    status: 422,
    text: {
      bn: 'এই নিয়মে খেলার সব জ্যাকপট মিলে বাজির 5 শতাংশের বেশি ফেরত দেবে। হার বা শুরুর পরিমাণ কমান।',
      en: 'With these rules the jackpots would return over 5% of stakes. Lower the rate or the start.',
    },
  },
  request_waits: {
    status: 409,
    text: {
      bn: 'এ নিয়ে একটি অনুরোধ আগে থেকেই অপেক্ষায় আছে।',
      en: 'A request for this is already pending.',
    },
  },
  request_unknown: {
    status: 404,
    text: {
      bn: 'এই অনুরোধ আর অপেক্ষায় নেই।',
      en: 'This request is no longer pending.',
    },
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;

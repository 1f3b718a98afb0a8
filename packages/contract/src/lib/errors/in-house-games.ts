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
      bn: 'এখনো তোলা যায় না। 1.01× থেকে তোলা যাবে।',
      en: 'It is too soon. You can take from 1.01× on.',
    },
  },
  flight_over: {
    status: 409,
    text: {
      bn: 'আপনি তোলার আগেই রাউন্ড শেষ হয়ে গেছে।',
      en: 'The round ended before your call arrived.',
    },
  },
  chance_out_of_range: {
    status: 422,
    text: {
      bn: 'এই সম্ভাবনায় বাজি ধরা যায় না। সীমার মধ্যে একটা বেছে নিন।',
      en: 'This chance is not offered. Choose one within the range.',
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
} as const satisfies Readonly<Record<string, ErrorRow>>;

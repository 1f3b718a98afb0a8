import type { TemplateRow } from './template-row.ts';

/** Jobs of games, which run while their players may be away. */
export const playTemplates = {
  jackpot_hit: {
    to: 'member',
    channels: ['inbox', 'email'],
    params: ['game', 'amount'],
    link: { page: 'bets' },
    subject: {
      bn: '{brand}-এ আপনার বাজিতে জ্যাকপট',
      en: 'Your bet at {brand} hit a jackpot',
    },
    email: {
      bn:
        '{game} খেলায় {account} অ্যাকাউন্টের একটি বাজিতে জ্যাকপট পড়েছে। {amount} আপনার ব্যালেন্সে যোগ হয়েছে।\n\n' +
        'কীভাবে পড়ল, তা বাজিটির যাচাই পাতায় নিজেই মিলিয়ে দেখতে পারবেন।',
      en:
        'A bet of your account {account} in {game} hit a jackpot. {amount} was added to ' +
        'your balance.\n\n' +
        'The page that verifies the bet shows how it was decided.',
    },
  },
} as const satisfies Readonly<Record<string, TemplateRow>>;

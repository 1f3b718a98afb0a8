import type { MessageText } from './message-text.ts';

/** What a member is written when it changes where his money may go: to his phone. */
export const walletSms = {
  added: /*i18n*/ {
    id: 'sms.payout_wallet_added',
    message:
      'A wallet to be paid out to was added to your {brand} account. Was it not you? Remove it and write to us.',
  },
  removed: /*i18n*/ {
    id: 'sms.payout_wallet_removed',
    message: 'A wallet was removed from your {brand} account. Was it not you? Write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

/** To his mailbox. */
export const walletLetters = {
  subject: /*i18n*/ {
    id: 'letter.payout_wallet_subject',
    message: 'The wallets of your {brand} account',
  },
  added: /*i18n*/ {
    id: 'letter.payout_wallet_added',
    message:
      'A wallet to be paid out to was added to your account {account} at {brand}. If it is not the first one of the account, nothing is paid out to it for {hours} hours.\n\nWas it not you? Remove it under My account, change your password, and write to us.',
  },
  removed: /*i18n*/ {
    id: 'letter.payout_wallet_removed',
    message:
      'A wallet was removed from your account {account} at {brand}. Whatever is added in its place is paid out to only after {hours} hours.\n\nWas it not you? Write to us at once.',
  },
} as const satisfies Readonly<Record<string, MessageText>>;

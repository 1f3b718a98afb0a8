// The journeys of `npm test`, beside the critical path and the sweep: one for each thing whose loss
// a user would notice first. A new feature adds one at most; `npm run test:full` walks them all.
import { rotation } from './rotation.ts';

/** Titles as in `rotation.ts`, without their languages. */
const quickJourneys: readonly string[] = [
  // Accounts.
  'wrong fields are explained under the fields',
  'opened with Google, logged in by Google, Facebook added',
  'a remembered browser',
  'an app, recovery codes and a passkey',
  'a letter’s link',
  'the profile',
  // Money.
  'money sent to a number of the house is credited',
  'a payment that differs is closed by two operators',
  'deposits are bet first, then withdrawals are approved together',
  'money leaves with the payment password',
  'wallets for payouts',
  'money to a vendor and back',
  // Games.
  'a game in a window: one for two taps, none when it cannot come',
  'a round of many steps, over a reload',
  'a round of all players',
  'a spin of Mango Orchard, and its proof',
  'ten numbers of Keno, and their proof',
  'numbers from pads and typed numbers',
  'a ticket in shares',
  'free play',
  // Care for the member.
  'limits',
  'breaks',
  // Content, messages, operators.
  'the screens of offers and banners',
  'a message of an operator is read by its member',
  'a second operator',
  'a report down to its transfers, and the money desk',
  'the site closes and opens while pages are open',
];

/** The pattern of the journeys of `npm test`, in any language. */
export function listQuickJourneys(): RegExp {
  const unknown = quickJourneys.filter((title) => !(title in rotation));
  if (unknown.length > 0) throw new Error(`e2e/rotation.ts has no row for: ${unknown.join(', ')}`);
  return new RegExp(
    String.raw`\.spec\.ts (?:${quickJourneys.map(RegExp.escape).join('|')}), (?:bn|en)$`,
    'u',
  );
}

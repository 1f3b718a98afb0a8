// Which language, width and theme each journey is walked in. One walk is enough to see that the way
// works; over all journeys each pair of values comes as often as the others.
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

/** A window and its colours. */
export type Walk = { readonly width: 360 | 1280; readonly theme: 'dark' | 'light' };

export type Turn = Walk & { readonly language: JourneyLanguage };

/** Every window with every theme: what `--everything` walks each journey in, in each language. */
export const walks: readonly Walk[] = [
  { width: 360, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light' },
];

type Row = `${Turn['language']} ${Turn['width']} ${Turn['theme']}`;

/**
 * A new journey takes what is rarest: `tools/rotation.test.ts` says so when it does not. The width
 * is that of the player's window; the console is always on a desk. Some keep theirs, because they
 * press what only a phone or only a desk has.
 */
export const rotation: Readonly<Record<string, Row>> = {
  // alerts.spec.ts
  'an alert is seen and closed, and its rule looked at': 'en 1280 light',
  // bad-input.spec.ts
  'wrong fields are explained under the fields': 'bn 1280 dark',
  // broadcasts.spec.ts
  'a message of an operator is read by its member': 'en 360 light',
  // push.spec.ts
  'a device shows messages once its member has chosen it': 'bn 1280 light',
  // captcha.spec.ts
  'an account without seeing the picture': 'en 1280 light',
  // layout.spec.ts
  'security points stand beside the balance': 'en 1280 dark',
  // console-content.spec.ts
  'links, channels and help have a preview and a time': 'bn 1280 light',
  // console-games.spec.ts
  'limits of a game by two operators, and a round looked up': 'en 1280 light',
  // settings-by-two.spec.ts
  'a setting of money by two operators': 'en 1280 light',
  // two-operators-edit.spec.ts
  'two operators edit one promotion': 'bn 1280 dark',
  // configuration-file.spec.ts
  'a file brings a channel back as it was': 'en 360 light',
  // report-orders.spec.ts
  'a list saved as a file, and a report by e-mail': 'en 1280 dark',
  // reports.spec.ts
  'a report down to its transfers, and the money desk': 'bn 1280 dark',
  // deposit-channels.spec.ts
  'a deposit channel is changed by two operators and switched off': 'en 1280 dark',
  'money sent to a number of the house is credited': 'en 1280 dark',
  'a bank transfer is credited under its reference': 'bn 1280 light',
  // differing-payments.spec.ts
  'a payment that differs is closed by two operators': 'en 360 dark',
  'a credited deposit is sent back by two operators': 'bn 1280 light',
  // care.spec.ts
  'a member in trouble is offered help': 'bn 1280 dark',
  // member-freeze.spec.ts
  'play of a member is frozen and the member reads why': 'bn 360 dark',
  // cases.spec.ts
  'a member on a list gets a case that an operator clears': 'bn 360 dark',
  // documents.spec.ts
  'an identity document is refused, sent again and accepted': 'bn 360 dark',
  // payouts.spec.ts
  'a missing part of a payout is paid by two operators': 'en 360 light',
  'deposits are bet first, then withdrawals are approved together': 'bn 360 light',
  // operator-desk.spec.ts
  'the bets of a member, the own activity and limits are read': 'bn 360 light',
  // statements.spec.ts
  'an imported statement credits the claim that it confirms': 'bn 1280 dark',
  // console-lotteries.spec.ts
  'terms of a lottery, and a draw that is called off': 'bn 1280 dark',
  // social-login.spec.ts
  'opened with Google, logged in by Google, Facebook added': 'en 360 dark',
  'refused logins at a provider say why': 'bn 360 light',
  // login-failures.spec.ts
  'a login that the browser or the network loses': 'bn 360 dark',
  'a code that is not sent': 'en 360 light',
  // other-logins.spec.ts
  'a form that is sent before hydration keeps its values': 'en 1280 light',
  'a remembered browser': 'en 360 dark',
  'a login code from another domain': 'bn 360 light',
  'a temporary password': 'en 1280 dark',
  'a site that begins with the login': 'bn 360 dark',
  'the agents’ centre': 'bn 1280 light',
  // two-members.spec.ts
  'an old tab says who is logged in now': 'en 1280 dark',
  'a press in an old tab does nothing for the newer member': 'bn 1280 light',
  'tabs follow a login and a logout of another tab': 'bn 360 light',
  'a withdrawal goes on after its session ended': 'en 1280 light',
  'feedback stays while its writer logs in, or another does': 'bn 360 dark',
  // lost-withdrawal.spec.ts
  'a withdrawal whose answer was lost is shown, once': 'en 1280 dark',
  'a withdrawal that never reached the server is sent again': 'en 1280 dark',
  // feedback.spec.ts
  'a photograph of 12 MB on a slow line': 'en 360 light',
  'the answer arrives while the member is elsewhere': 'bn 1280 dark',
  'the answer is told on a phone’s bottom bar': 'en 360 dark',
  // fields.spec.ts
  'an operator rules the form, and the next visitor sees it': 'bn 360 light',
  'over another page: an invitation, and the way to the log-in': 'en 1280 light',
  'with a phone number as much is asked as with a name': 'bn 360 dark',
  'the profile': 'en 1280 dark',
  'money leaves with the payment password': 'bn 1280 light',
  'a forgotten payment password': 'en 360 light',
  // firebase.spec.ts
  'an account with Firebase’s word for its phone': 'en 360 dark',
  // demo-play.spec.ts
  'free play': 'bn 360 light',
  // game-rules.spec.ts
  'rules and odds of a game before the login': 'en 360 light',
  // geetest.spec.ts
  'GeeTest’s dialog': 'bn 360 dark',
  'GeeTest is away': 'bn 1280 dark',
  'GeeTest is blocked in the browser': 'en 360 light',
  // members.spec.ts
  'a temporary password for a member': 'en 1280 light',
  'stricter play limits for a member': 'en 1280 dark',
  'a corrected name and birthday': 'bn 1280 light',
  'a reset of a member’s login factors': 'bn 1280 dark',
  // member-centre.spec.ts
  'the member centre, and back out of it': 'bn 360 dark',
  // menu.spec.ts
  'rank, betting bonus, invitation, register center': 'en 1280 light',
  // messages.spec.ts
  'announcements from the notice line': 'bn 360 dark',
  'help and feedback': 'en 1280 dark',
  // operators.spec.ts
  'a second operator': 'bn 1280 light',
  'a setting is found, and its tab has an address': 'en 1280 dark',
  'a text is formatted by buttons and keys': 'bn 360 dark',
  // play.spec.ts
  limits: 'bn 360 light',
  'time of play': 'en 1280 light',
  'reality check': 'en 360 dark',
  breaks: 'bn 1280 dark',
  // step-games.spec.ts
  'a round of many steps, over a reload': 'bn 360 light',
  'a climb that a snake ends': 'en 1280 dark',
  'a coin that falls as guessed': 'en 360 light',
  'a card is skipped, the next one guessed': 'bn 1280 light',
  // shared-games.spec.ts
  'a round of all players': 'bn 360 dark',
  // lotteries.spec.ts
  'numbers from pads and typed numbers': 'bn 1280 dark',
  // group-tickets.spec.ts
  'a ticket in shares': 'en 360 light',
  // promotions.spec.ts
  'the screens of offers and banners': 'bn 1280 light',
  // recovery.spec.ts
  'an account out of a number': 'en 360 light',
  'a code logs in, and sets a new password': 'en 360 dark',
  'a number for an account': 'bn 1280 light',
  'a letter’s link': 'bn 360 light',
  // second-factor.spec.ts
  'an app, recovery codes and a passkey': 'bn 360 dark',
  'a login from a new place': 'bn 1280 dark',
  // security.spec.ts
  'devices and password': 'en 360 light',
  // site-status.spec.ts
  'the site closes and opens while pages are open': 'en 1280 light',
  'the app and the speed check': 'en 360 dark',
  // transfer.spec.ts
  'money to a vendor and back': 'en 1280 dark',
  'a lost answer is asked for again': 'bn 360 light',
  'a vendor that says no, or nothing': 'bn 360 dark',
  // wallets.spec.ts
  'wallets for payouts': 'bn 1280 light',
  // instant-games.spec.ts
  'a round of Limbo and of the wheel': 'en 1280 dark',
  // slot.spec.ts
  'a spin of Mango Orchard, and its proof': 'bn 360 dark',
  'free spins of two slots': 'en 1280 light',
  'free spins and a large win of Boishakh': 'en 360 dark',
  'jackpots and held cells of two slots': 'en 360 light',
  'a spin of Delta River': 'bn 1280 light',
  'the trail of Baul Night and its free spins': 'en 360 dark',
  'spins of two slots that tumble': 'bn 360 light',
  // drawn-games.spec.ts
  'a ball of Plinko, and its proof': 'bn 360 light',
  'ten numbers of Keno, and their proof': 'en 360 dark',
  // game-launch.spec.ts
  'a game in a window: one for two taps, none when it cannot come': 'en 360 light',
  'a lottery under maintenance says until when, and offers others': 'bn 1280 dark',
  'hearts and what was played last, among our own games': 'en 360 dark',
  'a regional lottery says that it is not drawn here, and leads on': 'en 1280 light',
};

/** Journeys that press what only a phone or only a desk has: they are not walked in the other. */
export const boundToWidth: readonly string[] = [
  'the member centre, and back out of it',
  'a site that begins with the login',
  'devices and password',
  'free play',
  'the answer is told on a phone’s bottom bar',
];

/** Files whose tests stay in every language: for words that are drawn, or for bounds. */
export const inEveryLanguage: readonly string[] = [
  'urls.spec.ts',
  'pictures.spec.ts',
  'speed.spec.ts',
];

function readRow(row: Row): Turn {
  const [language, width, theme] = row.split(' ');
  return {
    language: language === 'en' ? 'en' : 'bn',
    width: width === '1280' ? 1280 : 360,
    theme: theme === 'light' ? 'light' : 'dark',
  };
}

/**
 * The turn of a test, whose title ends with its language: what the table says, or the walk that is
 * given.
 */
export function getTurn(title: string, walk: Walk | null = null): Turn {
  const [, journey = '', language = ''] = /^(.*), (bn|en)$/u.exec(title) ?? [];
  const row = rotation[journey];
  if (!row) throw new Error(`e2e/rotation.ts has no row for: ${title}`);
  return { ...readRow(row), ...walk, language: language === 'en' ? 'en' : 'bn' };
}

/** The tests whose turn it is not: journeys in the language that the table does not give them. */
export function listNotTheirTurn(): RegExp {
  const titles = Object.entries(rotation).flatMap(([journey, row]) =>
    languages
      .filter((language) => language !== readRow(row).language)
      .map((language) => RegExp.escape(`${journey}, ${language}`)),
  );
  return new RegExp(String.raw`\.spec\.ts (?:${titles.join('|')})$`, 'u');
}

/** The tests that are not walked so, when everything is: those bound to the other width. */
export function listNotWalked({ width }: Walk): RegExp {
  const titles = boundToWidth.filter((journey) => getTurn(`${journey}, bn`).width !== width);
  // Without any, nothing is left out.
  return new RegExp(
    String.raw`\.spec\.ts (?:${titles.map(RegExp.escape).join('|') || '$^'}), `,
    'u',
  );
}

/** The journeys of the table, in any language. */
export function listJourneys(): RegExp {
  const titles = Object.keys(rotation).map(RegExp.escape);
  return new RegExp(String.raw`\.spec\.ts (?:${titles.join('|')}), (?:bn|en)$`, 'u');
}

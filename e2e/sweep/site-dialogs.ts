// Every dialog of the site.
import type { Known } from '../commands.ts';
import { press, findShownDialog, type } from './acts.ts';
import { answerWith, pressButton, listRows } from './dialog-row.ts';
import type { DialogRow } from './dialog-row.ts';
import { load, move } from './stage.ts';
import type { Stage } from './stage.ts';
import { vendorBet } from './vendor-bet-answer.ts';

/** Begins to set up an authenticator app, up to the key for the app. */
async function beginApp(stage: Stage, { password }: Known): Promise<void> {
  await press(stage, 'Turn on');
  await type(stage, 'password', password);
  await press(stage, 'Continue');
  await stage.page.locator('.factor__key code').waitFor();
}

const own = '/member/securityCenter';

const visitorDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'login',
    source: 'account/sessions/login-dialog.tsx',
    at: '/?open=login',
    title: 'Log in',
  },
  {
    name: 'login-errors',
    source: 'account/sessions/login-dialog.tsx',
    at: '/?open=login&next=%2Fmember%2Fdeposit',
    title: 'Log in',
    open: async ({ page }) => findShownDialog(page).locator('button[type=submit]').click(),
  },
  {
    name: 'other-member',
    source: 'account/sessions/other-member-dialog.tsx',
    at: '/feedback',
    title: { bn: 'এখন শাপলা লগ ইন করা আছেন', en: 'Shapla is logged in now' },
    loads: true,
    // The form prepares a proof when it is entered: the server's answer is that of an old tab.
    open: async ({ page, language }) => {
      const nickname = language === 'bn' ? 'শাপলা' : 'Shapla';
      const other = { id: '01936d00-0000-7000-8000-000000000001', nickname };
      const refused = { success: false, code: 'other_member', message: '' };
      await page.route('**/wps/**', (route) =>
        route.request().url().endsWith('/wps/member/info')
          ? route.fulfill({ json: { success: true, value: other } })
          : route.fulfill({ json: refused }),
      );
      await page.locator('textarea').first().focus();
      await findShownDialog(page).waitFor();
      // The page that is loaded next is answered as it is.
      await page.unrouteAll();
    },
    after: async (stage) => {
      // The dialog loads the page anew when it closes.
      await stage.page.waitForFunction(() => {
        const [{ type } = { type: '' }] = performance.getEntriesByType('navigation') as readonly {
          readonly type?: string;
        }[];
        return type === 'reload';
      });
      await stage.page.locator('html[data-hydrated]').waitFor();
      await load(stage, '/');
    },
  },
  {
    name: 'register-dialog',
    source: 'app/pages/register-dialog.tsx',
    at: '/?open=register',
    title: 'Create account',
  },
  {
    name: 'register-errors',
    source: 'app/pages/register-dialog.tsx',
    at: '/?open=register',
    title: 'Create account',
    open: async ({ page }) => findShownDialog(page).locator('button[type=submit]').click(),
  },
  {
    name: 'code-not-sent',
    expects: [/status of 503/u],
    source: 'account/phone-verification/send-warning.tsx',
    at: '/?open=register',
    title: 'The code was not sent',
    before: ({ world }) => world.ask('settings', { mobileRegistration: true, smsDailyMax: 0 }),
    loads: true,
    open: async (stage) => {
      await press(stage, 'Mobile number');
      await type(stage, 'mobileNum', '01713000088');
      await press(stage, 'Send code');
    },
    after: ({ world }) => world.ask('settings', { mobileRegistration: false, smsDailyMax: 500 }),
  },
  {
    name: 'invitation-unknown',
    source: 'account/registration/referral-warning.tsx',
    at: '/?open=register',
    title: 'Invitation code',
    before: async ({ page }) => {
      await page.route('**/wps/member/register', (route) =>
        route.fulfill({ json: { success: false, code: 'invitation_code_error', message: '' } }),
      );
    },
    open: async (stage) => {
      await type(stage, 'username', 'invited');
      await type(stage, 'password', 'a quiet boat at dusk');
      await type(stage, 'confirmPassword', 'a quiet boat at dusk');
      await type(stage, 'captcha', 'KNOWN');
      await findShownDialog(stage.page).locator('input[name=ageConfirmed]').check();
      await findShownDialog(stage.page).locator('button[type=submit]').click();
    },
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'register-mobile',
    source: 'app/pages/register-dialog.tsx',
    at: '/?open=register',
    title: 'Create account',
    before: ({ world }) => world.ask('settings', { mobileRegistration: true }),
    loads: true,
    open: pressButton('Mobile number'),
    after: ({ world }) => world.ask('settings', { mobileRegistration: false }),
  },
  {
    name: 'forgot',
    source: 'account/passwords/forgot-dialog.tsx',
    at: '/?open=forgot',
    title: 'Forgot your password?',
  },
  {
    name: 'new-password',
    source: 'account/passwords/new-password-dialog.tsx',
    at: '/?open=newPassword',
    title: 'A new password',
  },
  {
    name: 'stop-reset',
    source: 'account/passwords/stop-reset-dialog.tsx',
    at: '/?open=stopReset',
    title: 'Was it not you?',
  },
  {
    name: 'must-change',
    source: 'account/passwords/must-change-dialog.tsx',
    at: '/?open=mustChange',
    title: 'Choose a new password',
  },
  {
    name: 'enter-refused',
    source: 'account/sessions/cross-domain-login-dialog.tsx',
    at: '/?open=enter',
    title: 'This did not log you in',
    // The page's first script leaves the code of an address here.
    before: ({ page }) =>
      page.evaluate(() => {
        Object.assign(document, { handOverCode: 'used-up' });
      }),
    expects: [/status of 4\d\d/u],
  },
  {
    name: 'not-in',
    // The dialog asks whether the visitor is logged in after all.
    expects: [/status of 401/u],
    source: 'account/sessions/session-check-dialog.tsx',
    at: '/?open=not-in',
    title: 'This did not log you in',
  },
  {
    name: 'elsewhere-refused',
    source: 'account/social-login/return-dialog.tsx',
    at: '/?open=elsewhere',
    title: 'This did not log you in',
  },
  {
    name: 'speed',
    source: 'site/domain-speed/speed-dialog.tsx',
    at: '/?open=speed',
    title: 'Speed check',
  },
  {
    name: 'download',
    source: 'site/download/download-dialog.tsx',
    at: '/?open=download',
    title: 'Get the app',
  },
  {
    name: 'game-list',
    source: 'play/lobby/game-list-dialog.tsx',
    at: '/rng?open=games&of=ACME',
    title: { bn: 'নমুনা ভেন্ডর', en: 'Sample acme' },
  },
  {
    name: 'announcements',
    source: 'site/announcements/announcements-dialog.tsx',
    at: '/?open=announcements',
    title: 'Announcements',
  },
  {
    name: 'true-account',
    source: 'account/sessions/registration-required-dialog.tsx',
    at: '/?open=true-account',
    title: 'You need an account for this',
  },
  {
    name: 'free-play',
    source: 'play/demo-accounts/demo-dialog.tsx',
    at: '/?open=free-play',
    title: 'Play for free',
    before: ({ world }) => world.ask('settings', { freePlay: true }),
    loads: true,
    after: ({ world }) => world.ask('settings', { freePlay: false }),
  },
  {
    name: 'second-proof',
    source: 'account/second-factors/second-factor-dialog.tsx',
    at: '/?open=login',
    title: 'Is it you?',
    open: async (stage, { proven }) => {
      await type(stage, 'username', proven.account);
      await type(stage, 'password', proven.password);
      await findShownDialog(stage.page).locator('button[type=submit]').click();
    },
  },
  {
    name: 'popup',
    source: 'site/announcements/popup-dialog.tsx',
    at: '/',
    title: { bn: 'একটি ঘোষণা', en: 'An announcement' },
    before: async ({ world }) => {
      await world.ask('announce', { type: 'H', place: 'home' });
    },
    loads: true,
  },
];

const freshDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'sign-out',
    source: 'account/sessions/sign-out-dialog.tsx',
    at: '/?open=sign-out',
    title: 'Log out',
  },
  {
    name: 'registered',
    source: 'account/registration/registered-dialog.tsx',
    at: '/?open=registered',
    title: 'Your account is open',
  },
  {
    name: 'account-made',
    source: 'account/registration/account-made-dialog.tsx',
    at: '/?open=account-made',
    title: 'You are registered',
  },
  {
    name: 'bind-email',
    source: 'account/profile/verify-email-dialog.tsx',
    at: '/member/profile',
    title: 'E-mail',
    open: pressButton('Add an address'),
  },
  {
    name: 'bind-phone',
    source: 'account/security/verify-phone-dialog.tsx',
    at: own,
    title: 'Mobile number',
    open: pressButton('Add a number'),
  },
  {
    name: 'change-password',
    source: 'account/security/change-password-dialog.tsx',
    at: own,
    title: 'Change password',
    open: pressButton('Change password'),
  },
  {
    name: 'authenticator',
    source: 'account/security/authenticator-dialog.tsx',
    at: own,
    title: 'Authenticator app',
    open: pressButton('Turn on'),
  },
  {
    name: 'authenticator-key',
    source: 'account/security/authenticator-dialog.tsx',
    at: own,
    title: 'Authenticator app',
    open: async (stage, { fresh }) => {
      await beginApp(stage, fresh);
    },
  },
  {
    name: 'recovery-codes',
    source: 'account/security/recovery-codes-dialog.tsx',
    at: own,
    title: 'Recovery codes',
    open: async (stage, { fresh }) => {
      await beginApp(stage, fresh);
      const key = stage.page.locator('.factor__key code');
      const secret = (await key.innerText()).replaceAll(' ', '');
      await type(stage, 'code', await stage.world.ask('totpCode', { secret }));
      await press(stage, 'Turn on');
    },
  },
  {
    name: 'passkey',
    source: 'account/security/passkey-dialog.tsx',
    at: own,
    title: 'Add a passkey',
    open: pressButton('Add a passkey'),
  },
  {
    name: 'payment-password',
    source: 'account/payment-password/payment-password-dialog.tsx',
    at: own,
    title: 'Payment password',
    open: pressButton('Set a payment password'),
  },
  {
    name: 'add-wallet',
    source: 'money/payout-wallets/add-wallet-dialog.tsx',
    at: own,
    title: 'Add a wallet',
    open: pressButton('Add a wallet'),
  },
  {
    name: 'limit',
    source: 'account/responsible-gaming/limit-dialog.tsx',
    at: `${own}?part=play`,
    title: 'Deposit limit',
    open: pressButton('Set: {title}, {time}'),
  },
  {
    name: 'time-out',
    source: 'account/responsible-gaming/exclusion-dialog.tsx',
    at: `${own}?part=play`,
    title: 'Time-out',
    open: pressButton('Time-out'),
  },
  {
    name: 'self-exclusion',
    source: 'account/responsible-gaming/exclusion-dialog.tsx',
    at: `${own}?part=play`,
    title: 'Self-exclusion',
    open: pressButton('Self-exclusion'),
  },
  {
    name: 'confirm-loosening',
    source: 'account/responsible-gaming/confirm-dialog.tsx',
    at: `${own}?part=play`,
    title: 'Confirm the change',
    before: ({ world }, { fresh }) => world.ask('loosening', { account: fresh.account }),
    loads: true,
    open: pressButton('Confirm the change'),
  },
];

const richDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'vendor-bet',
    source: 'play/bet-history/vendor-bet-dialog.tsx',
    at: `/member/bets?bet=${vendorBet.betId}`,
    title: 'Details of the bet',
    before: answerWith('**/wps/records/bets/*/vendor', vendorBet),
    after: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'remove-wallet',
    source: 'money/payout-wallets/remove-wallet-dialog.tsx',
    at: own,
    title: 'Remove the wallet',
    open: pressButton('Remove {name} {numberMasked}'),
  },
  {
    name: 'share-ticket',
    source: 'play/lottery/groups/share-dialog.tsx',
    at: '/lottery?gameCode=k3&playType=big',
    title: 'Share this ticket',
    open: async (stage) => {
      await stage.page.locator('.bet-tile').first().click();
      const toggle = stage.page.locator('.bet-slip__toggle');
      if (await toggle.isVisible()) await toggle.click();
      await press(stage, 'Share this ticket');
    },
  },
  {
    name: 'group-unknown',
    expects: [/status of 404/u],
    source: 'play/lottery/groups/group-dialog.tsx',
    at: '/lottery?gameCode=k3&group=01936d00-0000-7000-8000-00000000000f',
    title: 'Group ticket',
  },
  {
    name: 'reveal-seed',
    source: 'play/verify/reveal-dialog.tsx',
    at: ({ betId }) => `/verify/${betId}`,
    title: 'Reveal the server seed?',
    open: pressButton('Reveal and check'),
  },
  {
    name: 'apply',
    source: 'growth/promotions/apply-dialog.tsx',
    at: ({ applyId }) => `/promoDetail?id=${applyId}`,
    title: 'Apply for this offer',
    open: pressButton('Apply'),
  },
];

const provenDialogs: readonly Omit<DialogRow, 'who'>[] = [
  {
    name: 'remove-app',
    source: 'account/security/step-up-dialog.tsx',
    at: own,
    title: 'Remove the app',
    open: pressButton('Remove the app'),
  },
  {
    name: 'new-codes',
    source: 'account/security/step-up-dialog.tsx',
    at: own,
    title: 'Create new codes',
    open: pressButton('Create new codes'),
  },
  {
    name: 'payment-password-forgotten',
    source: 'account/payment-password/forgotten-dialog.tsx',
    at: own,
    title: 'Payment password forgotten',
    before: async (stage, { proven }) => {
      await move(stage, own);
      await press(stage, 'Set a payment password');
      await findShownDialog(stage.page).locator('input[type=password]').nth(0).waitFor();
      for (const field of await findShownDialog(stage.page).locator('input:visible').all()) {
        const name = (await field.getAttribute('name')) ?? '';
        await field.fill(name === 'password' ? proven.password : '284915');
      }
      await findShownDialog(stage.page).locator('button[type=submit]').click();
      await stage.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    open: pressButton('Forgotten your payment password?'),
  },
  {
    name: 'add-google',
    source: 'account/social-login/link-dialog.tsx',
    at: own,
    title: 'Add Google',
    before: async ({ page }) => {
      // A fresh install has no key for Google; this answer says that it has.
      await page.route('**/member/securityCenter', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('"elsewhere":[]', '"elsewhere":["google"]');
        await route.fulfill({ response: answer, body });
      });
    },
    loads: true,
    // The page was rendered without Google, and an intercepted page opens no socket to this
    // machine.
    expects: [/React error #418/u, /WebSocket/u],
    open: pressButton('Add Google'),
    after: async (stage) => {
      await stage.page.unrouteAll();
      // That page keeps trying to open its socket.
      await load(stage, '/');
    },
  },
  {
    name: 'reality-check',
    source: 'account/responsible-gaming/reality-check.tsx',
    at: '/inhouse',
    title: 'Reality check',
    before: ({ world }, { proven }) => world.ask('checkDue', { account: proven.account }),
    // Once closed, it counts as seen.
    loads: true,
  },
  {
    name: 'time-up',
    source: 'account/responsible-gaming/time-limit-reached.tsx',
    at: '/',
    title: 'Your playing time is used up',
    before: async (stage, { proven }) => {
      // Only the first call after the time runs out is told; the page that is left would make it.
      await stage.page.goto('/favicon.svg');
      await stage.world.ask('timeUsed', { account: proven.account });
    },
    loads: true,
    // Other calls of the page are told that the session has ended.
    expects: [/status of 401/u],
  },
];

export const siteDialogs: readonly DialogRow[] = [
  ...listRows('visitor', visitorDialogs),
  ...listRows('fresh', freshDialogs),
  ...listRows('rich', richDialogs),
  ...listRows('proven', provenDialogs),
];

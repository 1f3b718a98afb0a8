// The site closes and opens while pages are open; it can be installed and opens without a
// connection; it uses the reader's language and digits; and it survives browsers that store
// nothing, builds that are gone and links that are pressed twice.
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { strictestPace } from '@khelaghor/contract/site/setting-shapes.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { findScript } from './built-scripts.ts';
import { installClock } from './page-clock.ts';
import { holdScripts, openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import type { RunningSystem } from './running-system.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const noPlan = {
  startsAt: null,
  endsAt: null,
  title: { bn: '', en: '' },
  text: { bn: '', en: '' },
};
const everywhere = { country: '*', rule: 'play_only', minimumAge: 21, ...strictestPace } as const;

test.afterEach(({ world }) => world.ask('defaultSettings', {}));

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`the site closes and opens while pages are open, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, '/fairness');
    const heading = page.locator('.empty-state h2');
    const title = { bn: 'ছোট্ট মেরামত', en: 'A small repair' };
    const text = { bn: 'চা খেয়ে আসুন।', en: 'Have a cup of tea.' };
    const endsAt = new Date((await world.ask('nowMs', {})) + 2 * dayMs).toISOString();
    await world.ask('settings', { status: 1, maintenance: { ...noPlan, endsAt, title, text } });
    await expect(heading).toHaveText(title[language]);
    await expect(page.getByText(text[language])).toBeVisible();
    await expect(page.locator('.unavailable time')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title[language], 'u'));

    const answered = await page.goto('/member/bets');
    expect(answered?.status()).toBe(503);
    expect(Number(answered?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(heading).toHaveText(title[language]);
    expect(await answered?.text()).not.toContain(as.account);

    await world.ask('settings', { status: 0, maintenance: noPlan });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\/member\/bets$/u);

    await world.ask('settings', { regionPolicies: [{ ...everywhere, rule: 'blocked' }] });
    await expect(heading).toHaveText(say('Not available in your region'));
    await expect(page.locator('.unavailable__facts')).toContainText('127.0.0.1');
    const refused = await page.goto('/');
    expect(refused?.status()).toBe(403);
    await look(page, 'closed-region', turn);
    await page.context().close();
  });

  test(`the app and the speed check, ${language}`, async ({ browser, world, turn }) => {
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page, [/nobody\.invalid/u, /Failed to load resource/u]);
    await openPath(page, '/down');
    await expect(page.locator('.qr').first()).toHaveAttribute('width', '200');
    await expect(page.locator('.install__step')).toHaveCount(4);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPath(page, '/helpmc');
    await page
      .locator('.side-rail')
      .getByRole('link', { name: say('App') })
      .click();
    await expect(page).toHaveURL(/\/helpmc\?open=download$/u);
    await expect(page.getByRole('dialog').locator('.qr')).toBeVisible();
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('dialog').locator('.install__step')).toHaveCount(4);
    await look(page, 'download-dialog', turn);

    await world.ask('settings', { domains: ['https://nobody.invalid'] });
    await openPath(page, '/promoDetail?id=kite');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('Speed check') })
      .click();
    await expect(page).toHaveURL(/\/promoDetail\?id=kite&open=speed$/u);
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(say('Fast'));
    await expect(rows.last()).toContainText(say('No reply'));
    const enter = rows.first().getByRole('link');
    await expect(enter).toHaveAttribute('target', '_blank');
    await look(page, 'speed-check', turn);

    // When the domains cannot be fetched again, those of this visit are still known.
    await page.route('**/wps/system/domainRoute*', (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await expect(rows).toHaveCount(2);
    isSilent();
    await page.context().close();
  });
}

/** A browser that may keep a service worker; those of other journeys may not. */
async function openKeepingPage(browser: Browser, world: RunningSystem): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.origins.site,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const url = world.origins.site;
  await context.addCookies([{ name: 'hisLang', value: 'en', url }]);
  return context.newPage();
}

const say = (english: string) => translate('player', 'en', english);

test('a visitor who is shut out can contact support, where there is a channel', async ({
  browser,
  world,
}) => {
  const address = 'https://chat.example.org/khelaghor';
  const writeToUs = 'If we have your location wrong, write to us.';
  await world.ask('channel', { csType: 'LIVECHAT', url: address });
  await world.ask('settings', { status: 1 });
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  await page
    .context()
    .route('https://chat.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title><h1>Chat</h1>' }),
    );
  const contact = page.getByRole('button', { name: say('Customer service') });
  const expectAnswered = async (press: () => Promise<void>) => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
    await opened.waitForURL(address);
    expect(opened.viewportSize()).toEqual({ width: 440, height: 750 });
    await opened.close();
  };
  // Pressed before the program has started, it is answered as soon as it has.
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.empty-state h2')).toHaveText(say('Under maintenance'));
  await expectAnswered(() => contact.click().then(release));

  await world.ask('settings', { status: 0, regionPolicies: [{ ...everywhere, rule: 'blocked' }] });
  await page.goto('/');
  await expect(page.getByText(say(writeToUs))).toBeVisible();
  await expectAnswered(() => contact.click());

  await world.ask('channel', null);
  await page.goto('/');
  await expect(page.getByText(say('This site is not available in your region.'))).toBeVisible();
  await expect(contact).toHaveCount(0);
  await expect(page.getByText(say(writeToUs))).toHaveCount(0);
  await page.context().close();
});

test('a second visit opens without a connection, and nothing personal was stored', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', { balanceMinor: '123456700' });
  const page = await openKeepingPage(browser, world);
  await openPath(page, '/?open=login');
  const form = page.getByRole('dialog');
  await form.locator('input[name=username]').fill(as.account);
  await form.locator('input[name=password]').fill(as.password);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.balance')).toBeVisible();
  await openPath(page, '/member/account');
  const kept = () =>
    page.evaluate(async () => {
      const found: { address: string; body: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { pathname } = new URL(request.url);
          const isPage = !pathname.startsWith('/assets/');
          const body = isPage ? await (await cache.match(request))?.text() : '';
          found.push({ address: pathname, body: body ?? '' });
        }
      }
      return found;
    });
  await expect
    .poll(async () => (await kept()).some(({ address }) => address === '/offline-shell'))
    .toBe(true);
  for (const { address, body } of await kept()) {
    expect(address).toMatch(/^\/(?:assets\/[\w.-]+|offline-shell)$/u);
    expect(body).not.toContain(as.account);
    expect(body).not.toContain('1234567');
  }

  await page.context().setOffline(true);
  const askedMs = performance.now();
  await page.goto('/lottery', { waitUntil: 'commit' });
  await expect(page.locator('.empty-state h2')).toHaveText(say('No connection'));
  expect(performance.now() - askedMs).toBeLessThan(1_500);
  // The paint is recorded a moment after it can be read.
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  expect(paint).toBeLessThan(1_000);
  await page.context().setOffline(false);
  await expect(page.locator('.header')).toBeVisible();
  await expect(page).toHaveURL(/\/lottery$/u);
  await page.context().close();
});

test('what a phone needs to install it', async ({ page, world }) => {
  const { site } = world.origins;
  for (const [language, name] of [
    ['bn', 'খেলাঘর'],
    ['en', 'Khelaghor'],
  ] as const) {
    const reply = await page.request.get(`${site}/app.webmanifest?lang=${language}`);
    const manifest = (await reply.json()) as { name: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ name, lang: language, display: 'standalone', dir: 'ltr' });
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(`${site}${src}`);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toMatch(/^image\//u);
    }
  }
});

/** English sentences whose last mark does not stand to the right of its sentence. */
const misplacedStops = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const misplaced: string[] = [];
    const getEdge = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trimEnd() ?? '';
      if (!/[A-Za-z][.!?:…]$/u.test(text)) continue;
      if (!node.parentElement?.checkVisibility()) continue;
      const [letter, mark] = [getEdge(node, text.length - 2), getEdge(node, text.length - 1)];
      if (mark.width > 0 && mark.left < letter.left) misplaced.push(text);
    }
    return misplaced;
  });

test('another language, from right to left, and digits as the reader likes them', async ({
  browser,
  world,
}) => {
  await world.ask('settings', { languages: ['bn', 'en', 'ar', 'es'] });
  const as = await world.ask('member', { balanceMinor: '123456700' });
  const page = await openPage(browser, world, { language: 'en', as, width: 1280 });
  await openPath(page, '/');
  const list = page.getByRole('combobox', { name: say('Language') });
  await expect(list.locator('option')).toHaveText(['বাংলা', 'English', 'العربية', 'Español']);
  await list.selectOption('ar');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await waitForHydration(page);
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.locator('body')).toHaveAttribute('lang', 'en');
  // Without a text in this language a message is shown in English.
  await expect(page.getByRole('link', { name: say('Deposit') }).first()).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sticksOut = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(sticksOut, { message: 'no scrolling sideways' }).toBeLessThanOrEqual(0);
    expect(await misplacedStops(page)).toEqual([]);
  }
  await page.getByRole('combobox', { name: say('Language') }).selectOption('en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const balance = page.locator('.balance');
  await expect(balance).toContainText('12,34,567.00');
  // Shown at once; stored when the server has answered.
  const choose = async (name: string) => {
    const kept = page.waitForResponse('**/wps/member/info/number-format');
    await page.getByRole('button', { name, exact: true }).click();
    await kept;
  };
  await choose('1,234,567');
  await expect(balance).toContainText('1,234,567.00');
  await choose('০১২৩');
  await expect(balance).toContainText('১,২৩৪,৫৬৭.০০');
  await page.reload();
  await expect(balance).toContainText('১,২৩৪,৫৬৭.০০');
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('en');

  await world.ask('settings', { languages: ['en'], defaultLanguage: 'en' });
  await page.reload();
  await expect(page.getByRole('combobox', { name: say('Language') })).toHaveCount(0);
  await world.ask('settings', { languages: ['bn', 'en'], defaultLanguage: 'bn' });
  await page.context().close();
});

test('code of a build that is gone is loaded again once, and then an error is shown', async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  let isGone = true;
  await page.route(findScript('src/play/fairness/fairness-page.tsx'), (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.route('**/wps/system/whitelabel', async (route) => {
    const reply = await route.fetch();
    const text = (await reply.text()).replace(/"buildId":"\w+"/u, '"buildId":"anotherbuild"');
    isGone = false;
    return route.fulfill({ response: reply, body: text });
  });
  await page
    .locator('.footer')
    .getByRole('link', { name: say('Check a result') })
    .click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();

  // Without a connection nothing is loaded again, and the reader may retry.
  const other = await openPage(browser, world, { language: 'en' });
  await openPath(other, '/');
  await other.route(findScript('src/play/fairness/fairness-page.tsx'), (route) => route.abort());
  await other
    .locator('.footer')
    .getByRole('link', { name: say('Check a result') })
    .click();
  await expect(other.getByText(say('The page could not be loaded'))).toBeVisible();
  await other.context().close();
});

test('a browser that keeps nothing and takes no cookies is told so, and stays usable', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en' });
  const isSilent = watchPageErrors(page);
  await page.addInitScript(() => {
    const refuse = {
      get(): never {
        throw new DOMException('The request was denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
  await openPath(page, '/');
  await expect(page.getByText(/Your browser blocks cookies/u)).toBeVisible();
  await page
    .locator('.footer')
    .getByRole('link', { name: say('In-house games') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('In-house games'));
  // Only storage is refused here: the session's cookie is stored.
  await openPath(page, '/?open=login');
  const form = page.getByRole('dialog');
  await form.locator('input[name=username]').fill(as.account);
  await form.locator('input[name=password]').fill(as.password);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.balance')).toContainText('1,000.00');
  isSilent();
  await page.context().close();
});

test('repeated and overtaken navigations end where they should', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  const isSilent = watchPageErrors(page);
  await openPath(page, '/');
  const menu = page.getByRole('navigation', { name: say('Side menu') });
  const check = menu.getByRole('link', { name: say('Check a result') });
  // Duplicated: the same address again changes nothing.
  await check.dblclick();
  await expect(page).toHaveURL(/\/fairness$/u);
  await check.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Cancelled: the second navigation counts.
  await menu
    .getByRole('link', { name: say('Lottery'), exact: true })
    .first()
    .click({ noWaitAfter: true });
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  // Aborted: a member's page asks a visitor to log in, and stays where it is.
  await openPath(page, '/member/bets');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/member\/bets/u);
  // Redirected: the login there leads to the requested page, and Back leads before it.
  const as = await world.ask('member', {});
  await page.locator('input[name=username]').fill(as.account);
  await page.locator('input[name=password]').fill(as.password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/member\/bets$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Betting record'));
  await page.goBack();
  await expect(page).toHaveURL(/\/fairness$/u);
  isSilent();
  await page.context().close();
});

test('a game that leads to another address, and one that does not load', async ({
  browser,
  world,
}) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en', as });
  const launches = '**/wps/game/launchGame';
  await page.route(launches, async (route) => {
    const reply = await route.fetch();
    const text = (await reply.text()).replace(
      /"content":"[^"]*"/u,
      '"content":"https://evil.example/"',
    );
    await route.fulfill({ response: reply, body: text.replace('"vendor"', '"own"') });
  });
  await openPath(page, '/game?gameId=dice');
  const invalid = say('The game’s address is not valid. Please contact customer service.');
  await expect(page.getByText(invalid)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(launches);

  await page.route(`${world.origins.games}/**`, (route) => route.abort());
  await installClock(page);
  await openPath(page, '/game?gameId=dice');
  await expect(page.locator('iframe')).toHaveCount(1);
  const late = page.getByText(
    say('It took too long. Check your connection and try again; nothing was staked.'),
  );
  // The page waits fifteen seconds for a game to report that it has loaded.
  await page.clock.fastForward(12_000);
  await expect(late).toBeHidden();
  await page.clock.fastForward(3_500);
  await expect(late).toBeVisible();
  await page.context().close();
});

test('a call that does not arrive says so, and can be retried', async ({ browser, world }) => {
  const as = await world.ask('member', { balanceMinor: '100000' });
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/?open=login');
  const form = page.getByRole('dialog');
  await form.locator('input[name=username]').fill(as.account);
  await form.locator('input[name=password]').fill(as.password);
  await page.route('**/wps/session/login', (route) => route.abort());
  await form.locator('button[type=submit]').click();
  const lost = say('We cannot reach the site. Check your connection and try again.');
  await expect(form.getByText(lost)).toBeVisible();
  await page.unroute('**/wps/session/login');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.balance')).toContainText('1,000.00');
  await page.context().close();
});

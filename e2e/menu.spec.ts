// Where the left menu, the right bar, the footer and the avatar's menu lead: the pages of a member
// beside the money, "refer and earn" where it is offered, offers, people, media.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteModules } from '@khelaghor/contract/site/menu-modules.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const en = (english: string) => translate('player', 'en', english);

test.describe.configure({ mode: 'default' });

const inMenu = (page: Page, english: string) =>
  page
    .getByRole('navigation', { name: en('Side menu') })
    .getByRole('link', { name: en(english), exact: true });

/** The site's settings with some entries of the left menu switched off. */
function menusWithout(...off: readonly string[]) {
  const getChoices = (names: readonly string[]) =>
    names.map((modId) => ({ modId, enabled: !off.includes(modId) }));
  return { category: getChoices(siteModules.category), menu: getChoices(siteModules.menu) };
}

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`rank, betting bonus, invitation, register center, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', {});
    const names = [as.account, 'Shapla2026', 'localhost', 'http', 'register', 'referralCode'];
    const page = await openPage(browser, world, { ...turn, as, width: 1280 });
    const isSilent = watchPageErrors(page);
    const see = async (path: string, name: string, text: string) => {
      await openPath(page, path);
      await expect(page.locator('main')).toContainText(text);
      await look(page, name, { ...turn, names });
    };
    const noLevel = 'You have no VIP level yet. Levels start soon; yours will appear here.';
    await see('/member/playerRank', 'rank', say(noLevel));
    await see('/member/manualRebate', 'rebate', say('Your betting bonus'));
    const noLink =
      'You have no invitation link yet. Invitations start soon; your link will appear here.';
    await see('/member/referral', 'referral', say(noLink));
    await see('/agent/registerCenter', 'register-center-shut', say('This is for agents only.'));

    await world.ask('agent', { memberId: as.memberId });
    const code = `Shapla2026${language}`;
    await world.ask('giveInvitation', { memberId: as.memberId, code });
    await see('/agent/registerCenter', 'register-center', `/register?referralCode=${code}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: /^(?:Copy|.*লিংক)/u }).first();
    await copy.click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${world.origins.site}/register?referralCode=${code}`);
    isSilent();
    await page.context().close();
  });
}

test('nothing leads to pages that start later; the operator switches the rest', async ({
  browser,
  world,
}) => {
  await world.ask('settings', { menus: menusWithout('download') });
  const member = await world.ask('member', {});
  const agent = await world.ask('member', {});
  await world.ask('agent', { memberId: agent.memberId });
  const rows = [
    [undefined, null],
    [member, null],
    [agent, '/agent/registerCenter'],
  ] as const;
  for (const [as, path] of rows) {
    const page = await openPage(browser, world, { language: 'en', width: 1280, ...(as && { as }) });
    await openPath(page, '/');
    await expect(inMenu(page, 'Home')).toBeVisible();
    await expect(inMenu(page, 'Get the app')).toHaveCount(0);
    const refer = inMenu(page, 'Refer and earn');
    if (path === null) await expect(refer).toHaveCount(0);
    else await expect(refer).toHaveAttribute('href', path);
    const later = page.locator(
      'a:is([href*=playerRank], [href*=manualRebate], [href*="member/referral"])',
    );
    await expect(later).toHaveCount(0);
    if (as) {
      await openPath(page, '/member');
      const centre = page.getByRole('navigation', { name: en('Member centre') });
      await expect(
        centre.getByRole('link', { name: en('My account'), exact: true }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(later).toHaveCount(0);
    }
    await page.context().close();
  }
  await world.ask('settings', { menus: menusWithout() });
});

test('an agent finds the agents’ centre in the menu of the avatar', async ({ browser, world }) => {
  const as = await world.ask('member', {});
  await world.ask('agent', { memberId: as.memberId });
  const page = await openPage(browser, world, { language: 'en', width: 1280, as });
  await openPath(page, '/');
  await page.getByRole('banner').getByRole('button', { name: as.account }).click();
  await page
    .getByRole('menu')
    .getByRole('menuitem', { name: en('Agent') })
    .click();
  await expect(page).toHaveURL(/\/agent$/u);
  await page.context().close();
});

test('at most three offers are in the menu, with a link to all', async ({ browser, world }) => {
  const names = ['Third offer', 'Fourth offer'];
  for (const name of names) await world.ask('informingOffer', { name });
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  await openPath(page, '/');
  await expect(page.locator('.side-offers .promotion-link')).toHaveCount(3);
  await page
    .locator('.side-offers')
    .getByRole('link', { name: en('See more') })
    .click();
  await expect(page).toHaveURL(/\/promotions$/u);
  await expect(page.locator('main')).toContainText('Fourth offer');
  for (const name of names) await world.ask('endOffer', { name });
  await page.context().close();
});

test('the right bar folds, and media are linked in the footer', async ({ browser, world }) => {
  const mediaLinks = [
    { media: 'FACEBOOK', url: 'https://facebook.example/khelaghor' },
    { media: 'INSTAGRAM', url: 'https://instagram.example/khelaghor' },
    { media: 'TELEGRAM', url: 'https://t.example/khelaghor' },
  ] as const;
  await world.ask('settings', { mediaLinks: [...mediaLinks] });
  await world.ask('channel', { csType: 'TELEGRAM', url: 'https://t.example/help' });
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  await openPath(page, '/');
  const rail = page.locator('.side-rail');
  const toggle = rail.getByRole('button', { name: en('Contact') });
  const channel = rail.getByRole('button', { name: en('Telegram') });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(channel).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(channel).toHaveCount(0);
  await expect(rail.getByRole('link', { name: en('App') })).toHaveCount(0);
  await toggle.click();
  await expect(channel).toBeVisible();

  const names = [en('Facebook'), en('Instagram'), en('Telegram')];
  for (const [index, { url }] of mediaLinks.entries()) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: names[index] ?? '' });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await world.ask('settings', { mediaLinks: [] });
  await world.ask('channel', null);
  await page.context().close();
});

// What the site has to say and what it is told: the notice line and the announcements behind it,
// what pops up, customer service, the help centre, feedback. And that no HTML of an operator acts.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fetchedFrom, hostileHtml } from '@khelaghor/testkit/hostile-html.ts';
import { findXssDamage, noXssDamage } from './rich-text.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { makeFlatPng } from './flat-png.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const dialog = (page: Page) => page.getByRole('dialog');
/** Words of help articles that are the same in every language. */
const names = ['PNG', 'JPG', 'MB', 'English', 'CSV', '/helpmc'];

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const button = (page: Page, english: string) =>
    page.getByRole('button', { name: say(english), exact: true });
  const press = (page: Page, english: string) => button(page, english).click();

  test(`announcements from the notice line, ${language}`, async ({ browser, world, turn }) => {
    const ids: string[] = [];
    for (let number = 1; number <= 11; number += 1) {
      const title = { bn: `ঘোষণা নম্বর ${number}`, en: `Announcement number ${number}` };
      ids.push(await world.ask('announce', { title, sort: 400 + number }));
    }
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page, [/status of 404/u]);
    await openPath(page, '/');
    await page.getByRole('link', { name: say('All notices') }).click();
    await expect(dialog(page).locator('.news__line')).toHaveCount(9);
    await dialog(page).locator('.news__line').first().click();
    await expect(dialog(page).locator('.news__detail .rich p').first()).toBeVisible();
    await look(page, 'announcement', turn);
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog(page).getByRole('button', { name: '2', exact: true }).click();
    await expect(dialog(page).locator('.news__line')).toHaveCount(3);
    await press(page, 'Choose days');
    await dialog(page).locator('input[type=date]').first().fill('2099-01-01');
    await expect(dialog(page).getByText(say('No announcements'))).toBeVisible();
    await press(page, 'Show all days');
    await expect(dialog(page).locator('.news__line')).toHaveCount(9);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/u);
    // An address by hand: what is not there says so, and the list is at hand.
    const unknown = '01920000-0000-7000-8000-000000000000';
    await page.goto(`/?open=announcements&announcement=${unknown}`);
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    isSilent();
    for (const id of ids) await world.ask('withdrawAnnouncement', { id });
    await page.context().close();
  });

  test(`help and feedback, ${language}`, async ({ browser, world, turn }) => {
    const page = await openPage(browser, world, turn);
    const isSilent = watchPageErrors(page, [/status of 404/u]);
    await openPath(page, '/helpmc');
    await expect(page.locator('.help__topic')).toHaveCount(6);
    await page.getByRole('searchbox').fill(language === 'bn' ? 'টাকা যমা' : 'depsoit');
    await expect(page.locator('.help__found a').first()).toBeVisible();
    await look(page, 'help-found', { ...turn, names });
    await page.locator('.help__found a').first().click();
    await expect(page.locator('.help__article .rich li').first()).toBeVisible();
    await look(page, 'help-article', { ...turn, names });
    await page.goto(`/helpmc?q=${'x'.repeat(10_000)}`);
    await expect(page.getByText(say('Nothing found'))).toBeVisible();
    await page.goto('/helpmc?article=no-such-article');
    await expect(page.getByText(say('This help page does not exist'))).toBeVisible();

    await openPath(page, '/feedback');
    await press(page, 'Send');
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await page.getByRole('textbox').first().fill('x'.repeat(141));
    await press(page, 'Send');
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    const words = language === 'bn' ? 'দর পড়তে কষ্ট হয়।' : 'The prices are hard to read.';
    await page.getByRole('textbox').first().fill(words);
    const file = { name: 'a.png', mimeType: 'image/png', buffer: await makeFlatPng(16, 16) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.locator('.pics__one')).toHaveCount(1);
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await page.locator('input[type=file]').setInputFiles(text);
    const refused = page.getByText(say('Only PNG and JPG pictures can be attached.'));
    await expect(refused).toBeVisible();
    await press(page, 'Send');
    await expect(page.getByText(say('Thank you. We have received it.'))).toBeVisible();
    isSilent();
    await page.context().close();
  });
}

const say = (english: string) => translate('player', 'en', english);

test('a member reads the answer to a complaint', async ({ browser, world }) => {
  const member = await world.ask('member', {});
  const page = await openPage(browser, world, { language: 'en', as: member });
  await openPath(page, '/feedback');
  await page.getByRole('button', { name: say('Complaint'), exact: true }).click();
  await page.getByRole('textbox').first().fill('My draw was late.');
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
  await expect(page.getByText(say('We are reviewing it'))).toBeVisible();
  const answer = 'It was drawn at 14:32:00, see its proof.';
  await world.ask('answerFeedback', { memberId: member.memberId, answer });
  await page.reload();
  await expect(page.getByText('It was drawn at 14:32:00, see its proof.')).toBeVisible();
  await look(page, 'feedback-answered', { language: 'en', names: [member.account] });
  await page.context().close();
});

test('what pops up, and does not again today', async ({ browser, world }) => {
  const title = { bn: 'আজ রাতে বিরতি', en: 'A pause tonight' };
  const content = { bn: '<p>রাত 3টায়।</p>', en: '<p>At 3 in the night.</p>' };
  const entry = await world.ask('announce', { type: 'PU', title, content });
  const game = { bn: 'কে৩-এর খবর', en: 'News of K3' };
  const over = await world.ask('announce', { type: 'H', place: 'k3', title: game, content });
  const page = await openPage(browser, world, { language: 'bn' });
  const isSilent = watchPageErrors(page);
  await page.goto('/');
  await expect(dialog(page).getByText(title.bn)).toBeVisible();
  // Closed, it stays closed for the visit and comes back with the next.
  await page.keyboard.press('Escape');
  await openPath(page, '/');
  await page.evaluate(() => sessionStorage.removeItem('index_notice'));
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: translate('player', 'bn', 'Hide for today') }).click();
  await page.evaluate(() => sessionStorage.removeItem('index_notice'));
  await page.goto('/lottery?gameCode=k3');
  await expect(dialog(page).getByText(game.bn)).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = await page.evaluate(() => localStorage.getItem('index_notice'));
  expect(kept).toContain(entry);
  isSilent();
  await page.context().close();
  for (const id of [entry, over]) await world.ask('withdrawAnnouncement', { id });
});

test('customer service: a window that is led on, closed, or that the browser does not give', async ({
  browser,
  world,
}) => {
  const address = 'https://chat.example.org/khelaghor';
  await world.ask('channel', { csType: 'LIVECHAT', url: address });
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  await page
    .context()
    .route('https://chat.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title><h1>Chat</h1>' }),
    );
  await openPath(page, '/helpmc');
  const contact = page.locator('.help__stuck').getByRole('button', { name: say('Live chat') });
  const [opened] = await Promise.all([page.waitForEvent('popup'), contact.dblclick()]);
  await opened.waitForURL(address);
  expect(opened.viewportSize()).toEqual({ width: 440, height: 750 });
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  expect(page.context().pages()).toHaveLength(2);
  await opened.close();

  // The channel was closed since the page was loaded: the window goes, and the page says why.
  await world.ask('channel', null);
  const [closing] = await Promise.all([page.waitForEvent('popup'), contact.click()]);
  if (!closing.isClosed()) await closing.waitForEvent('close');
  await expect(page.locator('.toasts')).toContainText(
    'This support channel is closed now. Try another one.',
  );

  // A browser without windows refuses, throws, or answers with the only one that it has.
  await world.ask('channel', { csType: 'LIVECHAT', url: address });
  for (const refuse of [
    () => null,
    () => {
      throw new Error('no windows here');
    },
    () => window,
  ]) {
    await openPath(page, '/helpmc');
    await page.evaluate(`window.open = ${refuse.toString()}`);
    await contact.click();
    await page.waitForURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/\/helpmc$/u);
    await expect(contact).toBeVisible();
  }
  // When no address comes the page stays, and says why.
  await openPath(page, '/helpmc');
  await world.ask('channel', null);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await contact.click();
  await expect(page.locator('.toasts')).toContainText(
    'This support channel is closed now. Try another one.',
  );
  await expect(page).toHaveURL(/\/helpmc$/u);
  await page.context().close();
});

test('hostile HTML neither acts nor fetches, in a real browser', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en', width: 1280 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(fetchedFrom)) fetched.push(request.url());
  });
  page.on('dialog', (shown) => void shown.dismiss());
  // As if the server's own cleaning did nothing: the page is the only wall.
  const perText = 12;
  const texts = Array.from({ length: Math.ceil(hostileHtml.length / perText) }, (_, index) =>
    hostileHtml.slice(index * perText, (index + 1) * perText).join('\n'),
  );
  const lines = texts.map((_, index) => ({
    id: `01920000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    type: 'B',
    title: { bn: `${index}`, en: `Text ${index}` },
    publishedAt: '2026-11-21T06:00:00.000Z',
  }));
  await page.route('**/wps/relay/MCSFE_getAnnouncements?*', (route) => {
    const value = { content: lines, totalPages: 1, totalElements: lines.length };
    return route.fulfill({ json: { success: true, value } });
  });
  await page.route('**/wps/relay/MCSFE_getAnnouncement/*', (route) => {
    const index = lines.findIndex(({ id }) => route.request().url().endsWith(id));
    const text = `<p>Begin ${index}</p>${texts[index]}`;
    const value = { ...lines[index], place: null, content: { bn: text, en: text } };
    return route.fulfill({ json: { success: true, value } });
  });
  await page.goto('/?open=announcements');
  for (const [index, text] of texts.entries()) {
    await dialog(page).locator('.news__line').nth(index).click();
    await expect(dialog(page).getByText(`Begin ${index}`, { exact: true })).toBeVisible();
    expect(await findXssDamage(page), text).toEqual(noXssDamage);
  }
  expect(fetched).toEqual([]);
  await page.context().close();
});

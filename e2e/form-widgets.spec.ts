// Small pieces of forms that depend on time: the country picker, the captcha, the button that sends
// codes; and the eye of a password. The page's clock is set, so that nothing is waited for.
import { expect } from '@playwright/test';
import type { Browser, Page, Request } from '@playwright/test';
import { getDialog, getField, pressIn } from './dialogs.ts';
import { installClock, stopClock } from './page-clock.ts';
import { openPath } from './page-checks.ts';
import type { RunningSystem } from './running-system.ts';
import { translate } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const say = (english: string) => translate('player', 'en', english);

test.describe.configure({ mode: 'default' });

test.beforeAll(({ world }) =>
  world.ask('settings', {
    mobileRegistration: true,
    smsCountries: [...smsCountries],
  }),
);
test.afterAll(({ world }) => world.ask('defaultSettings', {}));

const smsCountries = ['BD', 'IN', 'NP', 'LK', 'MY', 'SG', 'AE', 'SA'] as const;

/** Counts the calls of a page that have no answer yet. */
function countUnanswered(page: Page): () => number {
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return () => unanswered.size;
}

/** The form of a registration by phone, on a clock that stands still from now on. */
async function openMobileForm(browser: Browser, world: RunningSystem): Promise<Page> {
  const page = await openPage(browser, world, { language: 'en' });
  const unanswered = countUnanswered(page);
  await installClock(page);
  await openPath(page, '/?open=register');
  await getDialog(page)
    .getByRole('tab', { name: say('Mobile number') })
    .click();
  await expect(getDialog(page).getByRole('img', { name: say('Characters to type') })).toBeVisible();
  const countries = getDialog(page).getByRole('option', { includeHidden: true });
  await expect(countries).toHaveCount(smsCountries.length);
  // The leap of the clock would run out the time of a call that is still under way.
  await expect.poll(unanswered).toBe(0);
  await stopClock(page, 60_000);
  return page;
}

test('a country is chosen by keys, and a press counts after the focus has gone', async ({
  browser,
  world,
}) => {
  const page = await openMobileForm(browser, world);
  const picker = getDialog(page).getByRole('combobox');
  const list = getDialog(page).getByRole('listbox', { includeHidden: true });
  const options = list.getByRole('option');
  await picker.focus();
  await expect(list).toBeVisible();
  await page.keyboard.press('End');
  await expect(options.last()).toBeInViewport({ ratio: 0.9 });
  await expect(options.first()).not.toBeInViewport();
  await page.keyboard.press('n');
  await expect(options.nth(2)).toHaveClass(/active/u);
  await page.keyboard.press('Home');
  await expect(options.first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  const second = (await options.nth(1).locator('bdi').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(picker).toContainText(second);
  await page.keyboard.press(' ');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(getDialog(page)).toBeVisible();

  // The focus goes: the list stays for 200 ms, in which a press still chooses.
  await picker.click();
  await picker.blur();
  await page.clock.runFor(190);
  await expect(list).toBeVisible();
  const third = (await options.nth(2).locator('bdi').textContent()) ?? '';
  await options.nth(2).click();
  await expect(list).toBeHidden();
  await expect(picker).toContainText(third);
  await picker.focus();
  await picker.click();
  await picker.blur();
  await page.clock.runFor(200);
  await expect(list).toBeHidden();
  await page.context().close();
});

test('another captcha comes once a second at most', async ({ browser, world }) => {
  const page = await openMobileForm(browser, world);
  let fetched = 0;
  page.on('request', (request) => {
    fetched += Number(request.url().includes('/wps/captcha'));
  });
  const another = getDialog(page).getByRole('button', { name: say('Another picture') });
  const picture = getDialog(page).getByRole('img', { name: say('Characters to type') });
  const press = async () => {
    const before = await picture.getAttribute('src');
    await another.click();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
  };
  await press();
  await another.click();
  await page.clock.runFor(990);
  await another.click();
  expect(fetched).toBe(1);
  await page.clock.runFor(20);
  await press();
  expect(fetched).toBe(2);
  await page.context().close();
});

test('a code is asked for once a second, counts down, and can be asked for again', async ({
  browser,
  world,
}) => {
  const page = await openMobileForm(browser, world);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/verification/sms')) asked.push(request.url());
  });
  const form = getDialog(page);
  const number = getField(page, 'mobileNum');
  const send = form.getByRole('button', { name: say('Send code'), exact: true });
  const hint = form.getByText(say('The code was sent. It takes a moment to arrive.'));
  const choose = async (index: number) => {
    await form.getByRole('combobox').click();
    await form.getByRole('option').nth(index).click();
  };

  // The server refuses a number abroad; a second press within the second asks nothing.
  await choose(1);
  await number.fill('12345');
  await send.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toHaveLength(1);
  await choose(0);
  await number.fill('01713000066');
  await page.clock.runFor(500);
  await send.click();
  await page.clock.runFor(501);
  await send.click();
  await expect(form.getByRole('timer')).toBeVisible();
  await expect(hint).toBeVisible();
  expect(asked).toHaveLength(2);

  // As long as it counts a press does nothing; then the button is back, without the hint.
  await form.getByRole('timer').dispatchEvent('click');
  expect(asked).toHaveLength(2);
  await page.clock.fastForward(299_000);
  await expect(form.getByRole('timer')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(send).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await expect(hint).toHaveCount(0);
  await page.context().close();
});

test('the eye shows a password, and hides it again', async ({ browser, world }) => {
  const page = await openPage(browser, world, { language: 'en' });
  await openPath(page, '/?open=login');
  const password = getField(page, 'password');
  await password.fill('a quiet boat');
  await expect(password).toHaveAttribute('type', 'password');
  await pressIn(page, say('Show password'));
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a quiet boat');
  await pressIn(page, say('Hide password'));
  await expect(password).toHaveAttribute('type', 'password');
  await page.context().close();
});

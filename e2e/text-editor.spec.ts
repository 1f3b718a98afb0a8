// Operators format what the site says without seeing a tag: by buttons, by keys and by pasting.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { openConsole, test } from './console-fixtures.ts';
import { watchPageErrors } from './page-checks.ts';
import { pasteHtml } from './rich-text.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
test.describe.configure({ mode: 'default' });

/** The page of a new article, its text in the console's language and the buttons below that. */
async function openEditor(page: Page, language: JourneyLanguage) {
  const say = (english: string) => translate('console', language, english);
  await page.goto('/help?edit=new');
  const name = language === 'bn' ? 'বাংলা' : 'English';
  const box = page.getByRole('textbox', { name: `${say('Text')} · ${name}` });
  await expect(box).toBeVisible();
  const bar = page.getByRole('toolbar', { name: say('Formats') }).nth(language === 'bn' ? 0 : 1);
  const button = (english: string) => bar.getByRole('button', { name: say(english), exact: true });
  const preview = page.frameLocator('.preview iframe').first().locator('.rich');
  return { say, box, button, preview };
}

const getHtml = (preview: Locator) => preview.evaluate((element) => element.innerHTML);
const expectHtml = (preview: Locator, html: string) =>
  expect.poll(() => getHtml(preview)).toBe(html);

for (const language of languages) {
  test(`a text is formatted by buttons and keys, ${language}`, async ({ browser, house }) => {
    const page = await openConsole(browser, house, language);
    const isSilent = watchPageErrors(page);
    const { say, box, button, preview } = await openEditor(page, language);
    await box.click();
    await page.keyboard.type('Steps');
    await button('Heading').click();
    await expect(button('Heading')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Take ');
    await button('Bold').click();
    await page.keyboard.type('care');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+i');
    await page.keyboard.type(' now');
    await page.keyboard.press('Enter');
    await button('Numbered steps').click();
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    const written =
      '<h2>Steps</h2><p>Take <b>care</b><i> now</i></p><ol><li>One</li><li>Two</li></ol>';
    await expectHtml(preview, written);
    await page.keyboard.press('Control+z');
    await expect(preview).not.toContainText('Two');
    await button('Redo').click();
    await expectHtml(preview, written);

    await page.keyboard.press('Shift+Control+ArrowLeft');
    await button('Link').click();
    const address = page.getByRole('textbox', { name: say('Address of the link') });
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(
      page.getByText(say('Start with / for this site, or with https://.')),
    ).toBeVisible();
    await address.fill('/promotions');
    await address.press('Enter');
    await expectHtml(preview, written.replace('Two', '<a href="/promotions">Two</a>'));
    expect(await askAxe(page.mainFrame())).toEqual([]);
    isSilent();
    await page.context().close();
  });
}

test('a pasted text keeps what the site can show', async ({ browser, house }) => {
  const page = await openConsole(browser, house, 'en');
  const { box, preview } = await openEditor(page, 'en');
  await pasteHtml(
    box,
    '<h1 style="color:red">Fees</h1><div>Below <a href="http://plain.example">here</a>.</div>' +
      '<table><tr><th colspan="2">Bank</th></tr><tr><td>A</td><td>B</td></tr></table>' +
      '<ul><li>one<ul><li>two</li></ul></li></ul><script>alert(1)</script>',
  );
  await expectHtml(
    preview,
    '<h2>Fees</h2><p>Below here.</p><table><tbody><tr><th colspan="2">Bank</th></tr>' +
      '<tr><td>A</td><td>B</td></tr></tbody></table>' +
      '<ul><li>one<ul><li>two</li></ul></li></ul>',
  );
  await page.context().close();
});

// Two operators edit one promotion at the same time: the second is told who changed what, chooses
// where both changed the same text, and nothing that the first changed is undone.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`two operators edit one promotion, ${language}`, async ({ browser, house, turn }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const username = `togor.edits.${language}`;
    const name = `Fair of ${language}`;
    await system.ask('informingOffer', { name });
    const second = await system.ask('anotherOperator', { username });
    const page = await openConsole(browser, house, language, turn.theme);
    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    const isSilent = watchPageErrors(page, [/status of 409/u]);
    const edit = say('Edit: {title}').replace('{title}', name);
    const title = say('Title');
    const summary = say('Summary');

    for (const console of [page, other]) {
      await console.goto('/promotions?view=offers');
      await console.getByRole('button', { name: edit }).click();
      // Nothing was changed, so there is nothing to save.
      await expect(console.getByRole('button', { name: say('Save'), exact: true })).toBeDisabled();
    }
    await other.getByRole('textbox', { name: `${title} · English` }).fill(`${name} 2`);
    await other.getByLabel(say('Show it on the site')).uncheck();
    await other.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(other.getByRole('button', { name: say('New offer') })).toBeVisible();

    await page.getByRole('textbox', { name: `${title} · English` }).fill(`${name} 3`);
    await page.getByRole('textbox', { name: `${summary} · English` }).fill('For everyone');
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    const panel = page.getByRole('region', { name: say('Changed while you were editing') });
    await expect(panel).toContainText(username);
    await expect(panel).toContainText(`${name} 2`);
    await expect(panel).toContainText(say('Show it on the site'));
    await expect(panel).not.toContainText(summary);
    const again = page.getByRole('button', { name: say('Save again') });
    await expect(again).toBeDisabled();
    await look(page, 'console-changed-meanwhile', { ...turn, names: ['shapla', name, username] });
    await panel.getByRole('radio', { name: say('Take theirs') }).check();
    await again.click();

    await expect(page.getByRole('button', { name: say('New offer') })).toBeVisible();
    await page.getByRole('button', { name: edit }).click();
    await expect(page.getByRole('textbox', { name: `${title} · English` })).toHaveValue(
      `${name} 2`,
    );
    await expect(page.getByRole('textbox', { name: `${summary} · English` })).toHaveValue(
      'For everyone',
    );
    await expect(page.getByLabel(say('Show it on the site'))).not.toBeChecked();
    isSilent();
    await page.context().close();
    await other.context().close();
  });
}

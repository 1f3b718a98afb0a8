// The configuration as a file: it is saved, a channel is switched off, and the file brings the
// channel back after a look at what it changes.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a file brings a channel back as it was, ${language}`, async ({ browser, house, turn }) => {
    const say = (english: string) => translate('console', language, english);
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page);
    const channel = 'manual-upay';
    const shown = { ...turn, names: ['shapla', channel, 'settings.json', 'Night cashier'] };
    const openFile = async (buffer: Buffer) => {
      await page.goto('/settings-history?tab=file');
      await page
        .locator('main input[type=file]')
        .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer });
    };

    await page.goto('/settings-history?tab=file');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: say('Download settings') }).click();
    const saved = await readFile(await (await downloading).path(), 'utf8');

    await openFile(Buffer.from(saved));
    await expect(page.locator('.file-section').first()).toBeVisible();
    await expect(page.locator('.file-section .data-table__row')).toHaveCount(0);

    const row = page.locator('.data-table__row').filter({ hasText: channel });
    await page.goto('/deposit-channels');
    await row.getByRole('button', { name: say('Switch off') }).click();
    await getDialog(page).locator('button[type=submit]').click();
    await expect(row.getByRole('button', { name: say('Switch on') })).toBeVisible();

    const file = JSON.parse(saved) as {
      sections: Record<string, { id: string; value: unknown }[]>;
    };
    file.sections['roles']?.push({ id: 'Owner', value: { permissions: [] } });
    await openFile(Buffer.from(JSON.stringify(file)));
    await expect(page.locator('.data-table__row')).toHaveCount(2);
    await expect(row).toContainText(say('Differs'));
    await page.locator('main textarea').fill('The house opens the channel again.');
    await look(page, 'console-settings-file-preview', shown);
    await page.getByRole('button', { name: say('Import these changes') }).click();
    await expect(row).toContainText(say('Imported'));
    await look(page, 'console-settings-file-imported', shown);

    await page.goto('/deposit-channels');
    await expect(row.getByRole('button', { name: say('Switch off') })).toBeVisible();

    isSilent();
    // The browser's console has the refusal.
    await openFile(Buffer.from(JSON.stringify({ ...file, version: 1 })));
    await expect(page.locator('.form-error')).toBeVisible();
    await expect(page.locator('.file-section')).toHaveCount(0);
    await look(page, 'console-settings-file-refused', shown);
    await page.context().close();
  });
}

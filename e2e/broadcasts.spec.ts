// An operator writes to members from a saved text; the member hears of it at once, reads it with
// their own name, follows its link and deletes it.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`a message of an operator is read by its member, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const read = (english: string) => translate('player', language, english);
    const as = await house.system.ask('member', {});
    const member = await openPage(browser, house.system, { ...turn, as });
    await openPath(member, '/fairness');
    const desk = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(desk, [/status of 404/u]);
    const text = (page: typeof desk, label: string, name: 'বাংলা' | 'English') =>
      page.getByRole('textbox', { name: `${say(label)} · ${name}` });
    const words = { bn: 'আজ {prize} নিন।', en: 'Take {prize} today.' };

    await desk.goto('/messages?view=templates');
    await desk.getByRole('button', { name: say('New text') }).click();
    await desk.locator('input[name=name]').fill('Greeting');
    await text(desk, 'Title', 'বাংলা').fill('নমস্কার {account}');
    await text(desk, 'Title', 'English').fill('Hello {account}');
    await text(desk, 'Text', 'বাংলা').fill(words.bn);
    await text(desk, 'Text', 'English').fill(words.en);
    await desk.locator('select[name=page]').selectOption('promotions');
    await desk.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(desk.locator('.content-row')).toContainText('Greeting');

    await desk.goto('/messages?view=sent&edit=new');
    await desk.locator('select[name=template]').selectOption({ label: 'Greeting' });
    await desk.locator('input[name=value-prize]').fill('৳50');
    await desk.getByLabel(say('Recipients')).selectOption('one');
    await desk.locator('input[name=account]').fill('nobody.here');
    const send = desk.getByRole('button', { name: say('Count and send') });
    await send.click();
    await expect(desk.locator('[aria-invalid=true]')).toHaveCount(1);
    await desk.locator('input[name=account]').fill(as.account);
    const variables = ['{account}', '{nickname}', '{brand}', '{prize}'];
    const names = ['shapla', 'Greeting', ...variables, as.account, 'English', 'বাংলা'];
    await look(desk, 'console-message', { ...turn, names });
    await send.click();
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(desk.locator('.data-table__row').first()).toContainText(as.account);
    await look(desk, 'console-messages', { ...turn, names });
    isSilent();
    await desk.context().close();

    const toast = member.locator('.toasts');
    await toast.getByRole('link', { name: read('Read the message') }).click();
    const message = member.locator('.message[data-unread]').first();
    await expect(message).toContainText(as.account);
    await message.locator('summary').click();
    const opened = member.locator('.message').first();
    await expect(opened).toContainText('৳50');
    await expect(member.locator('.message[data-unread]')).toHaveCount(0);
    await look(member, 'messages', { ...turn, names: [as.account] });
    await opened.getByRole('link', { name: read('Show') }).click();
    await expect(member).toHaveURL(/\/promotions/u);
    // Until the other page has come, the message is still there, and open.
    await expect(member.locator('.message')).toHaveCount(0);
    await member.goBack();
    await member.locator('.message summary').first().click();
    await member
      .locator('.message')
      .first()
      .getByRole('button', { name: new RegExp(`^${language === 'bn' ? 'মুছুন' : 'Delete'}`, 'u') })
      .click();
    await expect(member.getByText('৳50')).toHaveCount(0);
    await member.context().close();
  });
}

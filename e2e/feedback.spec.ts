// A member tells us something with a photograph from a phone, on a slow line, and hears at once
// that it was answered.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
test.describe.configure({ mode: 'default' });

/** A photograph of more than 12 MB: hills and a sky, with the grain that cameras see. */
function photograph(): Promise<Buffer> {
  const [width, height] = [2400, 1800];
  const rgb = Buffer.alloc(width * 3 * height);
  let grain = 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      grain = (grain * 1_103_515_245 + 12_345) % 2_147_483_648;
      const hill = 900 + 300 * Math.sin(x / 300) + 90 * Math.sin(x / 41);
      const at = (y * width + x) * 3;
      const light = (grain >> 16) % 12;
      rgb[at] = (y > hill ? 60 : 130) + light;
      rgb[at + 1] = (y > hill ? 120 : 170) + light + Math.round(20 * Math.sin(y / 17));
      rgb[at + 2] = (y > hill ? 50 : 220) + light;
    }
  }
  // Not packed, as large as a phone's photographs are.
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The line of a village, as fast upwards as each call says. */
async function slowLine(page: Page): Promise<(upwardKilobytes: number) => Promise<void>> {
  const wires = await page.context().newCDPSession(page);
  const kilobytes = 1_024;
  return async (upwardKilobytes) => {
    await wires.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200 * kilobytes,
      uploadThroughput: upwardKilobytes * kilobytes,
    });
  };
}

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`a photograph of 12 MB on a slow line, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const sizes: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/feedback/image'))
        sizes.push(request.postDataBuffer()?.length ?? 0);
    });
    await openPath(page, '/feedback');
    const upwards = await slowLine(page);
    // So slow that it is still on its way after we looked, however long that takes.
    await upwards(3);
    const file = { name: 'photo.png', mimeType: 'image/png', buffer: await photograph() };
    expect(file.buffer.length).toBeGreaterThan(12 * 1024 * 1024);
    const choose = page.locator('input[type=file]');
    const words = page.getByRole('textbox').first();
    await choose.setInputFiles(file);
    const progress = page.locator('.pics__one progress');
    await expect(progress).toHaveAttribute('value', /^0\.\d/u);
    await look(page, 'feedback-sending', {
      ...turn,
      at: 360,
      names: [as.account, 'photo.png'],
    });
    // It can be stopped, and then nothing is attached.
    await page
      .locator('.pics__one')
      .getByRole('button', { name: say('Stop {name}').replace('{name}', 'photo.png') })
      .click();
    await expect(page.locator('.pics__one')).toHaveCount(0);
    await upwards(40);
    // What is written meanwhile stays.
    await choose.setInputFiles(file);
    await expect(progress).toBeVisible();
    await words.fill('x');
    await expect(page.locator('.pics__one:not([aria-busy])')).toHaveCount(1);
    await expect(words).toHaveValue('x');
    for (const size of sizes) expect(size).toBeLessThan(256 * 1024);
    await page.getByRole('button', { name: say('Send'), exact: true }).click();
    await expect(page.getByText(say('Thank you. We have received it.'))).toBeVisible();
    isSilent();
    await page.context().close();
  });

  test(`the answer arrives while the member is elsewhere, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', {});
    const looked = { ...turn, names: [as.account] };
    const page = await openPage(browser, world, { ...turn, as, width: 1280 });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/feedback');
    const words = language === 'bn' ? 'ড্র দেরিতে হয়েছে।' : 'My draw was late.';
    const answer =
      language === 'bn' ? 'ঠিক সময়েই হয়েছে, প্রমাণ দেখুন।' : 'It was on time, see its proof.';
    await page.getByRole('textbox').first().fill(words);
    await page.getByRole('button', { name: say('Send'), exact: true }).click();
    await expect(page.getByText(say('We are reviewing it'))).toBeVisible();
    await page
      .getByRole('link', { name: say('Help'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/helpmc/u);
    // The address changes before the page does: what comes meanwhile is seen where it stands.
    await expect(page.getByRole('heading', { name: say('Feedback and complaints') })).toHaveCount(
      0,
    );
    const mark = page.locator('nav a[href="/feedback"] .count-badge').first();
    await expect(mark).toHaveCount(0);
    await world.ask('answerFeedback', { memberId: as.memberId, answer });
    const toast = page.locator('.toasts');
    await expect(toast).toContainText(say('We have answered you'));
    await expect(mark).toContainText('1');
    await toast.getByRole('link').click();
    await expect(page.locator('.feedback-entry[data-unseen]')).toContainText(answer);
    await expect(mark).toHaveCount(0);
    await look(page, 'feedback-new-answer', looked);
    // Seen once, it is not new any more; and it is the same on the next day.
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.locator('.feedback-entry[data-unseen]')).toHaveCount(0);
    isSilent();
    await page.context().close();
  });

  test(`the answer is told on a phone’s bottom bar, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', {});
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/feedback');
    await page
      .getByRole('textbox')
      .first()
      .fill(language === 'bn' ? 'ড্র দেরিতে।' : 'Late.');
    await page.getByRole('button', { name: say('Send'), exact: true }).click();
    await expect(page.getByText(say('We are reviewing it'))).toBeVisible();
    const dock = page.getByRole('navigation', { name: say('Bottom menu') });
    await dock.getByRole('link', { name: say('Home') }).click();
    await expect(page).toHaveURL(/\/$/u);
    // The address changes before the page does: what comes meanwhile is seen where it stands.
    await expect(page.getByRole('heading', { name: say('Feedback and complaints') })).toHaveCount(
      0,
    );
    const own = dock.getByRole('button', { name: new RegExp(`^${say('Mine')}`, 'u') });
    await expect(own).toHaveAccessibleName(say('Mine'));
    const answer = language === 'bn' ? 'ঠিক আছে।' : 'All is well.';
    await world.ask('answerFeedback', { memberId: as.memberId, answer });
    await expect(page.locator('.toasts')).toContainText(say('We have answered you'));
    // Who does not see the figure hears what it counts.
    await expect(own).toHaveAccessibleName(
      new RegExp(
        `^${say('Mine')} .*${language === 'bn' ? '১টি নতুন উত্তর|1টি নতুন উত্তর' : '1 new answer'}`,
        'u',
      ),
    );
    await expect(own.locator('.count-badge')).toBeVisible();
    const looked = { ...turn, names: [as.account], at: 360 as const };
    await look(page, 'feedback-told-dock', looked);
    await own.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('a[href="/feedback"] .count-badge')).toContainText(/[1১]/u);
    await drawer.locator('a[href="/feedback"]').click();
    await expect(page.locator('.feedback-entry[data-unseen]')).toHaveCount(1);
    await expect(own.locator('.count-badge')).toHaveCount(0);
    await expect(own).toHaveAccessibleName(say('Mine'));
    isSilent();
    await page.context().close();
  });
}

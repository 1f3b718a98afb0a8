// Plain texts of operators: banners, offers, names of games, vendors and the house, labels, links,
// the words of a closed site. Whatever stands in them is text in every page, in the state that the
// server puts into it, and in the console.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fetchedFrom, hostileHtml } from '@khelaghor/testkit/hostile-html.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { openConsole, overwrittenTest as test } from './console-fixtures.ts';
import { openPath } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';

const giftId = '01936d00-0000-7000-8000-0000000000b1';
const pages = [
  '/',
  '/rng',
  '/promotions',
  `/promoDetail?id=${giftId}`,
  '/links',
  '/helpmc',
  '/inhouse',
];
const desks = ['/banners', '/promotions?view=offers', '/games', '/vendors', '/announcements'];
/** No database keeps the character without a number; what begins and ends is cut off anyway. */
const vectors = hostileHtml
  .map((vector) => vector.replaceAll('\u0000', '').trim())
  .filter((vector) => vector !== '');
const inGroups = (size: number) =>
  Array.from({ length: Math.ceil(vectors.length / size) }, (_, index) =>
    vectors.slice(index * size, (index + 1) * size),
  );
const groups = inGroups(80);
/** What is short enough for a field, one after the other and from the beginning again. */
const shortFor = (max: number) => {
  const short = vectors.filter(({ length }) => length <= max);
  return (index: number) => short[index % short.length] ?? '';
};
const [brandAt, lineAt, titleAt] = [shortFor(40), shortFor(60), shortFor(80)];
/** As it is kept: a name is one line. */
const brandName = (index: number) => ({
  bn: toVisibleText(brandAt(2 * index)),
  en: toVisibleText(brandAt(2 * index + 1)),
});

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ house: { system } }) => {
  await system.ask('sampleVendor', { code: 'plain' });
  await system.ask('addLink', { resourceType: 'TELEGRAM', url: 'https://t.me/khelaghor' });
});
test.afterEach(async ({ house: { system } }) => {
  await system.ask('plantTexts', { texts: [] });
  await system.ask('defaultSettings', {});
});

/** How a page is built, each kind of element once, with the names of its attributes. */
type Built = { readonly kinds: string[]; readonly scripts: number; readonly state: string };

/** Reads pages as a browser would, without running them. */
function findBuilt(page: Page, html: string): Promise<Built> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const elements = [...read.querySelectorAll('*')];
    const kinds = elements.map((element) => {
      const names = element.getAttributeNames().toSorted();
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const scheme = /^\s*(?:javascript|vbscript|data:text)/iu.test(address) ? ' acts' : '';
      return `${element.tagName} ${names.join(' ')}${scheme}`;
    });
    return {
      kinds: [...new Set(kinds)],
      scripts: read.scripts.length,
      state: read.querySelector('#state')?.textContent ?? '',
    };
  }, html);
}

/** How a page is built that the server draws; nothing in it may be of another kind than usual. */
async function drawn(page: Page, path: string, plain?: Built): Promise<Built> {
  const reply = await page.request.get(path);
  const built = await findBuilt(page, await reply.text());
  if (!plain) return built;
  expect(built.kinds.filter((kind) => !plain.kinds.includes(kind))).toEqual([]);
  expect(built.scripts).toBe(plain.scripts);
  return built;
}

const brandIn = ({ state }: Built): unknown =>
  (JSON.parse(state) as { whitelabel: { brandName: unknown } }).whitelabel.brandName;

/** The longest address that is taken, with the beginning of a text in it. */
const mediaLink = (text: string) => ({
  media: 'TELEGRAM' as const,
  url: `https://example.org/?${text}`.slice(0, 300).trim(),
});

test('every vector is text in what the server draws', async ({ browser, house: { system } }) => {
  const page = await openPage(browser, system, { language: 'en' });
  // From the first draw on home lists results: it must not come between plain pages and others.
  const home = async () => (await page.request.get('/')).text();
  await system.ask('passes', { ms: 60_000 });
  await expect.poll(home).toContain('draw__results');
  await system.ask('plantTexts', { texts: ['A plain text'] });
  await system.ask('settings', { mediaLinks: [mediaLink('plain')] });
  const plain = new Map<string, Built>();
  for (const path of pages) plain.set(path, await drawn(page, path));
  for (const [index, texts] of groups.entries()) {
    await system.ask('plantTexts', { texts });
    await system.ask('settings', { mediaLinks: [mediaLink(texts.join(' '))] });
    for (const [place, path] of pages.entries()) {
      await system.ask('settings', { brandName: brandName(index * pages.length + place) });
      await test.step(`${path}, group ${index}`, () => drawn(page, path, plain.get(path)));
    }
  }
  await page.context().close();
});

test('every vector is text where the site is closed', async ({ browser, house: { system } }) => {
  const page = await openPage(browser, system, { language: 'en' });
  const times = { startsAt: null, endsAt: null };
  const words = { bn: 'A plain text', en: 'A plain text' };
  await system.ask('settings', { status: 1, maintenance: { ...times, title: words, text: words } });
  const plain = await drawn(page, '/');
  for (const [index, texts] of inGroups(6).entries()) {
    const text = texts.join('\n').slice(0, 600).trim();
    const title = { bn: titleAt(index), en: titleAt(index + 200) };
    const maintenance = { ...times, title, text: { bn: text, en: text } };
    await system.ask('settings', { maintenance, brandName: brandName(index) });
    const built = await drawn(page, '/', plain);
    expect(brandIn(built)).toEqual(brandName(index));
  }
  await page.goto('/');
  await expect(page.locator('.unavailable')).toBeVisible();
  expect(await isHurt(page)).toBe(false);
  await page.context().close();
});

/** Notes what a page fetches from outside, or asks its reader. */
function watch(page: Page): readonly string[] {
  const acts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(fetchedFrom)) acts.push(request.url());
  });
  page.on('dialog', (shown) => {
    acts.push(shown.message());
    void shown.dismiss();
  });
  return acts;
}

const isHurt = (page: Page) => page.evaluate(() => 'hurt' in window);

test('nothing of it acts or fetches in a browser', async ({ browser, house }) => {
  const { system } = house;
  const page = await openPage(browser, system, { language: 'en', width: 1280 });
  const acts = watch(page);
  for (const [index, texts] of groups.entries()) {
    await system.ask('plantTexts', { texts });
    await system.ask('settings', { brandName: brandName(index) });
    const path = pages[index % pages.length] ?? '/';
    await openPath(page, path);
    expect(await isHurt(page), path).toBe(false);
  }
  expect(acts).toEqual([]);
  await page.context().close();

  const desk = await openConsole(browser, house, 'en');
  const deskActs = watch(desk);
  for (const [index, path] of desks.entries()) {
    const text = lineAt(index);
    await system.ask('plantTexts', { texts: [text] });
    await desk.goto(path);
    await expect(desk.locator('main')).toContainText(text);
    expect(await isHurt(desk), path).toBe(false);
  }
  expect(deskActs).toEqual([]);
  await desk.context().close();
});

// The checks of the sweep themselves: each sees its fault on a page that has it, and none sees one
// on a sound page.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { inspectorScript, inspectFrame } from './in-page.ts';

test.describe.configure({ mode: 'default' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript({ content: inspectorScript });
});
test.afterAll(() => page.close());

/** What the checks say of a page with this body. */
async function findIn(body: string, attributes = 'lang="en"'): Promise<readonly string[]> {
  await page.goto('about:blank');
  await page.setContent(frame(body, attributes));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return (await inspectFrame(page)).faults;
}

const frame = (body: string, attributes: string): string =>
  `<!doctype html><html ${attributes}><title>Fixture</title><style>
    body { margin: 0; font: 16px/1.5 sans-serif }
    .box { width: 200px; margin: 40px 16px; border: 1px solid }
    .touch { display: inline-block; min-width: 44px; min-height: 44px }
  </style><body>${body}`;

const faults: readonly (readonly [what: string, body: string, said: RegExp])[] = [
  ['a page that scrolls sideways', '<p style="width: 500px">Wide</p>', /scrolls sideways: 500/u],
  [
    'a field wider than its card',
    '<div class="box"><input style="width: 223px" aria-label="Name"></div>',
    /px wider than its parent: <input>/u,
  ],
  [
    'a button before the beginning of its card',
    '<div class="box"><button class="touch" style="position: relative; left: -20px">Go</button></div>',
    /px wider than its parent: <button/u,
  ],
  [
    'a text cut at the side',
    '<div class="box" style="overflow: hidden; white-space: nowrap">A text that is far too long for it</div>',
    /cut off: “A text that is far/u,
  ],
  [
    'a text cut with three dots that is named nowhere',
    '<div class="box" style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A text that is far too long for it</div>',
    /cut off/u,
  ],
  [
    'a text whose last lines are cut',
    '<div class="box" style="overflow: hidden; height: 30px">A text that needs more than one line to stand in</div>',
    /cut off/u,
  ],
  [
    'a text that runs out of its box',
    '<div class="box" style="white-space: nowrap">A text that is far too long for it</div>',
    /outside its box/u,
  ],
  [
    'a text higher than its box',
    '<div class="box" style="height: 20px">A text that needs more than one line to stand in</div>',
    /outside its box/u,
  ],
  [
    'two texts over each other',
    '<div class="box" style="height: 60px"><p style="margin: 0">First text</p><p style="margin: -20px 0 0">Second text</p></div>',
    /overlap: “First text” and “Second text”/u,
  ],
  [
    'a text under a button',
    '<div class="box" style="position: relative; height: 60px">Some words<button class="touch" style="position: absolute; left: 0; top: 0" aria-label="Like"></button></div>',
    /lies under <button/u,
  ],
  [
    'two small buttons beside each other',
    '<div class="box"><button style="width: 16px; height: 16px; padding: 0" aria-label="a"></button><button style="width: 16px; height: 16px; padding: 0" aria-label="b"></button></div>',
    /16 × 16 px to press/u,
  ],
  [
    'a small link that is no part of a sentence',
    '<nav><a href="/a" style="display: block; height: 14px; line-height: 14px">One</a><a href="/b" style="display: block; height: 14px; line-height: 14px">Two</a></nav>',
    /px to press: <a>/u,
  ],
  [
    'a picture that did not come',
    '<img src="data:image/png;base64,AAAA" alt="" width="40" height="40">',
    /no picture/u,
  ],
];

for (const [what, body, said] of faults) {
  test(`sees ${what}`, async () => {
    expect((await findIn(body)).join('\n')).toMatch(said);
  });
}

test('sees English without its direction on a page from right to left', async () => {
  const body = '<p>Nothing was sent.</p><p lang="en" dir="ltr">This is fine.</p>';
  const found = await findIn(body, 'lang="ar" dir="rtl"');
  expect(found).toEqual(['English without lang="en" dir="ltr": Nothing was sent.']);
});

const sound = `
  <header style="position: sticky; top: 0; background: white"><a class="touch" href="/">Home</a></header>
  <p>A sentence with <a href="/a">a link</a> and <a href="/b">another</a> in it.</p>
  <div class="box"
    style="overflow-x: auto; white-space: nowrap">A strip that scrolls within its own box</div>
  <div class="box" style="overflow: hidden"><img alt="" style="width: 260px; height: 40px"
    src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"></div>
  <div class="box"><button class="touch">Save</button> <button class="touch">Undo</button></div>
  <div class="box"><label
    style="display: block; min-height: 44px"><input type="checkbox"> Agreed</label></div>
  <div class="box"><span title="A name that is far too long for it" style="display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A name that is far too long for it</span></div>
  <div style="display: flex"><span title="A name that is far too long for it" style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A name that is far too long for it</span><a class="touch" href="/all">All of them</a></div>
  <h1 style="line-height: 1.05">A heading of two lines that stand close to each other in it</h1>
  <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Said</span>
  <button style="width: 16px; height: 16px; padding: 0; margin: 30px" aria-label="alone"></button>
  <div style="position: fixed; bottom: 0; inset-inline: 0"><button class="touch">Menu</button></div>`;

test('sees nothing on a sound page', async () => {
  expect(await findIn(sound)).toEqual([]);
});

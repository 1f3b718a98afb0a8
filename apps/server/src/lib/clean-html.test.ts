import { expect, test } from 'vitest';
import { hostileHtml } from '@khelaghor/testkit/hostile-html.ts';
import { cleanHtml, cleanHref } from './clean-html.ts';

// What comes out is written so strictly that it can be read with a grammar of one line: text
// without angle brackets, and tags whose attributes are in double quotes. Whatever reads it reads
// the same, and a second parsing finds nothing new.
const piece = /([^<>]+)|<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/gy;
const attribute = / ([a-z]+)="([^"]*)"/g;

const tags = new Set(
  (
    'p br hr h2 h3 h4 ul ol li blockquote span b strong i em u s small sub sup code table thead ' +
    'tbody tr th td figure figcaption a img'
  ).split(' '),
);
const attributes: Record<string, RegExp> = {
  'a.href': /^(?:\/(?!\/)|https:\/\/[^/])[^\s\\]*$/,
  'a.target': /^_blank$/,
  'a.rel': /^noopener noreferrer$/,
  'img.src': /^\/media\/[0-9a-f]{16,128}-\d{1,5}\.(?:avif|webp)$/,
  'img.alt': /^/,
  'img.loading': /^lazy$/,
  'img.decoding': /^async$/,
  'img.width': /^\d{1,4}$/,
  'img.height': /^\d{1,4}$/,
  'th.colspan': /^\d{1,2}$/,
  'th.rowspan': /^\d{1,2}$/,
  'td.colspan': /^\d{1,2}$/,
  'td.rowspan': /^\d{1,2}$/,
};

/** What in a text is not plainly harmless; nothing when it is. */
function suspects(html: string): string[] {
  const found: string[] = [];
  let read = 0;
  for (const match of html.matchAll(piece)) {
    read += match[0].length;
    const [, , , tag, given = ''] = match;
    if (tag === undefined) continue;
    if (!tags.has(tag)) found.push(`<${tag}>`);
    for (const [, name, value = ''] of given.matchAll(attribute)) {
      if (!attributes[`${tag}.${name}`]?.test(value)) found.push(`${tag}.${name}=${value}`);
    }
  }
  if (read !== html.length) found.push(`unread: ${html.slice(read, read + 80)}`);
  return found;
}

test('the corpus is as large as it says', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(500);
});

test('the reader of this test sees what is wrong', () => {
  expect(suspects('<p onclick="x">a</p>')).not.toEqual([]);
  expect(suspects('<svg></svg>')).not.toEqual([]);
  expect(suspects('<img src="https://x.example/a.png" />')).not.toEqual([]);
  expect(suspects('<a href="javascript:x">a</a>')).not.toEqual([]);
  expect(suspects('<p')).not.toEqual([]);
  expect(suspects('<p>fine &lt;b&gt; <a href="/down">go</a><br /></p>')).toEqual([]);
});

test.each(hostileHtml.map((vector) => [vector]))('%j cannot act or fetch', (vector) => {
  const cleanText = cleanHtml(vector);
  expect(suspects(cleanText)).toEqual([]);
  // What was cleaned stays as it is: nothing grew out of it.
  expect(cleanHtml(cleanText)).toBe(cleanText);
  // Nor when it stands among others.
  expect(suspects(cleanHtml(`<p>before</p>${vector}<p>after</p>`))).toEqual([]);
});

test.each<[string, string]>([
  ['<p>বাংলা <b>মোটা</b> &amp; plain</p>', '<p>বাংলা <b>মোটা</b> &amp; plain</p>'],
  ['<h1>Title</h1><div>text</div>', '<h2>Title</h2><p>text</p>'],
  ['<a href="/lottery?gameCode=k3#top">K3</a>', '<a href="/lottery?gameCode=k3#top">K3</a>'],
  [
    '<a href="https://example.org/x" onclick="y">out</a>',
    '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer">out</a>',
  ],
  ['<a href="javascript:x">text stays</a>', '<span>text stays</span>'],
  ['a<script>b</script>c<style>d</style>e', 'ace'],
  [
    '<img src="/media/0123456789abcdef-640.avif" width="640" height="360" onload="x">',
    '<img src="/media/0123456789abcdef-640.avif" alt="" loading="lazy" decoding="async" ' +
      'width="640" height="360" />',
  ],
  ['<p class="x" style="color:red" id="y">t</p>', '<p>t</p>'],
  ['<td colspan="3">a</td><td colspan="999">b</td>', '<td colspan="3">a</td><td>b</td>'],
])('%s', (html, cleanText) => {
  expect(cleanHtml(html)).toBe(cleanText);
});

test.each<[string, string | null]>([
  ['/', '/'],
  ['#top', null],
  ['/promotions#x', '/promotions#x'],
  ['https://example.org', 'https://example.org/'],
  ['http://example.org', null],
  ['//example.org', null],
  ['/\\example.org', null],
  ['/..//example.org', null],
  ['https://a:b@example.org', null],
  ['mailto:a@example.org', null],
  ['', null],
])('a link to %j', (address, kept) => {
  expect(cleanHref(address)).toBe(kept);
});

test('a text of a hundred thousand open tags is cleaned at once', () => {
  const cleanText = cleanHtml('<p><b>'.repeat(50_000));
  expect(suspects(cleanText)).toEqual([]);
});

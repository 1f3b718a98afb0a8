// Goal: the help centre of a fresh site answers; only operators write; long searches cost no more
// than short ones. Method: the whole server.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  helpGet,
  helpList,
  helpAdminList,
  helpAdminUpdate,
  helpAdminDelete,
} from '@khelaghor/client/routes/site.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { firstArticles, seedHelp } from './seed.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:00.000Z'));

const { server, visitor, operator } = await withOperator({ clock });

const draft = (more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  slug: `page-${v7()}`,
  topic: 'games',
  title: { bn: 'ঘুড়ির নিয়ম', en: 'The rules of kites' },
  content: { bn: '<p>ঘুড়ি ওড়ে।</p>', en: '<p>Kites fly.</p><script>x</script>' },
  keywords: { bn: '', en: '' },
  startsAt: null,
  endsAt: null,
  enabled: true,
  sort: 500,
  ...more,
});

/** What adds an article. */
const toNew = (written: ArticleDraft) => ({ ...written, revision: null });

async function ask(q?: string) {
  return visitor.callOrFail(helpList, { query: q === undefined ? {} : { q } });
}

test('a fresh site has its articles, each with a text in both languages', async () => {
  const { articles, found } = await ask();
  expect(articles.map(({ slug }) => slug)).toEqual(firstArticles.map(({ slug }) => slug));
  expect(found).toBeNull();
  for (const { slug } of articles) {
    const reply = await visitor.call(helpGet, { params: { slug } });
    const article = reply.success ? reply.value.article : null;
    const content = article?.content ?? { bn: '', en: '' };
    expect(content.bn.length).toBeGreaterThan(80);
    expect(content.en.length).toBeGreaterThan(80);
    // The seed texts are clean already: cleaning changes nothing in them.
    const written = firstArticles.find((article) => article.slug === slug)?.content;
    expect(content).toEqual(written);
  }
});

test('a search finds the article that answers', async () => {
  const { found } = await ask('jomar niyom taka joma');
  expect(found?.[0]).toMatchObject({ slug: 'deposit-play-money' });
  const typed = await ask('depsoit chanel');
  expect(typed.found?.[0]).toMatchObject({
    slug: 'deposit-play-money',
    excerpt: { en: expect.stringMatching(/deposit|channel/i) as string },
  });
  expect((await ask('   ')).found).toBeNull();
  expect((await ask('xyzzyplugh')).found).toEqual([]);
});

test('a query of ten thousand characters is answered like one of ten', async () => {
  const { found } = await ask(`withdraw ${'z'.repeat(9_900)}`);
  expect(found?.[0]?.slug).toBe('withdraw');
});

test('an article is written, found, changed, hidden and removed', async () => {
  const id = v7();
  const first = draft();
  const kept = await operator.call(helpAdminUpdate, { params: { id }, body: toNew(first) });
  expect(kept).toMatchObject({ value: { content: { en: '<p>Kites fly.</p>' } } });
  expect((await ask('ঘুড়ি')).found?.[0]?.slug).toBe(first.slug);
  const taken = await operator.call(helpAdminUpdate, {
    params: { id: v7() },
    body: toNew(draft(first)),
  });
  expect(taken).toMatchObject({ code: 'slug_taken' });
  const { revision } = kept.success ? kept.value : { revision: '' };
  await operator.call(helpAdminUpdate, { params: { id }, body: { enabled: false, revision } });
  const left = (await ask('ঘুড়ি')).found ?? [];
  expect(left.map(({ slug }) => slug)).not.toContain(first.slug);
  const hidden = await visitor.call(helpGet, { params: { slug: first.slug } });
  expect(hidden).toEqual({ success: true, value: { article: null } });
  expect(await operator.call(helpAdminDelete, { params: { id } })).toMatchObject({ success: true });
  expect(await operator.call(helpAdminDelete, { params: { id } })).toMatchObject({
    code: 'article_unknown',
  });
});

test('an article is listed, found and read only within its time', async () => {
  const id = v7();
  const times = { startsAt: '2026-11-21T06:01:00.000Z', endsAt: '2026-11-21T06:02:00.000Z' };
  const body = draft({ ...times, title: { bn: 'শাপলার নিয়ম', en: 'The rules of waterlilies' } });
  const { slug } = body;
  expect(await operator.call(helpAdminUpdate, { params: { id }, body: toNew(body) })).toMatchObject(
    {
      value: times,
    },
  );
  for (const [moment, wanted] of [
    ['2026-11-21T06:00:59.999Z', false],
    ['2026-11-21T06:01:00.000Z', true],
    ['2026-11-21T06:01:59.999Z', true],
    ['2026-11-21T06:02:00.000Z', false],
  ] as const) {
    clock.set(new Date(moment));
    const { articles, found } = await ask('waterlilies');
    for (const lines of [articles, found ?? []])
      expect(
        lines.some((line) => line.slug === slug),
        `at ${moment}`,
      ).toBe(wanted);
    const read = await visitor.call(helpGet, { params: { slug } });
    expect(read, `at ${moment}`).toMatchObject({ value: { article: wanted ? { slug } : null } });
  }
  await operator.call(helpAdminDelete, { params: { id } });
});

test.each<[string, Partial<ArticleDraft>, field: string, bn: string, en: string]>([
  [
    'an end before the beginning',
    { startsAt: '2026-11-22T00:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' },
    'endsAt',
    'শেষের সময় শুরুর পরে হতে হবে।',
    'The end must be after the start.',
  ],
  [
    'a time that is none',
    { startsAt: 'tomorrow' },
    'startsAt',
    'লেখাটা ঠিক ধরনের হয়নি।',
    'This has the wrong format.',
  ],
  ['no title', { title: { bn: ' ', en: 'x' } }, 'title', 'এটা লিখতে হবে।', 'Fill in this field.'],
  [
    'a title too long',
    { title: { bn: 'ক'.repeat(121), en: 'x' } },
    'title',
    'বড়জোর 120টি অক্ষর দেওয়া যাবে।',
    'At most 120 characters.',
  ],
  [
    'a text too long',
    { content: { bn: 'x'.repeat(20_001), en: '' } },
    'content',
    'বড়জোর 20,000টি অক্ষর দেওয়া যাবে।',
    'At most 20,000 characters.',
  ],
  [
    'words too long',
    { keywords: { bn: 'x'.repeat(301), en: '' } },
    'keywords',
    'বড়জোর 300টি অক্ষর দেওয়া যাবে।',
    'At most 300 characters.',
  ],
  [
    'an address that is none',
    { slug: '../x' },
    'slug',
    'লেখাটা ঠিক ধরনের হয়নি।',
    'This has the wrong format.',
  ],
])('%s is refused under its field, in both languages', async (_what, more, field, bn, en) => {
  const before = await operator.call(helpAdminList, {});
  for (const [language, sentence] of [
    ['bn', bn],
    ['en', en],
  ] as const) {
    const writer = openBrowser(server, { listener: 'console', language });
    for (const [name, value] of operator.cookies) writer.cookies.set(name, value);
    const reply = await writer.call(helpAdminUpdate, {
      params: { id: v7() },
      body: toNew(draft(more)),
    });
    expect(reply).toMatchObject({ success: false, fields: { [field]: sentence } });
  }
  expect(await operator.call(helpAdminList, {})).toEqual(before);
});

test('refuses to write articles without an operator', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  const replies = await Promise.all([
    stranger.call(helpAdminList, {}),
    stranger.call(helpAdminUpdate, { params: { id: v7() }, body: toNew(draft()) }),
    stranger.call(helpAdminDelete, { params: { id: v7() } }),
  ]);
  for (const reply of replies) expect(reply).toMatchObject({ code: 'not_logged_in' });
});

test('articles that operators removed do not come back at the next start', async () => {
  const kept = await operator.call(helpAdminList, {});
  for (const { id } of kept.success ? kept.value.articles : [])
    await operator.call(helpAdminDelete, { params: { id } });
  await seedHelp(server.ctx);
  expect((await ask()).articles).toEqual([]);
});

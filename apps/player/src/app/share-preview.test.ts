// Goal: a shared link shows the title, words, picture and language of its page, in markup that no
// text can break out of.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { memberQuery } from '../shared/api-queries.ts';
import { paths } from '../shared/paths.ts';
import { promotionsQuery } from '../shared/promotions.ts';
import { getDocument } from './document.ts';
import type { DocumentParts } from './document.ts';
import { findSharedPicture, getPreviewTags } from './share-preview.ts';

const page = {
  title: 'Dice · Khelaghor',
  description: 'Sealed before the bet.',
  origin: 'https://khela.example',
  brand: 'Khelaghor',
  language: 'en',
  picture: null,
} as const;

test('a page without a picture shows the mark of the site, at an absolute address', () => {
  expect(Object.fromEntries(getPreviewTags(page))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Khelaghor',
    'og:title': 'Dice · Khelaghor',
    'og:description': 'Sealed before the bet.',
    'og:image': 'https://khela.example/app-512.png',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'bn_BD',
  });
});

test('the language is that of the texts, and a picture of the page comes first', () => {
  const tags = Object.fromEntries(
    getPreviewTags({ ...page, language: 'bn', picture: '/media/abc-900.webp' }),
  );
  expect(tags).toMatchObject({
    'og:image': 'https://khela.example/media/abc-900.webp',
    'og:locale': 'bn_BD',
    'og:locale:alternate': 'en_GB',
  });
});

test('an offer is shared with its picture, if an operator brought one', () => {
  const queries = new QueryClient();
  const image = { hash: 'abc', width: 900, height: 400, widths: [900] };
  const offer = (id: string, own: typeof image | null) => ({
    id,
    announcementImages: [{ url: 'offers', sequence: 1, image: own }],
  });
  queries.setQueryData([...memberQuery.queryKey], null);
  queries.setQueryData(
    [...promotionsQuery(null).queryKey],
    [offer('p1', image), offer('p2', null)],
  );
  const find = (id: string) =>
    findSharedPicture(queries, { path: paths.promoDetail, search: { id } });
  expect(find('p1')).toBe('/media/abc-900.webp');
  expect(find('p2')).toBeNull();
  expect(find('unknown')).toBeNull();
  expect(findSharedPicture(queries, { path: paths.home, search: { id: 'p1' } })).toBeNull();
});

test('the document has the tags, and a text with markup stays a text', () => {
  const brandName = { bn: 'খেলাঘর', en: 'Khelaghor' };
  const state = { language: 'en', theme: 'dark', whitelabel: { brandName } };
  const text = getDocument({
    html: '',
    head: {
      title: '"><script>alert(1)</script>',
      description: 'Sealed & checked',
      oldBrowserNotice: 'Old <b>browser</b>',
      picture: null,
      isListed: true,
      needsPageTexts: false,
      sources: [],
    },
    state: state as unknown as DocumentParts['state'],
    origin: 'https://khela.example',
    nonce: 'n',
    assets: {},
    styleText: () => '',
    first: null,
  });
  expect(text).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
  expect(text).toContain('<meta property="og:description" content="Sealed &amp; checked">');
  expect(text).toContain('<meta property="og:image" content="https://khela.example/app-512.png">');
  expect(text).not.toContain('<script>alert');
});

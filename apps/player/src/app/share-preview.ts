// What a message that holds a link shows of the page behind it. Only the server loads this file.
import { parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { SiteLanguage, WrittenLanguage } from '@khelaghor/contract/lib/languages.ts';
import { getPictureUrl } from '@khelaghor/ui/picture/picture.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { memberQuery } from '../shared/api-queries.ts';
import { paths } from '../shared/paths.ts';
import { promotionsQuery } from '../shared/promotions.ts';
import type { ShownPage } from './page-subject.ts';

/** The picture of a page without one of its own: programs that show previews read no SVG. */
const sitePicture = '/app-512.png';

const locales: Readonly<Record<WrittenLanguage, string>> = { bn: 'bn_BD', en: 'en_GB' };

/** Returns the address of the picture that a page is about; null: it has none of its own. */
export function findSharedPicture(
  queries: QueryClient,
  { path, search }: ShownPage,
): string | null {
  if (path !== paths.promoDetail) return null;
  const memberId = queries.getQueryData(memberQuery.queryKey)?.id ?? null;
  const offers = queries.getQueryData(promotionsQuery(memberId).queryKey);
  const [first] = offers?.find(({ id }) => id === search['id'])?.announcementImages ?? [];
  return first?.image ? getPictureUrl(first.image) : null;
}

export type SharedPage = {
  readonly title: string;
  readonly description: string;
  /** The site's own address, without a path. */
  readonly origin: string;
  readonly brand: string;
  readonly language: SiteLanguage;
  /** From `findSharedPicture`. */
  readonly picture: string | null;
};

/**
 * Returns the properties of Open Graph and their texts, which messengers and social networks read.
 * There is no address among them: a link keeps its referral code.
 */
export function getPreviewTags(page: SharedPage): readonly (readonly [string, string])[] {
  const { title, description, origin, brand, language, picture } = page;
  const written = parseLanguage(language);
  const other = written === 'bn' ? 'en' : 'bn';
  return [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
    ['og:image', new URL(picture ?? sitePicture, origin).href],
    ['og:locale', locales[written]],
    ['og:locale:alternate', locales[other]],
  ];
}

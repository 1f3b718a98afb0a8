import type { FastifyRequest } from 'fastify';
import { siteLanguageCodes, parseLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { SiteLanguage } from '@khelaghor/contract/lib/languages.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';

/** The language that the reader chose on an earlier page, by the cookie that it keeps. */
function keptLanguage(request: FastifyRequest): SiteLanguage | undefined {
  const kept = request.cookies['hisLang'];
  return siteLanguageCodes.find((code) => code === kept);
}

/**
 * The language a caller reads: the header that our own pages send, else the cookie that they keep,
 * else the site's own. Who reads another language than ours is answered in English.
 */
export function getLanguage(request: FastifyRequest, siteDefault: Language = 'bn'): Language {
  const asked = request.headers['language'];
  if (asked === 'bn' || asked === 'en') return asked;
  const kept = keptLanguage(request);
  return kept === undefined ? siteDefault : parseLanguage(kept);
}

/** The language in which a page is shown: the reader's choice, as long as it is offered. */
export function getPageLanguage(
  request: FastifyRequest,
  offered: { readonly languages: readonly SiteLanguage[]; readonly defaultLanguage: SiteLanguage },
): SiteLanguage {
  const kept = keptLanguage(request);
  return kept !== undefined && offered.languages.includes(kept) ? kept : offered.defaultLanguage;
}

import sanitizeHtml from 'sanitize-html';
import type { Attributes, IOptions, Tag } from 'sanitize-html';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';

/**
 * Operators' texts may be formatted, and nothing more. They are cleaned before they are stored, so
 * that every later reader gets harmless HTML. The page cleans them once more when it shows them
 * (packages/ui/src/rich-text/clean-fragment.ts); both know the same tags.
 */
const plainTags = (
  'p br hr h2 h3 h4 ul ol li blockquote span b strong i em u s small sub sup code table thead ' +
  'tbody tr th td figure figcaption'
).split(' ');

/** Pictures of the site itself: `media` gives such addresses. */
const ownPicture = /^\/media\/[0-9a-f]{16,128}-\d{1,5}\.(?:avif|webp)$/u;
const anyOrigin = 'https://site.invalid';
// Browsers drop some of these out of addresses.
const treacherous = /[\u0000-\u0020\u007f-\u00a0\\]/u;

/** Returns the address of a link: a path of this site, or an https address. Null for any other. */
export function cleanHref(text: string): string | null {
  const address = text.trim();
  if (address === '' || treacherous.test(address)) return null;
  const isWithin = /^\/(?!\/)/u.test(address);
  if (!isWithin && !/^https:\/\/[^/]/iu.test(address)) return null;
  if (!URL.canParse(address, anyOrigin)) return null;
  const url = new URL(address, anyOrigin);
  if (url.username !== '' || url.password !== '') return null;
  if (!isWithin) return url.href;
  // "/..//stranger.example" would come out as an address of another site.
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Keeps only the address of a link; a link without a safe one becomes plain text. */
function getLink(_tag: string, attributes: Attributes): Tag {
  const href = cleanHref(attributes['href'] ?? '');
  if (href === null) return { tagName: 'span', attribs: {} };
  if (href.startsWith('/')) return { tagName: 'a', attribs: { href } };
  return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener noreferrer' } };
}

function allowImage(_tag: string, attributes: Attributes): Tag {
  const { src = '', alt = '', width, height } = attributes;
  const size = (value: string | undefined) => (/^[1-9]\d{0,3}$/u.test(value ?? '') ? value : null);
  const attribs: Attributes = { src, alt: alt.slice(0, 200), loading: 'lazy', decoding: 'async' };
  const [wide, high] = [size(width), size(height)];
  if (wide && high) Object.assign(attribs, { width: wide, height: high });
  return { tagName: 'img', attribs };
}

/** The column or row span of a cell, when it is a plausible number. */
function getCell(tagName: string, attributes: Attributes): Tag {
  const attribs: Attributes = {};
  for (const name of ['colspan', 'rowspan']) {
    const value = attributes[name] ?? '';
    if (/^[2-9]$|^1\d$/u.test(value)) attribs[name] = value;
  }
  return { tagName, attribs };
}

const options: IOptions = {
  allowedTags: [...plainTags, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  allowedClasses: {},
  allowedStyles: {},
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  // The content of these is dropped with the element.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'template'],
  nestingLimit: 24,
  transformTags: {
    a: getLink,
    img: allowImage,
    th: getCell,
    td: getCell,
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    div: 'p',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs['src'] ?? ''),
};

/** Removes everything from formatted text that could run or fetch. */
export function cleanHtml(html: string): string {
  // Parsers read a NUL differently, and the database refuses it.
  return sanitizeHtml(html.replaceAll('\u0000', ''), options).trim();
}

/** The same for a text in all languages. */
export const cleanLocalHtml = (text: LocalText): LocalText => ({
  bn: cleanHtml(text.bn),
  en: cleanHtml(text.en),
});

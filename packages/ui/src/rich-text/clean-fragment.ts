import createDOMPurify from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';

// The second of two walls: the server cleaned the text when it was written
// (apps/server/src/lib/clean-html.ts), with the same tags and addresses.
const tags =
  'p br hr h2 h3 h4 ul ol li blockquote span b strong i em u s small sub sup code table thead ' +
  'tbody tr th td figure figcaption a img';
const attributes = 'href target rel src alt width height loading decoding colspan rowspan';

const allowed: Config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
};

const ownPicture = /^\/media\/[0-9a-f]{16,128}-\d{1,5}\.(?:avif|webp)$/u;
const ownPlace = /^\/(?![/\\])[^\s\\]*$/u;
const securePlace = /^https:\/\/[^/\s\\]+[^\s\\]*$/u;

/** Whether a link in a formatted text may lead there: to a page of this site or over TLS. */
export const isAllowedHref = (href: string): boolean =>
  ownPlace.test(href) || securePlace.test(href);

/** Whether an attribute that makes the browser go or fetch may stay. */
function isAllowedElement(name: string, value: string): boolean {
  if (name === 'src') return ownPicture.test(value);
  if (name === 'href') return isAllowedHref(value);
  if (name === 'target') return value === '_blank';
  return true;
}

let purify: DOMPurify | null = null;

function cleaner(): DOMPurify {
  if (purify) return purify;
  purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (!isAllowedElement(data.attrName, data.attrValue)) data.keepAttr = false;
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    // Without an address a picture is an empty frame; and no window of ours goes to a stranger.
    if (node.tagName === 'IMG' && !node.hasAttribute('src')) node.remove();
    if (node.tagName === 'A' && node.hasAttribute('target'))
      node.setAttribute('rel', 'noopener noreferrer');
  });
  return purify;
}

/** Formatted text as nodes in which nothing acts and only our own pictures are fetched. */
export function cleanFragment(html: string): DocumentFragment {
  return cleaner().sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}

import type { LinkageType } from '@khelaghor/contract/site/banners.ts';
import { isSitePage } from '@khelaghor/contract/site/pages.ts';
import { cleanHref } from '../../lib/clean-html.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;
const gameCode = /^[a-z0-9]{2,24}$/u;

/**
 * Returns the normalised target of a banner's link; null when it is not valid for this kind. An
 * address of ours begins with one slash and exists; an outside address is https.
 */
export function getLinkTarget(kind: LinkageType, target: string): string | null {
  switch (kind) {
    case 'none':
      return '';
    case 'route':
      return target.startsWith('/') && isSitePage(target) ? cleanHref(target) : null;
    case 'outside':
      return target.toLowerCase().startsWith('https://') ? cleanHref(target) : null;
    case 'promotion':
      return uuid.test(target) ? target : null;
    case 'game':
      return gameCode.test(target) ? target : null;
  }
}

import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import { findBannerArt } from '@khelaghor/ui/art/banners.ts';
import { getPanelUrl } from '@khelaghor/ui/art/panels.ts';
import type { PictureArt } from '@khelaghor/ui/picture/picture.tsx';

/** A picture by its stored name; with its sizes when it was uploaded. */
export type ChosenPicture = { readonly name: string; readonly image: StoredImage | null };

/**
 * The shape of a picture: a banner's crops, a game's panel, or a sign, such as a vendor's logo,
 * which only its owner can draw.
 */
export type Crop = 'wide' | 'phone' | 'panel' | 'sign';

/** The picture to show; a drawn banner has its phone crop under the same name with `-m`. */
export function getArt({ name, image }: ChosenPicture, kind?: 'panel'): PictureArt {
  if (kind === 'panel') return image ?? getPanelUrl(name) ?? name;
  const isPhone = name.endsWith('-m');
  const painted = findBannerArt(isPhone ? name.slice(0, -'-m'.length) : name);
  return image ?? painted?.[isPhone ? 'phone' : 'wide'] ?? '';
}

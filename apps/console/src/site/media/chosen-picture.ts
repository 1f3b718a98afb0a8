import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import { bannerArt } from '@khelaghor/ui/art/banners.ts';
import { panelUrl } from '@khelaghor/ui/art/panels.ts';
import type { PictureArt } from '@khelaghor/ui/picture/picture.tsx';

/** A picture by its stored name, with its sizes when it is one that was brought. */
export type ChosenPicture = { readonly name: string; readonly image: StoredImage | null };

/**
 * A shape that a picture is wanted in: a banner's crops, a game's panel, or a sign that only
 * somebody else can have drawn, such as a vendor's mark.
 */
export type Crop = 'wide' | 'phone' | 'panel' | 'sign';

/** What is shown for it; a painted one has its phone's crop under its name with `-m`. */
export function artOf({ name, image }: ChosenPicture, kind?: 'panel'): PictureArt {
  if (kind === 'panel') return image ?? panelUrl(name) ?? name;
  const isPhone = name.endsWith('-m');
  const painted = bannerArt(isPhone ? name.slice(0, -'-m'.length) : name);
  return image ?? painted?.[isPhone ? 'phone' : 'wide'] ?? '';
}

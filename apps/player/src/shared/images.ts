import type { Banner } from '@khelaghor/contract/site/banners.ts';
import type { BannerPicture } from '@khelaghor/contract/site/picture-names.ts';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import { findBannerArt } from '@khelaghor/ui/art/banners.ts';
import type { PictureArt } from '@khelaghor/ui/picture/picture.tsx';
import { getPanelUrl, getThumbUrl } from '@khelaghor/ui/art/panels.ts';

// A picture is either one of the painted set, by name, or an address of its own.

/** The panel of a game, 320 by 400. */
export function getPanel(picture: string): string {
  return getPanelUrl(picture) ?? picture;
}

/** The square crop of a game's panel, for small places. */
export function getThumb(picture: string): string {
  return getThumbUrl(picture) ?? picture;
}

/** A banner's two pictures: painted ones have both crops under one name. */
export function getBannerArt({ url, urlPhone, image, imagePhone }: Banner): {
  readonly wide: PictureArt;
  readonly phone: PictureArt;
} {
  return {
    wide: image ?? findBannerArt(url)?.wide ?? url,
    phone: imagePhone ?? findBannerArt(urlPhone.replace(/-m$/u, ''))?.phone ?? urlPhone,
  };
}

/** The painted banner that stands in when a picture that was brought cannot be had. */
export function getFallbackBanner(
  name: BannerPicture,
  crop: 'wide' | 'phone' = 'phone',
): string | undefined {
  return findBannerArt(name)?.[crop];
}

/** A promotion's picture, wide or as a phone shows it. */
export function getAnnouncementArt(
  { url, image }: Promotion['announcementImages'][number],
  crop: 'wide' | 'phone' = 'wide',
): PictureArt {
  return image ?? findBannerArt(url)?.[crop] ?? url;
}

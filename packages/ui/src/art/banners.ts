const BANNERS = import.meta.glob<string>('./banners/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** A banner's picture for a desk (900 by 400) and its middle for a phone (600 by 400). */
export type BannerArt = { readonly wide: string; readonly phone: string };

/** The two pictures of a banner, or `undefined` if it is not drawn. */
export function findBannerArt(name: string): BannerArt | undefined {
  const wide = BANNERS[`./banners/${name}.svg`];
  const phone = BANNERS[`./banners/${name}-m.svg`];
  return wide === undefined || phone === undefined ? undefined : { wide, phone };
}

/** The names of all banners. */
export const BANNER_NAMES: readonly string[] = Object.keys(BANNERS)
  .filter((path) => !path.endsWith('-m.svg'))
  .map((path) => path.slice('./banners/'.length, -'.svg'.length));

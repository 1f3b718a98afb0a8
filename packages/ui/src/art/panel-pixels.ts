const PIXELS = import.meta.glob<string>('./panel-pixels/*.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});
const THUMBS = import.meta.glob<string>('./thumb-pixels/*.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * The address of a painted panel in pixels (320 by 400, AVIF), or `undefined` if none is of that
 * name. It is three times as heavy as the drawing, but costs the page's own thread nothing: for
 * the first screen, and for lists of many games.
 */
export function getPanelPixelsUrl(name: string): string | undefined {
  return PIXELS[`./panel-pixels/${name}.avif`];
}

/** The same of its square crop (224 by 224). */
export function getThumbPixelsUrl(name: string): string | undefined {
  return THUMBS[`./thumb-pixels/${name}.avif`];
}

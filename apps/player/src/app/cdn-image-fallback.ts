import { giveUpImageHost } from '../shared/image-host.ts';

/** After this many failures no picture is requested from the host. */
const failuresMax = 3;

const ownSet = (set: string, host: string): string =>
  set
    .split(', ')
    .map((part) => (part.startsWith(`${host}/`) ? part.slice(host.length) : part))
    .join(', ');

/** Requests a picture from our own host, with every candidate of its `srcset`. */
function askUs(image: HTMLImageElement, host: string): void {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of sources) source.srcset = ownSet(source.srcset, host);
  const address = image.getAttribute('src') ?? '';
  if (address.startsWith(`${host}/`)) image.src = address.slice(host.length);
}

const isFrom = (image: HTMLImageElement, host: string): boolean =>
  (image.currentSrc || image.src).startsWith(`${host}/`);

/**
 * Requests a picture that the CDN host does not have from our own host. After some failures the CDN
 * host is not used again while the page is open.
 */
export function startCdnFallback(host: string): void {
  let failures = 0;
  const fail = (image: HTMLImageElement) => {
    failures += 1;
    askUs(image, host);
    if (failures === failuresMax) giveUpImageHost();
  };
  document.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLImageElement) || !isFrom(target, host)) return;
      // Stops other error handlers: the picture is not lost yet.
      event.stopImmediatePropagation();
      fail(target);
    },
    { capture: true },
  );
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && isFrom(image, host)) fail(image);
}

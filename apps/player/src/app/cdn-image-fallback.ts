import { giveUpImageHost } from '../shared/image-host.ts';

/** After so many pictures that it did not have, a host is asked for none. */
const failuresMax = 3;

const ownSet = (set: string, host: string): string =>
  set
    .split(', ')
    .map((part) => (part.startsWith(`${host}/`) ? part.slice(host.length) : part))
    .join(', ');

/** Asks for a picture at our own address, with every choice of it. */
function askUs(image: HTMLImageElement, host: string): void {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of sources) source.srcset = ownSet(source.srcset, host);
  const address = image.getAttribute('src') ?? '';
  if (address.startsWith(`${host}/`)) image.src = address.slice(host.length);
}

const isFrom = (image: HTMLImageElement, host: string): boolean =>
  (image.currentSrc || image.src).startsWith(`${host}/`);

/**
 * Pictures that the host does not have are asked from us, each at once; after some failures the
 * host is given up for as long as the page is open.
 */
export function startPictureFallback(host: string): void {
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
      // Nobody else need know: the picture is not lost yet.
      event.stopImmediatePropagation();
      fail(target);
    },
    { capture: true },
  );
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && isFrom(image, host)) fail(image);
}

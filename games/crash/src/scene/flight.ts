// Where the kite is in the picture. For drawing only: nothing is decided here.

/** The size of the picture, in its own units. */
export const picture = { width: 720, height: 470 } as const;

/** Where the string leaves the boat. */
const bow = { x: 118, y: 376 } as const;

/** The kite before it climbs, and as high as the picture goes. */
const low = { x: 176, y: 330 } as const;
const high = { x: 470, y: 92 } as const;

export type Place = { readonly x: number; readonly y: number };

/** The share of the way up at a multiplier in hundredths: ever slower, never out of the picture. */
const getShare = (multiplier: number): number => 1 - (100 / Math.max(100, multiplier)) ** 0.55;

/** The middle of the kite at a multiplier in hundredths. */
export function getPlace(multiplier: number): Place {
  const share = getShare(multiplier);
  return {
    x: low.x + (high.x - low.x) * share,
    y: low.y + (high.y - low.y) * share ** 0.82,
  };
}

/** The string from the boat to the kite, which hangs through a little. */
export function buildString({ x, y }: Place): string {
  const sag = { x: (bow.x + x) / 2 + 26, y: (bow.y + y) / 2 + 40 };
  return `M${bow.x} ${bow.y}Q${Math.round(sag.x)} ${Math.round(sag.y)} ${Math.round(x)} ${Math.round(y)}`;
}

/** How the kite falls after its string broke, at a share of the time from 0 to 1. */
export function getFallen({ x, y }: Place, share: number): Place {
  return { x: x + 150 * share, y: y + (404 - y) * share ** 2 };
}

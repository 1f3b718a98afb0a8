// Where the kite and the target line are in the picture. For drawing only: nothing is decided here.

/** The size of the picture, in its own units. */
export const picture = { width: 720, height: 470 } as const;

/** The middle of the kite on the roofs, and as high as the picture goes. */
const lowest = 296;
const highest = 70;
/** Where the string leaves the reel. */
const reel = { x: 92, y: 330 } as const;

/** The share of the way up at which the line of a target is drawn: higher for higher targets. */
function getLineShare(target: number): number {
  return 0.28 + 0.5 * Math.sqrt(Math.max(0, Math.log10(target / 100)) / 4);
}

/**
 * The share of the way up of a height, both in hundredths: below the line exactly when it is below
 * the target, and never out of the picture.
 */
export function getShare(height: number, target: number): number {
  const line = getLineShare(target);
  if (height < target) return (line * Math.log(height / 100)) / Math.log(target / 100);
  return line + (1 - line) * (1 - (target / height) ** 0.6);
}

const getY = (share: number): number => lowest - share * (lowest - highest);

/** The target's line. */
export const getLineY = (target: number): number => getY(getLineShare(target));

/** The middle of the kite: it drifts to the side while it climbs. */
export function getPlace(height: number, target: number): { x: number; y: number } {
  const share = getShare(height, target);
  return { x: 300 + share * 90, y: getY(share) };
}

/** The string from the reel to the kite, which hangs through a little. */
export function buildString({ x, y }: { x: number; y: number }): string {
  const sag = { x: (reel.x + x) / 2 + 30, y: (reel.y + y) / 2 + 46 };
  return `M${reel.x} ${reel.y}Q${Math.round(sag.x)} ${Math.round(sag.y)} ${Math.round(x)} ${Math.round(y)}`;
}

/** How long a kite climbs to a height in hundredths: a little longer to a greater one. */
export function getFlightMs(height: number): number {
  return Math.min(1_100, 520 + 110 * Math.log2(height / 100));
}

/** The height on the way, in hundredths, at a share of the time: fast first, then slower. */
export function getHeightAt(share: number, height: number): number {
  const eased = 1 - (1 - Math.min(1, share)) ** 3;
  return 100 * (height / 100) ** eased;
}

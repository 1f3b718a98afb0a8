// How the wheel is drawn and turned. Nothing is decided here. Angles are degrees, clockwise.

/** The size of the picture, in its own units. */
export const picture = { width: 720, height: 412 } as const;

/** The middle of the wheel; its lower part is below the picture. */
export const middle = { x: 360, y: 396 } as const;

/** The band of segments between the hub and the rim. */
const band = { inner: 232, outer: 336, text: 276 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point of the wheel that has not been turned: 0 degrees is at the top. */
function getPoint(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(middle.x + Math.sin(angle) * radius)} ${round(middle.y - Math.cos(angle) * radius)}`;
}

/** The outline of a segment; segment 0 has its middle at the top. */
export function buildSegmentPath(segment: number, count: number): string {
  const size = 360 / count;
  const [from, to] = [(segment - 0.5) * size, (segment + 0.5) * size];
  const { inner, outer } = band;
  return `M${getPoint(from, inner)}L${getPoint(from, outer)}A${outer} ${outer} 0 0 1 ${getPoint(to, outer)}L${getPoint(to, inner)}A${inner} ${inner} 0 0 0 ${getPoint(from, inner)}Z`;
}

/** Where the pay of a segment is written, upright when the segment is at the top. */
export const getTextTransform = (segment: number, count: number): string =>
  `rotate(${round((segment * 360) / count)} ${middle.x} ${middle.y}) translate(${middle.x} ${middle.y - band.text})`;

/** How far the wheel is turned when a segment is under the pointer, above -360 up to 0. */
export const getRest = (segment: number, count: number): number => -(segment * 360) / count || 0;

/** Degrees in a millisecond while the page waits for the answer. */
export const waitingSpeed = 0.42;

/** How long the wheel turns to its segment, in milliseconds. */
export const turnMs = 1_700;

/** The end of a turn that begins at an angle: forward, two rounds or a little more. */
export function planTurn(from: number, segment: number, count: number): number {
  const missing = (getRest(segment, count) - from) % 360;
  return from + 720 + (missing < 0 ? missing + 360 : missing);
}

/** The angle at a share of the time: fast at first, then slower and slower. */
export const getAngleAt = (share: number, from: number, to: number): number =>
  from + (to - from) * (1 - (1 - Math.min(1, share)) ** 3);

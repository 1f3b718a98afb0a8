import { ROLL_COUNT } from '@khelaghor/engine-dice/public.ts';

/** The fan's foot in the picture's own units, and the picture's size. */
const foot = { x: 360, y: 380 } as const;
export const picture = { width: 720, height: 470 } as const;

/** Degrees by which the kite leans for a roll: -90 for 0.00 at the left, 90 for 99.99. */
export function getAngle(roll: number): number {
  return (roll / ROLL_COUNT) * 180 - 90;
}

/** A point above the foot, at a roll's angle and a distance. Rounded, for drawing only. */
export function getPoint(roll: number, radius: number): { x: number; y: number } {
  const angle = (getAngle(roll) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(foot.x + Math.sin(angle) * radius),
    y: round(foot.y - Math.cos(angle) * radius),
  };
}

// The outline of the petals at both ends lies a little below the foot.
const hem = 150;

/** The outline of the fan between two rolls, as path data; empty when there is none. */
export function buildSectorPath(from: number, to: number): string {
  if (to <= from) return '';
  const radius = 500;
  const start = getPoint(from === 0 ? -hem : from, radius);
  const end = getPoint(to === ROLL_COUNT ? ROLL_COUNT + hem : to, radius);
  const isWide = to - from > ROLL_COUNT - hem ? 1 : 0;
  return `M${foot.x} ${foot.y}L${start.x} ${start.y}A${radius} ${radius} 0 ${isWide} 1 ${end.x} ${end.y}Z`;
}

/**
 * The angle of the kite at a share of the time, from 0 to 1: a damped spring from one angle to
 * another. It overshoots, and ends exactly there.
 */
export function getSwing(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const rest = Math.exp(-5.2 * share) * Math.cos(share * Math.PI * 3.1);
  // The kite stops at the end of the fan.
  return Math.max(-96, Math.min(96, to + (from - to) * rest));
}

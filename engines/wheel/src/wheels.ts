/**
 * The wheels: what each segment pays, in hundredths of the stake, clockwise from the segment that
 * stands under the pointer before the first turn, which pays most. The pays of a wheel with n
 * segments add up to 99 x n, so that every wheel returns exactly 99 %.
 *
 * Low: four of five segments pay, nearly all 1.10 or 1.20. Medium: every second one pays, mostly
 * 1.30 or 3.00. High: one pays, 0.99 times the number of segments.
 */

export const SEGMENT_COUNTS = [10, 20, 30, 40, 50] as const;
export type SegmentCount = (typeof SEGMENT_COUNTS)[number];

export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

const low: Readonly<Record<SegmentCount, readonly number[]>> = {
  10: [150, 120, 120, 0, 120, 120, 120, 0, 120, 120],
  20: [200, 120, 120, 0, 120, 110, 120, 120, 0, 120, 120, 120, 0, 120, 120, 110, 120, 0, 120, 120],
  30: [
    250, 120, 120, 0, 110, 120, 120, 120, 0, 120, 120, 110, 120, 0, 120, 120, 120, 0, 120, 110, 120,
    120, 0, 120, 120, 120, 110, 0, 120, 120,
  ],
  40: [
    300, 120, 120, 0, 110, 120, 120, 120, 0, 120, 110, 120, 120, 0, 120, 120, 120, 110, 0, 120, 120,
    120, 0, 110, 120, 120, 120, 0, 120, 120, 110, 120, 0, 120, 120, 120, 110, 0, 120, 120,
  ],
  50: [
    350, 120, 120, 0, 110, 120, 120, 120, 0, 120, 110, 120, 120, 0, 120, 120, 110, 120, 0, 120, 120,
    120, 110, 0, 120, 120, 120, 0, 110, 120, 120, 120, 0, 120, 110, 120, 120, 0, 120, 120, 110, 120,
    0, 120, 120, 120, 110, 0, 120, 120,
  ],
};

const medium: Readonly<Record<SegmentCount, readonly number[]>> = {
  10: [300, 0, 130, 0, 300, 0, 130, 0, 130, 0],
  20: [400, 0, 130, 0, 300, 0, 130, 0, 130, 0, 200, 0, 130, 0, 300, 0, 130, 0, 130, 0],
  30: [
    400, 0, 130, 0, 300, 0, 130, 0, 130, 0, 300, 0, 130, 0, 200, 0, 130, 0, 130, 0, 300, 0, 130, 0,
    300, 0, 130, 0, 130, 0,
  ],
  40: [
    500, 0, 130, 0, 300, 0, 130, 0, 130, 0, 300, 0, 130, 0, 200, 0, 130, 0, 130, 0, 300, 0, 130, 0,
    200, 0, 130, 0, 130, 0, 300, 0, 130, 0, 300, 0, 130, 0, 130, 0,
  ],
  50: [
    500, 0, 130, 0, 300, 0, 130, 0, 130, 0, 300, 0, 130, 0, 300, 0, 130, 0, 130, 0, 200, 0, 130, 0,
    300, 0, 130, 0, 130, 0, 200, 0, 130, 0, 300, 0, 130, 0, 130, 0, 300, 0, 130, 0, 300, 0, 130, 0,
    130, 0,
  ],
};

/** One segment pays, all others nothing. */
const listHigh = (segments: SegmentCount): readonly number[] => [
  99 * segments,
  ...Array<number>(segments - 1).fill(0),
];

/** The pays of a wheel's segments, in hundredths of the stake, in order. */
export function listPays(segments: SegmentCount, risk: Risk): readonly number[] {
  switch (risk) {
    case 'low':
      return low[segments];
    case 'medium':
      return medium[segments];
    case 'high':
      return listHigh(segments);
  }
}

// Where a measured share stands beside its proven chance.

export type MeasuredFigure = {
  readonly measured: number;
  readonly exact: number;
  /** Of honest slots one in a hundred is farther from its chance. */
  readonly mark: number;
};

/** The drawing reaches so many marks to either side. */
const reach = 2;

/** The place of a percentage from the start of the drawing: the chance is at 50. */
const toPlace = (marks: number): number => 50 + (50 * marks) / reach;

/** The ends of the mark, the same for each figure. */
export const markEnds = [toPlace(-1), toPlace(1)] as const;

/** The place of the measured share, at an end if it is beyond the drawing. */
export function plotFigure({ measured, exact, mark }: MeasuredFigure) {
  const distance = measured - exact;
  const marks = distance === 0 ? 0 : distance / mark;
  return {
    at: toPlace(Math.max(-reach, Math.min(reach, marks))),
    isBeyond: Math.abs(distance) > mark,
  };
}

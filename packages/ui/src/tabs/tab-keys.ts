/**
 * Which tab a key moves to, or `undefined` if the key means nothing here. The arrows follow the
 * direction of writing and go round; Home and End go to the ends.
 */
export function getNextTab(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

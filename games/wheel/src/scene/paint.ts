/** The colour of a segment: the best of its wheel, and the others by what they pay. */
export type Paint = 'top' | 'high' | 'middle' | 'low' | 'least' | 'none';

/** The paint of a pay in hundredths, on a wheel whose best segment pays `top`. */
export function getPaint(hundredths: number, top: number): Paint {
  if (hundredths === 0) return 'none';
  if (hundredths === top) return 'top';
  if (hundredths >= 300) return 'high';
  if (hundredths >= 200) return 'middle';
  return hundredths >= 120 ? 'low' : 'least';
}

import { CHANCE_MAX, CHANCE_MIN } from '@khelaghor/engine-dice/public.ts';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';

/** Minimum chance of the slider, 1.00 %; smaller ones are typed. */
export const SLIDER_MIN = 100;
/** One step of the slider and of the buttons beside the field: 1.00 %. */
export const CHANCE_STEP = 100;

/** The nearest valid chance. */
function clampChance(chance: number): number {
  return Math.max(CHANCE_MIN, Math.min(CHANCE_MAX, Math.round(chance)));
}

/** The next whole percent upward or downward: from 49.50 up to 50.00, then to 51.00. */
export function stepChance(chance: number, steps: 1 | -1): number {
  const place = chance / CHANCE_STEP;
  const next = steps > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  return clampChance(next * CHANCE_STEP);
}

/** Reads a typed chance such as "49.5", with up to two decimals; null: it is refused. */
export function readChance(typed: string): number | null {
  const read = readDecimal(typed, { decimals: 2, unit: '%', min: CHANCE_MIN, max: CHANCE_MAX });
  return read.ok ? read.value : null;
}

/** What tests of all plays are about. */
import type { Family } from '../play.ts';
import { families } from './families.ts';

/** Days in the lunar years of the horse and of the goat. */
const drawDays = ['2026-11-21', '2027-11-21'];

/** Every family; of those that follow the lunar year, the families of two years. */
export const testedFamilies: readonly Family[] = families.flatMap((family) =>
  'getFamily' in family
    ? drawDays.flatMap((day) => family.getFamily(Date.parse(day)) ?? [])
    : [family],
);

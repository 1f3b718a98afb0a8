import { UNITS_PER_MINOR } from '@khelaghor/contract/play/vendor-wallet.ts';
import { minor, MINOR_MAX } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** Why an amount in the protocol's units is refused, in the order in which it is looked at. */
export type UnitsRefusal = 'amount_negative' | 'amount_not_whole_poisha' | 'amount_out_of_range';

export type UnitsRead = { ok: true; value: Minor } | { ok: false; refusal: UnitsRefusal };

/**
 * An amount of the protocol as an amount of ours. Its unit is a thousandth of a poisha, ours is the
 * poisha: an amount with a part of a poisha is refused, because whichever way it were rounded, one
 * side's books would differ from the other's.
 */
export function minorFromUnits(units: bigint): UnitsRead {
  if (units < 0n) return { ok: false, refusal: 'amount_negative' };
  if (units % UNITS_PER_MINOR !== 0n) return { ok: false, refusal: 'amount_not_whole_poisha' };
  const amount = units / UNITS_PER_MINOR;
  if (amount > MINOR_MAX) return { ok: false, refusal: 'amount_out_of_range' };
  return { ok: true, value: minor(amount) };
}

/** The same amount in the protocol's units. */
export const getUnits = (amount: Minor): bigint => amount * UNITS_PER_MINOR;

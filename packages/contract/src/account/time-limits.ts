/** How long a limit on the time of play may be, in minutes; the same for pages and the server. */

const timeMinutesMin = 15;
const timeMinutesMax: Readonly<Record<string, number>> = { day: 1_440, week: 10_080 };

type Wanted = {
  readonly kind: string;
  readonly period: string;
  /** Minor units, or whole minutes of a limit on time; null: none. */
  readonly amount: string | null;
};

/** Whether a limit of this kind can be of this amount within this time. */
export function isOfKind({ kind, period, amount }: Wanted): boolean {
  if (kind !== 'time') return true;
  const most = timeMinutesMax[period];
  if (most === undefined) return false;
  return amount === null || (Number(amount) >= timeMinutesMin && Number(amount) <= most);
}

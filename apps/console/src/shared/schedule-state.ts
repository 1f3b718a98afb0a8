/** What has a switch and a schedule. */
export type Scheduled = {
  readonly enabled: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

export type ScheduleState = 'on' | 'off' | 'soon' | 'over';

/** Whether the site shows something now; switched off is said before the schedule. */
export function getScheduleState(
  { enabled, startsAt, endsAt }: Scheduled,
  now: Date,
): ScheduleState {
  if (!enabled) return 'off';
  if (endsAt !== null && now.getTime() >= Date.parse(endsAt)) return 'over';
  return startsAt !== null && now.getTime() < Date.parse(startsAt) ? 'soon' : 'on';
}

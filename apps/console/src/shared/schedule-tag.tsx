import { Trans } from '@lingui/react/macro';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useNow } from './clock.ts';
import { useNumberFormat } from './number-format.ts';

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

const lookEveryMs = 15_000;

/** Whether the site shows something now, and until or from when. */
export function ScheduleTag({ scheduled }: { readonly scheduled: Scheduled }) {
  const now = useNow(lookEveryMs);
  const { moment } = useNumberFormat();
  const begins = moment(scheduled.startsAt ?? now.toISOString(), now);
  const ends = moment(scheduled.endsAt ?? now.toISOString(), now);
  switch (getScheduleState(scheduled, now)) {
    case 'off':
      return (
        <StatusBadge tone="quiet">
          <Trans>Off</Trans>
        </StatusBadge>
      );
    case 'soon':
      return (
        <StatusBadge tone="open">
          <Trans>From {begins}</Trans>
        </StatusBadge>
      );
    case 'over':
      return (
        <StatusBadge tone="bad">
          <Trans>Ended {ends}</Trans>
        </StatusBadge>
      );
    case 'on':
      return (
        <StatusBadge tone="good">
          {scheduled.endsAt === null ? <Trans>Shown</Trans> : <Trans>Shown until {ends}</Trans>}
        </StatusBadge>
      );
  }
}

import { Trans } from '@lingui/react/macro';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useNow } from './clock.ts';
import { useNumberFormat } from './number-format.ts';
import { getScheduleState } from './schedule-state.ts';
import type { Scheduled } from './schedule-state.ts';

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
          <Trans>Over since {ends}</Trans>
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

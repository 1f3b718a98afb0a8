import { Trans } from '@lingui/react/macro';
import { StateTag } from '@khelaghor/ui/tag/tag.tsx';
import { useNow } from './clock.ts';
import { useFigures } from './number-format.ts';
import { scheduleStateOf } from './schedule-state.ts';
import type { Scheduled } from './schedule-state.ts';

const lookEveryMs = 15_000;

/** Whether the site shows something now, and until or from when. */
export function ScheduleTag({ scheduled }: { readonly scheduled: Scheduled }) {
  const now = useNow(lookEveryMs);
  const { moment } = useFigures();
  const begins = moment(scheduled.startsAt ?? now.toISOString(), now);
  const ends = moment(scheduled.endsAt ?? now.toISOString(), now);
  switch (scheduleStateOf(scheduled, now)) {
    case 'off':
      return (
        <StateTag tone="quiet">
          <Trans>Off</Trans>
        </StateTag>
      );
    case 'soon':
      return (
        <StateTag tone="open">
          <Trans>From {begins}</Trans>
        </StateTag>
      );
    case 'over':
      return (
        <StateTag tone="bad">
          <Trans>Over since {ends}</Trans>
        </StateTag>
      );
    case 'on':
      return (
        <StateTag tone="good">
          {scheduled.endsAt === null ? <Trans>Shown</Trans> : <Trans>Shown until {ends}</Trans>}
        </StateTag>
      );
  }
}

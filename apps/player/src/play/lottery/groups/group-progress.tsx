import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { ProgressBar } from '@khelaghor/ui/progress-bar/progress-bar.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useNumberFormat } from '../number-format.ts';

type GroupProps = { readonly group: LotteryGroup };

/** How many shares are sold, and how many more the organiser guarantees. */
export function GroupProgress({ group }: GroupProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const sold = figures.digits(group.sold);
  const all = figures.digits(group.shares);
  const guaranteed = figures.digits(Math.min(group.guaranteed, group.shares - group.sold));
  const percent = figures.digits(Math.floor((group.sold * 100) / group.shares));
  const isCovered = group.sold < group.shares && group.sold + group.guaranteed >= group.shares;
  return (
    <div className="group-progress">
      <ProgressBar label={t`Shares sold`} value={group.sold} max={group.shares} />
      <p>
        <span>
          <Trans>
            {sold} of {all} shares sold
          </Trans>
        </span>
        <span>{percent}%</span>
      </p>
      {group.state === 'open' && isCovered && (
        <p className="group-progress__note">
          <Trans>It will run: the organiser takes the other {guaranteed}.</Trans>
        </p>
      )}
    </div>
  );
}

const tones = {
  open: 'open',
  runs: 'open',
  failed: 'quiet',
  cancelled: 'quiet',
  settled: 'quiet',
} as const;

/** Where a group stands. */
export function GroupState({ group }: GroupProps) {
  const { state, payout, stake } = group;
  const isWon = payout !== null && BigInt(payout) > BigInt(stake);
  return (
    <StatusBadge tone={isWon ? 'good' : tones[state]}>
      {state === 'open' && <Trans>On sale</Trans>}
      {state === 'runs' && <Trans>Will be drawn</Trans>}
      {state === 'failed' && <Trans>Not filled</Trans>}
      {state === 'cancelled' && <Trans>Withdrawn</Trans>}
      {state === 'settled' && (isWon ? <Trans>Ticket won</Trans> : <Trans>Drawn</Trans>)}
    </StatusBadge>
  );
}

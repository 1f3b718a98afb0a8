import { Plural, Trans } from '@lingui/react/macro';
import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { useNumberFormat } from '../number-format.ts';

/** The organiser's record: how many of their groups ran, and won. */
export function OrganiserRecord({ group }: { readonly group: LotteryGroup }) {
  const figures = useNumberFormat();
  const { ran, won } = group.record;
  const wins = figures.digits(won);
  const all = figures.digits(ran);
  if (ran === 0) return <Trans>first group</Trans>;
  return (
    <Plural
      value={ran}
      one={`${wins} of ${all} group won`}
      other={`${wins} of ${all} groups won`}
    />
  );
}

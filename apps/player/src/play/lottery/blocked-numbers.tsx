import { Trans } from '@lingui/react/macro';
import type { NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import type { Play } from '@khelaghor/engine-lottery/public.ts';
import { listOwnBlocks } from './number-blocks.ts';
import { usePlayText } from './use-play-text.ts';

type BlockedNumbersProps = {
  readonly play: Play;
  /** Those of the issue that is on sale. */
  readonly blocks: readonly NumberBlock[];
};

/** The numbers that a play bets on and that are not taken, or paid half; nothing without any. */
export function BlockedNumbers({ play, blocks }: BlockedNumbersProps) {
  const { piece } = usePlayText();
  const listOf = (rule: NumberBlock['rule']): string =>
    listOwnBlocks(play, blocks)
      .filter((block) => block.rule === rule)
      .map(({ number }) => number)
      .toSorted()
      .map(piece)
      .join(', ');
  const refused = listOf('refused');
  const half = listOf('half');
  if (refused === '' && half === '') return null;
  return (
    <dl className="plays__blocked">
      {refused !== '' && (
        <div>
          <dt>
            <Trans>Not taken in this draw</Trans>
          </dt>
          <dd>{refused}</dd>
        </div>
      )}
      {half !== '' && (
        <div>
          <dt>
            <Trans>Half the price in this draw</Trans>
          </dt>
          <dd>{half}</dd>
        </div>
      )}
    </dl>
  );
}

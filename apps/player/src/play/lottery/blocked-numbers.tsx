import { Trans } from '@lingui/react/macro';
import type { NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import type { Play } from '@khelaghor/engine-lottery/public.ts';
import { usePlayText } from './use-play-text.ts';

type BlockedNumbersProps = {
  readonly play: Pick<Play, 'code'>;
  /** Those of the issue that is on sale. */
  readonly blocks: readonly NumberBlock[];
};

/** The numbers of a play that are not taken, or are paid half; nothing where there are none. */
export function BlockedNumbers({ play, blocks }: BlockedNumbersProps) {
  const { piece } = usePlayText();
  const listOf = (rule: NumberBlock['rule']): string =>
    blocks
      .filter((block) => block.play === play.code && block.rule === rule)
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

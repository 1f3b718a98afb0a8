import { Trans } from '@lingui/react/macro';
import { buildPayoutTable, type Play } from '@khelaghor/engine-lottery/public.ts';
import { compareRatio, ratio } from '@khelaghor/money/ratio.ts';
import { useLocalText } from '../../shared/local-text.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useNumberFormat } from './number-format.ts';
import { getPlaySeries } from './play-series.ts';

type PlayHeadProps = { readonly plays: readonly Play[]; readonly terms: LotteryTerms };

/** When plays win, and what they return at least. */
export function PlayHead({ plays, terms }: PlayHeadProps) {
  const text = useLocalText();
  const figures = useNumberFormat();
  const lowest = plays
    .flatMap((play) => buildPayoutTable(play, getPlaySeries(terms, play.code)).lines)
    .map(({ returned }) => returned)
    .reduce((least, next) => (compareRatio(next, least) < 0 ? next : least), ratio(1n));
  const rtp = figures.percent(lowest);
  return (
    <p className="plays__head">
      <span>
        {plays.map((play) => (
          <span key={play.code} className="plays__rule">
            {plays.length > 1 && <b>{figures.digits(text(play.label))}: </b>}
            {figures.digits(text(play.rule))}
          </span>
        ))}
      </span>
      <b className="plays__rtp">
        <Trans>RTP {rtp}</Trans>
      </b>
    </p>
  );
}

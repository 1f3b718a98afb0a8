import './rules.css';
import { Trans } from '@lingui/react/macro';
import {
  buildPayoutTable,
  getSeriesReturn,
  POINT_HIT,
  type LotteryGame,
} from '@khelaghor/engine-lottery/public.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { compareRatio, formatRatio, ratio, type Ratio } from '@khelaghor/money/ratio.ts';
import { dayMs, minuteMs, secondMs } from '@khelaghor/time/durations.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useNumberFormat } from './number-format.ts';
import { BlockedNumbers } from './blocked-numbers.tsx';
import { useRunning } from './draw-animation.tsx';
import type { LotteryTerms } from './issue-state.ts';
import { listBlocks, listOpenGroups } from './number-blocks.ts';
import { getPlaySeries, rebateStep } from './play-series.ts';
import { getTicketLimits } from './bet-slip.ts';

type RulesProps = { readonly game: LotteryGame; readonly terms: LotteryTerms };

const lowest = (prices: readonly Ratio[]): Ratio | undefined => prices.toSorted(compareRatio).at(0);
const highest = (prices: readonly Ratio[]): Ratio | undefined =>
  prices.toSorted(compareRatio).at(-1);

/** Every play: when it wins, what it pays, and its average return. */
function PlayTable({ game, terms }: RulesProps) {
  const text = useLocalText();
  const figures = useNumberFormat();
  const plays = listOpenGroups(game, terms).flatMap((group) => group.plays);
  const running = useRunning(terms);
  const blocks = listBlocks(terms, (running?.issue ?? terms.current).opensAt);
  return (
    <ul className="rules__plays">
      {plays.map((play) => {
        const { lines } = buildPayoutTable(play, getPlaySeries(terms, play.code));
        const prices = lines.flatMap(({ prices: own }) => own);
        const from = lowest(prices);
        const to = highest(prices);
        const least = lowest(lines.map(({ returned }) => returned));
        if (!from || !to || !least) return null;
        const rtp = figures.percent(least);
        return (
          <li key={play.code}>
            <b>{figures.digits(text(play.label))}</b>
            <span className="rules__price">
              {figures.price(from)}
              {compareRatio(from, to) !== 0 && ` – ${figures.price(to)}`}
            </span>
            <span className="rules__rule">
              {figures.digits(text(play.rule))} <Trans>RTP {rtp}.</Trans>
            </span>
            <BlockedNumbers play={play} blocks={blocks} />
          </li>
        );
      })}
    </ul>
  );
}

/** When draws are made, and how long before them betting closes. */
function DrawTimes({ terms: { periodSeconds, current } }: Pick<RulesProps, 'terms'>) {
  const figures = useNumberFormat();
  const closedMs = Date.parse(current.drawsAt) - Date.parse(current.closesAt);
  if (periodSeconds !== null && periodSeconds * secondMs < dayMs) {
    const period = figures.digits(periodSeconds);
    const sealSeconds = figures.digits(Math.round(closedMs / secondMs));
    return (
      <Trans>
        A draw is made every {period} seconds. Betting closes {sealSeconds} seconds before; what
        arrives later is not taken.
      </Trans>
    );
  }
  const sealMinutes = figures.digits(Math.round(closedMs / minuteMs));
  return (
    <Trans>
      Next draw: <Moment at={current.drawsAt} />. Betting closes {sealMinutes} minutes before; what
      arrives later is not taken.
    </Trans>
  );
}

/** How bet types that pay for each hit are sold. */
function PointsRule() {
  const hitOfPoint = useNumberFormat().money(POINT_HIT);
  return (
    <li>
      <Trans>
        Bet types that pay for each hit are sold in points: a point costs what makes a hit pay{' '}
        {hitOfPoint} at the price of the bet type.
      </Trans>
    </li>
  );
}

/** The full rules of settlement, with the prices of all plays. */
export function Rules({ game, terms }: RulesProps) {
  const figures = useNumberFormat();
  const limits = getTicketLimits(terms);
  const series = figures.digits(terms.series);
  const returned = getSeriesReturn(terms.series);
  const percent = figures.percent(returned);
  const exact = figures.digits(formatRatio(returned));
  const points = figures.digits(rebateStep);
  const share = figures.percent(ratio(BigInt(rebateStep), 2_000n));
  const least = figures.money(limits.stakeMin);
  const most = figures.money(limits.stakeMax);
  const paid = figures.money(limits.payoutMax);
  const lines = figures.digits(limits.linesMax);
  const { memberStakeMax } = terms.limits;
  const memberMax = memberStakeMax && figures.money(parseMinorText(memberStakeMax));
  return (
    <div className="rules__body">
      <p>
        <Trans>
          The numbers are drawn from a seed whose hash is shown before the draw opens. All results
          are equally likely.
        </Trans>{' '}
        <Link className="rules__link" to={paths.fairness}>
          <Trans>How to check a result</Trans>
        </Link>
      </p>
      <PlayTable game={game} terms={terms} />
      <ul className="rules__facts">
        <li>
          <Trans>The price of a line is the return divided by its chance.</Trans>{' '}
          <Trans>
            Prize series {series} returns {series}/2000 = {exact}: {percent} on every line.
          </Trans>{' '}
          {terms.playSeries.length > 0 && (
            <Trans>
              Some bet types have a series of their own; their return stands beside each.
            </Trans>
          )}
        </li>
        <li>
          <Trans>
            A winning line is paid its stake times the exact price, rounded down to a whole poisha,
            line by line. Prices are shown rounded down to two places.
          </Trans>
        </li>
        {terms.rebateMax > 0 && (
          <li>
            <Trans>
              Points of a series can be given up for a rebate: {share} of the stake for each{' '}
              {points} points. It is paid when the draw is settled, whether the ticket wins or
              loses, rounded down to a whole poisha once for a ticket. Stakes that are returned, of
              ties and of cancelled tickets or draws, earn none. Prizes and rebate together return
              as much as prizes alone.
            </Trans>
          </li>
        )}
        <li>
          <DrawTimes terms={terms} />
        </li>
        <li>
          <Trans>
            Stake per line: at least {least}. Each bet type on a ticket costs at most {most}, has at
            most {lines} lines and pays at most {paid}.
          </Trans>
        </li>
        {memberMax !== null && (
          <li>
            <Trans>In one draw a member can stake at most {memberMax}.</Trans>
          </li>
        )}
        {terms.stakeUnit === 'points' && <PointsRule />}
        <li>
          <Trans>If a draw is cancelled, all stakes on it are refunded in full.</Trans>
        </li>
      </ul>
    </div>
  );
}

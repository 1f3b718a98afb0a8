import { Trans, useLingui } from '@lingui/react/macro';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { useNumberFormat } from './number-format.ts';
import { getSides, computeSum } from './play-labels.ts';

const step = 26;
const middle = 45;
const placeCount = 10;
/** How far a sum lies from the middle of all sums, 10.5, in the picture. */
const getHeight = (sum: number): number => (sum - 10.5) * 5;

type DrawTrendProps = { readonly game: LotteryGame; readonly issues: readonly Issue[] };

/** The sums of the last draws as a garland: up is big, down is small, a square is a triple. */
export function DrawTrend({ game, issues }: DrawTrendProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const drawn = issues
    .filter(({ result }) => result !== null)
    .slice(0, placeCount)
    .toReversed();
  const first = placeCount - drawn.length;
  const points = drawn.map(({ issueId, result }, index) => {
    const dice = result ?? [];
    const sum = computeSum(dice);
    const isTriple = getSides(game, dice).length === 1;
    const x = step / 2 + (first + index) * step;
    return { issueId, sum, isTriple, x, y: middle - getHeight(sum) };
  });
  if (points.length < 2) return null;
  const sums = points.map(({ sum }) => figures.digits(sum)).join(', ');
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <figure className="trend">
      <svg
        viewBox={`0 0 ${placeCount * step} 104`}
        role="img"
        aria-label={t`Sums of the last draws, oldest first: ${sums}`}
      >
        <path className="trend__middle" d={`M0 ${middle}H${placeCount * step}`} />
        <path className="trend__thread" d={path} />
        {points.map(({ issueId, sum, isTriple, x, y }) => (
          <g
            key={issueId}
            className={isTriple ? 'trend__point trend__point--triple' : 'trend__point'}
          >
            {isTriple ? (
              <rect x={x - 6} y={y - 6} width="12" height="12" rx="2" />
            ) : (
              <circle cx={x} cy={y} r="6" />
            )}
            <text x={x} y="101">
              {figures.digits(sum)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <Trans>
          Sums, the newest last. Every draw is independent: past results change no chance.
        </Trans>
      </figcaption>
    </figure>
  );
}

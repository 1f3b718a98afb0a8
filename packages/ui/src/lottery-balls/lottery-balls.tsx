/** The colour of a ball's rim. */
export type BallTint = 'marigold' | 'vermilion' | 'peacock' | 'leaf' | 'rani' | 'plain';

/** What one ball says and which rim it has. */
export type Ball = { readonly text: string; readonly tint?: BallTint };

const ROUND: readonly BallTint[] = ['vermilion', 'marigold', 'rani', 'peacock', 'leaf'];

const getRoundTint = (index: number): BallTint => ROUND[index % ROUND.length] ?? 'marigold';

type LotteryBallsProps = {
  /** What they are, for screen readers: "Last result". */
  readonly label: string;
  readonly balls: readonly Ball[];
  readonly size?: 'medium' | 'large';
};

/** Drawn numbers, in their order. A ball without a colour takes the next of the painter's tins. */
export function LotteryBalls({ label, balls, size = 'medium' }: LotteryBallsProps) {
  return (
    <ul
      className={size === 'large' ? 'lottery-balls lottery-balls--large' : 'lottery-balls'}
      aria-label={label}
    >
      {balls.map((ball, index) => (
        <li
          key={index}
          className={`lottery-ball lottery-ball--${ball.tint ?? getRoundTint(index)}`}
        >
          {ball.text}
        </li>
      ))}
    </ul>
  );
}

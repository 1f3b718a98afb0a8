import './card-face.css';
import { describeCard, formatRank, getRank, getSuit } from '@khelaghor/engine-hilo/public.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import jackUrl from '../art/jack.svg';
import kingUrl from '../art/king.svg';
import queenUrl from '../art/queen.svg';
import { listPips, suitShapes } from './pips.ts';

/** The pictures of the ranks that have one. */
const courts: ReadonlyMap<number, string> = new Map([
  [10, jackUrl],
  [11, queenUrl],
  [12, kingUrl],
]);

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

function Corner({ rank, shape }: { readonly rank: string; readonly shape: string }) {
  return (
    <>
      <text className="card-face__rank" x="13" y="24">
        {rank}
      </text>
      <path d={shape} transform="translate(13 37)scale(.5)" />
    </>
  );
}

/** What stands in the middle of a card. */
function Middle({ rank, shape }: { readonly rank: number; readonly shape: string }) {
  const picture = courts.get(rank);
  if (rank === 0) return <path d={shape} transform="translate(50 70)scale(2)" />;
  if (picture !== undefined) {
    return (
      <>
        <rect className="card-face__frame" x="25" y="21" width="50" height="98" rx="4" />
        <image href={picture} x="27" y="28" width="46" height="84" />
      </>
    );
  }
  return listPips(rank + 1).map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={shape}
      transform={`translate(${x} ${y})scale(${y > 70 ? '.62 -.62' : '.62'})`}
    />
  ));
}

/** The face of a card, from 0 to 51. */
export function CardFace({ card }: { readonly card: number }) {
  const words = useWords();
  const { digits } = useFormat();
  const suit = getSuit(card);
  const rank = getRank(card);
  const shape = suitShapes[suit] ?? '';
  const corner = <Corner rank={toDigits(formatRank(rank), digits)} shape={shape} />;
  return (
    <svg
      className={isRed(suit) ? 'card-face card-face--red' : 'card-face'}
      viewBox="0 0 100 140"
      role="img"
      aria-label={words(describeCard(card))}
    >
      <rect className="card-face__paper" x="2" y="2" width="96" height="136" rx="9" />
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
      <Middle rank={rank} shape={shape} />
    </svg>
  );
}

/** A card as small as a chip: its rank beside its suit. The name is for screen readers. */
export function SmallCard({ card }: { readonly card: number }) {
  const words = useWords();
  const { digits } = useFormat();
  const suit = getSuit(card);
  return (
    <span className={isRed(suit) ? 'small-card small-card--red' : 'small-card'}>
      <span aria-hidden="true">{toDigits(formatRank(getRank(card)), digits)}</span>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <path d={suitShapes[suit]} />
      </svg>
      <span className="visually-hidden">{words(describeCard(card))}</span>
    </span>
  );
}

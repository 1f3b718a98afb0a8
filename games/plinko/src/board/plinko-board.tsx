import './plinko-board.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { countPaths, formatPay, getBucket, getPays } from '@khelaghor/engine-plinko/public.ts';
import type { PlinkoChoice } from '@khelaghor/engine-plinko/public.ts';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import { useShowMs } from '@khelaghor/game-sdk/turbo.ts';
import { useChance } from '@khelaghor/game-sdk/use-chance.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import marbleUrl from '../art/marble.svg';
import sceneUrl from '../art/scene.svg';
import { board, getSizes, listNails, listTouches, sampleFall } from './board-geometry.ts';
import type { Place } from './board-geometry.ts';

type PlinkoBoardProps = {
  readonly choice: PlinkoChoice;
  /** The path of the ball that falls or has fallen; null: it waits at the top. */
  readonly path: string | null;
  /** `waiting` for the server's answer, `landing` while the ball falls. */
  readonly mood: 'resting' | 'waiting' | 'landing';
  /** Whether the ball that has fallen returned more than the stake. */
  readonly isGain: boolean;
  readonly onLanded: () => void;
};

const fallMs = 1_500;

/** In parts of the layer that moves, which is as large as the board. */
const toTranslate = ({ x, y }: Place): string =>
  `${(x / board.width) * 100}% ${(y / board.height) * 100}%`;

function Nails({ rows }: { readonly rows: number }) {
  const { nail } = getSizes(rows);
  return (
    <>
      {listNails(rows).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${nail / 10})`}>
          <circle className="plinko-nail__edge" r="12" />
          <circle className="plinko-nail__shade" r="9" />
          <circle className="plinko-nail__head" cx="-1.4" cy="-1.6" r="7" />
          <circle className="plinko-nail__light" cx="-3.4" cy="-3.8" r="2.4" />
        </g>
      ))}
    </>
  );
}

/** The way that the ball has gone, as dots of rice paste. */
function Trail({ path }: { readonly path: string }) {
  const points = listTouches(path).map(({ x, y }) => `${x} ${y}`);
  return <path className="plinko-trail" d={`M${points.join('L')}`} />;
}

/** The marble. It falls along its path unless the player prefers reduced motion. */
function Ball({ choice, path, mood, onLanded }: Omit<PlinkoBoardProps, 'isGain'>) {
  const layer = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const ms = useShowMs(fallMs);
  const landed = useEffectEvent(() => onLanded());
  const place = listTouches(path ?? '').at(path === null ? 0 : -1);
  useEffect(() => {
    const element = layer.current;
    if (!element || path === null || mood !== 'landing') return undefined;
    if (isStill) {
      landed();
      return undefined;
    }
    const frames = sampleFall(path).map((at) => ({ translate: toTranslate(at) }));
    const animation = element.animate(frames, { duration: ms, easing: 'linear' });
    animation.onfinish = () => landed();
    return () => animation.cancel();
  }, [path, mood, isStill, ms]);
  const size = (getSizes(choice.rows).ball / board.width) * 200;
  return (
    <div
      className="plinko-board__ball-layer"
      ref={layer}
      style={place && { translate: toTranslate(place) }}
    >
      <img
        className={`plinko-board__ball plinko-board__ball--${mood}`}
        style={{ inlineSize: `${size}%` }}
        src={marbleUrl}
        alt=""
      />
    </div>
  );
}

/** How a bucket is painted: by its pay in hundredths. */
function getPot(pay: number): string {
  if (pay >= 10_000) return 'huge';
  if (pay >= 1_000) return 'large';
  if (pay > 200) return 'fair';
  return pay >= 100 ? 'even' : 'small';
}

type BucketsProps = Pick<PlinkoBoardProps, 'choice' | 'isGain'> & { readonly hit: number | null };

/** What each bucket pays, from the left, and how likely it is for those who hear the page. */
function Buckets({ choice, hit, isGain }: BucketsProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const formatChance = useChance();
  const pays = getPays(choice);
  const paths = countPaths(choice.rows);
  const total = 2n ** BigInt(choice.rows);
  const name = (bucket: number): string => {
    if (bucket !== hit) return '';
    return isGain ? 'plinko-bucket--won' : 'plinko-bucket--hit';
  };
  return (
    <ol
      className={choice.rows > 10 ? 'plinko-buckets plinko-buckets--many' : 'plinko-buckets'}
      aria-label={t`What the buckets pay`}
    >
      {pays.map((pay, bucket) => {
        const chance = formatChance(paths[bucket] ?? 0n, total);
        const text = toDigits(formatPay(pay).slice(0, -1), digits);
        return (
          <li
            key={bucket}
            className={`plinko-bucket plinko-bucket--${getPot(pay)} ${name(bucket)}`}
          >
            <span>{text}</span>
            <span className="visually-hidden">{t`times, chance ${chance}`}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The tin board: nails, the marble, and the buckets. A tap ends the fall. */
export function PlinkoBoard(props: PlinkoBoardProps) {
  const { choice, path, mood, isGain, onLanded } = props;
  const { t } = useLingui();
  const hit = path !== null && mood === 'resting' ? getBucket(path) : null;
  return (
    <div className="plinko-board">
      <div className="plinko-board__field">
        <svg viewBox={`0 0 ${board.width} ${board.height}`} role="img" aria-label={t`The board`}>
          <image href={sceneUrl} width={board.width} height={board.height} />
          {path !== null && mood === 'resting' && <Trail path={path} />}
          <Nails rows={choice.rows} />
        </svg>
        <Ball choice={choice} path={path} mood={mood} onLanded={onLanded} />
      </div>
      <Buckets choice={choice} hit={hit} isGain={isGain} />
      {mood === 'landing' && (
        <button
          type="button"
          className="plinko-board__skip"
          aria-label={t`Show the result now`}
          onClick={onLanded}
        />
      )}
    </div>
  );
}

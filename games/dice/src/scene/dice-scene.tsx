import './dice-scene.css';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { toDigits } from '@khelaghor/money/digits.ts';
import { ROLL_COUNT, formatRoll, getWinningRolls } from '@khelaghor/engine-dice/public.ts';
import type { DicePick } from '@khelaghor/engine-dice/public.ts';
import boardUrl from '@khelaghor/game-sdk/art/number-board.svg';
import { usePerformance } from '@khelaghor/game-sdk/use-performance.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import sceneUrl from '../art/scene.svg';
import fanWinUrl from '../art/fan-win.svg';
import fanLoseUrl from '../art/fan-lose.svg';
import faceUrl from '../art/face.svg';
import kiteUrl from '../art/kite.svg';
import hubUrl from '../art/hub.svg';
import dieRedUrl from '../art/die-red.svg';
import dieWhiteUrl from '../art/die-white.svg';
import sparksUrl from '../art/sparks.svg';
import { buildSectorPath, getAngle, getPoint, getSwing, picture } from './gauge-geometry.ts';

type DiceSceneProps = {
  readonly pick: DicePick;
  /** The number that the kite points at; null: it stays where it is. */
  readonly roll: number | null;
  /** `waiting` for the server's answer, `landing` while the kite swings to `roll`. */
  readonly mood: 'resting' | 'waiting' | 'landing';
  /** The result of the number on the board. */
  readonly outcome: 'none' | 'won' | 'lost';
  readonly onLanded: () => void;
};

const swingMs = 720;
// Set by hand: digits look centred at other positions than their centre.
const marks = [
  { mark: 0, x: 220, y: 366 },
  { mark: 25, x: 270, y: 300 },
  { mark: 50, x: 360, y: 262 },
  { mark: 75, x: 450, y: 300 },
  { mark: 100, x: 492, y: 366 },
] as const;

function Layer({ href, className }: { readonly href: string; readonly className?: string }) {
  return <image className={className} href={href} {...picture} />;
}

/** The two ends of the range, as petals: green wins, dark loses. */
function Fan({ pick }: { readonly pick: DicePick }) {
  const id = useId();
  const { first, last } = getWinningRolls(pick);
  const [from, to] = [first, last + 1];
  const border = pick.direction === 'under' ? to : from;
  const [inner, outer] = [getPoint(border, 178), getPoint(border, 346)];
  const losing =
    pick.direction === 'under' ? buildSectorPath(to, ROLL_COUNT) : buildSectorPath(0, from);
  return (
    <>
      <clipPath id={`${id}w`}>
        <path d={buildSectorPath(from, to)} />
      </clipPath>
      <clipPath id={`${id}l`}>
        <path d={losing} />
      </clipPath>
      <g clipPath={`url(#${id}l)`}>
        <Layer href={fanLoseUrl} />
      </g>
      <g clipPath={`url(#${id}w)`}>
        <Layer href={fanWinUrl} />
      </g>
      <path className="scene__border-edge" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />
      <path className="scene__border" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />
      <circle className="scene__border-end" cx={outer.x} cy={outer.y} r="11" />
    </>
  );
}

/** Swings the kite to the number that came. */
function useSwing({ roll, mood, onLanded }: Pick<DiceSceneProps, 'roll' | 'mood' | 'onLanded'>) {
  const kite = useRef<SVGGElement>(null);
  const lean = useRef(0);
  const from = useRef(0);
  const to = getAngle(roll ?? ROLL_COUNT / 2);
  const turnTo = (degrees: number) => {
    lean.current = degrees;
    if (kite.current) kite.current.style.rotate = `${degrees}deg`;
  };
  const rest = useEffectEvent(() => {
    if (roll !== null) turnTo(to);
  });
  useEffect(() => {
    if (mood === 'resting') rest();
  }, [mood, roll]);
  const scene = usePerformance({
    isRunning: mood === 'landing',
    ms: swingMs,
    begin() {
      // The number of before is swung to from the middle: else nothing would move.
      from.current = lean.current === to ? 0 : lean.current;
    },
    draw: (share) => turnTo(getSwing(from.current, to, share)),
    onEnd: onLanded,
  });
  return { scene, kite };
}

/** The board: a fan of a hundred parts, a kite that points at one of them, and a number board. */
export function DiceScene(props: DiceSceneProps) {
  const { pick, roll, mood, outcome } = props;
  const { t } = useLingui();
  const { scene, kite } = useSwing(props);
  const { digits } = useFormat();
  const shown = (value: number) => toDigits(formatRoll(value), digits);
  const isSettled = mood === 'resting' && roll !== null;
  return (
    <div className={`scene scene--${outcome} scene--${mood}`} ref={scene}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={t`The board`}>
        <Layer href={sceneUrl} />
        <Fan pick={pick} />
        <Layer href={faceUrl} />
        {marks.map(({ mark, x, y }) => (
          <text key={mark} className="scene__mark" x={x} y={y}>
            {toDigits(String(mark), digits)}
          </text>
        ))}
        <g className="scene__die scene__die--red">
          <image href={dieRedUrl} x="34" y="346" width="122" height="122" />
        </g>
        <g className="scene__die scene__die--white">
          <image href={dieWhiteUrl} x="564" y="346" width="122" height="122" />
        </g>
        <g className="scene__marker" ref={kite}>
          <g className={mood === 'waiting' ? 'scene__kite scene__kite--waiting' : 'scene__kite'}>
            <image href={kiteUrl} x="290" y="50" width="140" height="340" />
          </g>
        </g>
        <image href={hubUrl} x="320" y="340" width="80" height="80" />
        {outcome === 'won' && <Layer className="scene__sparks" href={sparksUrl} />}
        <image href={boardUrl} x="180" y="352" width="360" height="120" />
        <text className="scene__number" x="360" y="431" aria-hidden="true">
          {isSettled ? shown(roll) : '· · ·'}
        </text>
      </svg>
    </div>
  );
}

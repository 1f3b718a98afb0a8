import './paint.css';
import './wheel-scene.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatPay, getPay } from '@khelaghor/engine-wheel/public.ts';
import type { WheelChoice } from '@khelaghor/engine-wheel/public.ts';
import { listPays } from '@khelaghor/engine-wheel/wheels.ts';
import boardUrl from '@khelaghor/game-sdk/art/number-board.svg';
import sparksUrl from '@khelaghor/game-sdk/art/win-sparks.svg';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import { usePerformance } from '@khelaghor/game-sdk/use-performance.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import hubUrl from '../art/hub.svg';
import pointerUrl from '../art/pointer.svg';
import rimUrl from '../art/rim.svg';
import sceneUrl from '../art/scene.svg';
import { getPaint } from './paint.ts';
import {
  buildSegmentPath,
  getAngleAt,
  getRest,
  getTextTransform,
  middle,
  picture,
  planTurn,
  turnMs,
  waitingSpeed,
} from './wheel-geometry.ts';

type WheelSceneProps = {
  readonly choice: WheelChoice;
  /** The segment that stands under the pointer or is about to; null: none came on this wheel. */
  readonly segment: number | null;
  /** `waiting` for the server's answer, `landing` while it turns to the segment that came. */
  readonly mood: 'resting' | 'waiting' | 'landing';
  readonly isGain: boolean;
  readonly onLanded: () => void;
};

/** Turns the wheel, at an even speed while the answer is awaited, then to its segment. */
function useTurning({ choice, segment, mood, onLanded }: WheelSceneProps) {
  const wheel = useRef<SVGGElement>(null);
  const angle = useRef(0);
  const way = useRef({ from: 0, to: 0 });
  const isStill = useReducedMotion();
  const count = choice.segments;

  const turnTo = (degrees: number) => {
    angle.current = degrees;
    if (wheel.current) wheel.current.style.rotate = `${degrees}deg`;
  };
  const rest = useEffectEvent(() => turnTo(getRest(segment ?? 0, count)));
  useEffect(() => {
    if (mood === 'resting') rest();
  }, [mood, segment, count]);

  const turnOn = useEffectEvent((ms: number) => turnTo(angle.current + ms * waitingSpeed));
  useEffect(() => {
    if (mood !== 'waiting' || isStill) return undefined;
    let before = performance.now();
    let frame = 0;
    const move = () => {
      const now = performance.now();
      turnOn(now - before);
      before = now;
      frame = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(frame);
  }, [mood, isStill]);

  const scene = usePerformance({
    isRunning: mood === 'landing',
    ms: turnMs,
    begin() {
      const from = angle.current;
      way.current = { from, to: planTurn(from, segment ?? 0, count) };
    },
    draw: (share) => turnTo(getAngleAt(share, way.current.from, way.current.to)),
    onEnd: onLanded,
  });
  return { scene, wheel };
}

/** Up to how many segments there is room for their pays. */
const writtenMax = 30;

/** The segments of a wheel with what they pay. */
function Segments({ choice }: { readonly choice: WheelChoice }) {
  const { digits } = useFormat();
  const count = choice.segments;
  const pays = listPays(count, choice.risk);
  const top = Math.max(...pays);
  return pays.map((pay, segment) => (
    <g key={segment}>
      <path
        className={`wheel__segment paint--${getPaint(pay, top)}`}
        d={buildSegmentPath(segment, count)}
      />
      {pay > 0 && count <= writtenMax && (
        <text
          className={count > 20 ? 'wheel__pay wheel__pay--small' : 'wheel__pay'}
          transform={getTextTransform(segment, count)}
        >
          {toDigits(formatPay(pay).slice(0, -1), digits)}
        </text>
      )}
    </g>
  ));
}

/** The board: the painted wheel, its pointer, and the pay of the segment that came. */
export function WheelScene(props: WheelSceneProps) {
  const { choice, segment, mood, isGain } = props;
  const { t } = useLingui();
  const { digits } = useFormat();
  const { scene, wheel } = useTurning(props);
  const isLanded = mood === 'resting' && segment !== null;
  const isWon = isLanded && isGain;
  return (
    <div className={isWon ? 'wheel wheel--won' : 'wheel'} ref={scene}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={t`The board`}>
        <image href={sceneUrl} {...picture} />
        <g
          className="wheel__disc"
          ref={wheel}
          style={{ transformOrigin: `${middle.x}px ${middle.y}px` }}
        >
          <Segments choice={choice} />
          <image href={hubUrl} x="110" y="146" width="500" height="500" />
        </g>
        <image href={rimUrl} x="0" y="36" width="720" height="720" />
        {isWon && (
          <image
            className="wheel__sparks"
            href={sparksUrl}
            x="215"
            y="-32"
            width="290"
            height="290"
          />
        )}
        <image href={pointerUrl} x="313" y="-6" width="94" height="94" />
        <image href={boardUrl} x="180" y="294" width="360" height="120" />
        <text className="wheel__number" x="360" y="373" aria-hidden="true">
          {isLanded ? toDigits(formatPay(getPay(choice, { segment })), digits) : '· · ·'}
        </text>
      </svg>
    </div>
  );
}

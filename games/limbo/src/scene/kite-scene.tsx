import './kite-scene.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import boardUrl from '@khelaghor/game-sdk/art/number-board.svg';
import sparksUrl from '@khelaghor/game-sdk/art/win-sparks.svg';
import { usePerformance } from '@khelaghor/game-sdk/use-performance.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';

import kiteUrl from '../art/kite.svg';
import reelUrl from '../art/reel.svg';
import sceneUrl from '../art/scene.svg';

import { buildString, getFlightMs, getHeightAt, getLineY, getPlace, picture } from './flight.ts';

type KiteSceneProps = {
  /** In hundredths. */
  readonly target: number;
  /** The height that the kite rests at or climbs to, in hundredths; null before the first round. */
  readonly height: bigint | null;
  /** `waiting` for the server's answer, `landing` while it climbs to the height that came. */
  readonly mood: 'resting' | 'waiting' | 'landing';
  readonly outcome: 'none' | 'won' | 'lost';
  readonly onLanded: () => void;
};

/** Heights of the kite on the roofs, before it climbs. */
const onTheRoof = 100;

/** Moves the kite, its string and the number on the board. */
function useFlight({ target, height, mood, onLanded }: KiteSceneProps) {
  const kite = useRef<SVGGElement>(null);
  const string = useRef<SVGPathElement>(null);
  const number = useRef<SVGTextElement>(null);
  const { digits } = useFormat();

  const draw = (at: number) => {
    const place = getPlace(at, target);
    if (kite.current) kite.current.style.translate = `${place.x}px ${place.y}px`;
    string.current?.setAttribute('d', buildString(place));
  };
  const write = (hundredths: bigint | null) => {
    if (!number.current) return;
    const text = hundredths === null ? '· · ·' : `${formatHundredths(hundredths)}×`;
    number.current.textContent = toDigits(text, digits);
  };
  const rest = useEffectEvent(() => {
    draw(mood === 'waiting' || height === null ? onTheRoof : Number(height));
    write(mood === 'waiting' ? null : height);
  });
  useEffect(() => {
    if (mood !== 'landing') rest();
  }, [mood, height, target, digits]);

  const to = Number(height ?? onTheRoof);
  const scene = usePerformance({
    isRunning: mood === 'landing',
    ms: getFlightMs(to),
    draw(share) {
      const at = getHeightAt(share, to);
      draw(at);
      write(BigInt(Math.floor(at)));
    },
    onEnd: onLanded,
  });
  return { scene, kite, string, number };
}

/** The line of the target, with its number on a pennant. */
function TargetLine({ target }: { readonly target: number }) {
  const { digits } = useFormat();
  const text = toDigits(`${formatHundredths(target)}×`, digits);
  const width = 46 + text.length * 15;
  return (
    <g className="sky__target" style={{ translate: `0 ${getLineY(target)}px` }}>
      <path className="sky__line-edge" d="M0 0H720" />
      <path className="sky__line" d="M0 0H720" />
      <path
        className="sky__pennant"
        d={`M720 -24H${720 - width}l20 24l-20 24H720Z`}
        transform="translate(4 0)"
      />
      <text className="sky__target-text" x={712} y={9}>
        {text}
      </text>
    </g>
  );
}

/** The board: a kite over the roofs, the line of the target, and the height that came. */
export function KiteScene(props: KiteSceneProps) {
  const { t } = useLingui();
  const { target, mood, outcome } = props;
  const { scene, kite, string, number } = useFlight(props);
  return (
    <div className={`sky sky--${outcome} sky--${mood}`} ref={scene}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={t`The board`}>
        <image href={sceneUrl} {...picture} />
        <TargetLine target={target} />
        <path className="sky__string-edge" ref={string} />
        <image className="sky__reel" href={reelUrl} x="44" y="296" width="96" height="72" />
        <g className="sky__kite" ref={kite}>
          {outcome === 'won' && (
            <image
              className="sky__sparks"
              href={sparksUrl}
              x="-110"
              y="-110"
              width="220"
              height="220"
            />
          )}
          <g className="sky__sway">
            <image href={kiteUrl} x="-56" y="-59" width="112" height="154" />
          </g>
        </g>
        <image href={boardUrl} x="180" y="352" width="360" height="120" />
        <text className="sky__number" x="360" y="431" aria-hidden="true" ref={number} />
      </svg>
    </div>
  );
}

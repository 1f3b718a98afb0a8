import './kite-scene.css';
import { useRef } from 'react';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { formatHundredths, parseHeight } from '@khelaghor/game-engine/height.ts';
import boardUrl from '@khelaghor/game-sdk/art/number-board.svg';
import { useReducedMotion } from '@khelaghor/game-sdk/reduced-motion.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import boatUrl from '../art/boat.svg';
import kiteUrl from '../art/kite.svg';
import sceneUrl from '../art/scene.svg';
import { getMultiplierNow } from '../bet-view.ts';
import { useFrames } from '../use-frames.ts';
import { buildString, getFallen, getPlace, picture } from './flight.ts';

type KiteSceneProps = {
  readonly round: SharedRound | null;
  /** False: the line is cut, and what the round is at now is not known. */
  readonly isConnected: boolean;
  readonly nowMs: () => number;
};

const fallMs = 900;

/** On the board while there is no number to show. */
const noNumber = '· · ·';

/** The text of the number board: the multiplier, the crash point, or the seconds left for bets. */
function getBoardText(round: SharedRound | null, nowMs: number): string {
  if (round?.phase === 'betting') {
    const leftMs = Math.max(0, Date.parse(round.closesAt) - nowMs);
    return (Math.ceil(leftMs / 100) / 10).toFixed(1);
  }
  if (round?.phase === 'ended' && round.crashPoint !== null)
    return `${formatHundredths(round.interruptedAt ?? parseHeight(round.crashPoint) ?? 100n)}×`;
  const multiplier = getMultiplierNow(round, nowMs);
  return multiplier === null ? noNumber : `${formatHundredths(multiplier)}×`;
}

/** Moves the kite, its string and the number on the board with the server's time. */
function useFlight({ round, isConnected, nowMs }: KiteSceneProps) {
  const kite = useRef<SVGGElement>(null);
  const string = useRef<SVGPathElement>(null);
  const number = useRef<SVGTextElement>(null);
  const { digits } = useFormat();
  const isStill = useReducedMotion();
  const isFlying = round?.phase === 'running';
  const isEnded = round?.phase === 'ended';

  useFrames(isConnected && round !== null && round.phase !== 'void', isStill, () => {
    const now = nowMs();
    const text = isConnected ? getBoardText(round, now) : noNumber;
    if (number.current) number.current.textContent = toDigits(text, digits);
    const crashPoint = isEnded
      ? Number(round.interruptedAt ?? parseHeight(round.crashPoint) ?? 100n)
      : 100;
    const at = getPlace(isFlying && !isStill ? (getMultiplierNow(round, now) ?? 100) : crashPoint);
    const sinceMs = isEnded && round.endedAt !== null ? now - Date.parse(round.endedAt) : 0;
    const share = isStill ? 1 : Math.min(1, Math.max(0, sinceMs / fallMs));
    const place = isEnded ? getFallen(at, share) : at;
    if (kite.current) kite.current.style.translate = `${place.x}px ${place.y}px`;
    string.current?.setAttribute('d', buildString(isEnded ? { x: at.x, y: at.y + 60 } : place));
  });
  return { kite, string, number };
}

/** The picture: a boat on the river, and the kite that is flown from it. */
export function KiteScene(props: KiteSceneProps) {
  const { t } = useLingui();
  const { round } = props;
  const { kite, string, number } = useFlight(props);
  return (
    <div className={`river river--${round?.phase ?? 'rest'}`}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={t`The board`}>
        <image href={sceneUrl} {...picture} />
        <path className="river__string" ref={string} />
        <g className="river__kite" ref={kite}>
          <g className="river__sway">
            <image href={kiteUrl} x="-56" y="-59" width="112" height="154" />
          </g>
        </g>
        <image className="river__boat" href={boatUrl} x="6" y="330" width="180" height="90" />
        <image href={boardUrl} x="180" y="352" width="360" height="120" />
        <text className="river__number" x="360" y="431" aria-hidden="true" ref={number} />
      </svg>
    </div>
  );
}

import './ball-machine.css';
import { getResultLength, type Family } from '@khelaghor/engine-lottery/public.ts';
import type { CSSProperties } from 'react';
import { useNumberFormat } from '../number-format.ts';
import { getStepMs, type DrawingProps } from './drawing.ts';

/** How long a ball falls, as in `ball-machine.css`. */
const fallMs = 460;

const stepFor = (count: number): number => getStepMs(count, 320, 3_200);

/** The time until the last ball lies in the tray, in milliseconds. */
export function getBallsMs({ draw }: Family): number {
  const count = getResultLength(draw);
  return (count - 1) * stepFor(count) + fallMs;
}

type Spot = readonly [x: number, y: number, tint: string];

// Two layers of balls that turn against each other, seen through the glass of the wheel.
const layers: readonly (readonly Spot[])[] = [
  [
    [60, 33, 'rani'],
    [86, 52, 'leaf'],
    [34, 56, 'marigold'],
    [68, 86, 'peacock'],
  ],
  [
    [56, 60, 'vermilion'],
    [82, 75, 'marigold'],
    [43, 80, 'leaf'],
    [42, 36, 'peacock'],
  ],
];

/** The wheel with its crank. Its balls have no numbers; the drawn balls lie in the tray. */
function Wheel() {
  return (
    <svg className="ball-wheel" viewBox="0 0 120 130" aria-hidden="true">
      <path className="ball-wheel__stand" d="M30 126 46 88h28l16 38-12 0-10-26H52l-10 26z" />
      <g className="ball-wheel__crank">
        <path d="M60 60h56" />
        <circle cx="114" cy="60" r="5" />
      </g>
      <circle className="ball-wheel__rim" cx="60" cy="60" r="52" />
      <circle className="ball-wheel__rivets" cx="60" cy="60" r="46.5" />
      <circle className="ball-wheel__glass" cx="60" cy="60" r="41" />
      {layers.map((layer, index) => (
        <g key={index} className={`ball-wheel__layer ball-wheel__layer--${index}`}>
          {layer.map(([x, y, tint]) => (
            <g key={`${x}-${y}`}>
              <circle
                className={`ball-wheel__ball ball-wheel__ball--${tint}`}
                cx={x}
                cy={y}
                r="9"
              />
              <circle className="ball-wheel__face" cx={x} cy={y} r="5.5" />
            </g>
          ))}
        </g>
      ))}
      <path className="ball-wheel__shine" d="M28 50a34 34 0 0 1 20-20" />
    </svg>
  );
}

type Group = { readonly code: string; readonly places: readonly number[] };

/** The balls of a draw, those of a prize of their own behind the others. */
function listGroups({ draw, prizes }: Family): readonly Group[] {
  if (prizes) return prizes.map(({ code, cells }) => ({ code, places: cells.flat() }));
  const places = Array.from({ length: getResultLength(draw) }, (_, place) => place);
  return [{ code: 'all', places }];
}

/** The tray into which the drawn balls fall one by one. */
export function BallTray({ family, result, issueId, mood }: DrawingProps) {
  const { digits } = useNumberFormat();
  const count = getResultLength(family.draw);
  const tray = `ball-tray ball-tray--${mood}`;
  return (
    <div className={count > 5 ? `${tray} ball-tray--small` : tray}>
      {listGroups(family).map(({ code, places }, index) => (
        <ul key={code} className={index > 0 ? 'ball-tray__extra' : undefined}>
          {places.map((place) => (
            <li
              key={`${place}-${issueId}`}
              style={{ '--delay': `${place * stepFor(count)}ms` } as CSSProperties}
            >
              <span>{mood === 'rolling' || !result ? '' : digits(result[place] ?? '')}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** A wheel of balls, and below it their tray. */
export function BallMachine(drawing: DrawingProps) {
  const count = getResultLength(drawing.family.draw);
  const style = { '--mixing': (count * stepFor(count)) / 800 } as CSSProperties;
  return (
    <div className={`ball-machine ball-machine--${drawing.mood}`} style={style}>
      <Wheel />
      <BallTray {...drawing} />
    </div>
  );
}

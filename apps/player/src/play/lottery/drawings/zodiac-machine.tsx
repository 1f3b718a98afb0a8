import './zodiac-machine.css';
import type { CSSProperties } from 'react';
import { useNumberFormat } from '../number-format.ts';
import { usePlayText } from '../use-play-text.ts';
import { BallTray, getBallsMs } from './ball-machine.tsx';
import type { DrawingProps } from './drawing.ts';

/** The centre of the wheel, and how far its fields reach. */
const centre = 60;
const reach = 53;
const tints = ['marigold', 'rani', 'peacock', 'leaf'] as const;

/** A field of the wheel around the upward direction, as a path. */
function drawField(count: number): string {
  const half = Math.PI / count;
  const x = (reach * Math.sin(half)).toFixed(2);
  const y = (reach * Math.cos(half)).toFixed(2);
  return `M0 0 -${x} -${y} A${reach} ${reach} 0 0 1 ${x} -${y} Z`;
}

type WheelProps = Pick<DrawingProps, 'result' | 'mood'> & {
  readonly animals: readonly string[];
  /** The one that the pointer names; null before the first draw. */
  readonly animal: string | null;
};

/** The wheel, which comes to rest with the drawn animal below its pointer. */
function Wheel({ animals, animal, result, mood }: WheelProps) {
  const { digits } = useNumberFormat();
  const { piece } = usePlayText();
  const step = 360 / animals.length;
  const place = animal === null ? 0 : animals.indexOf(animal);
  const field = drawField(animals.length);
  const style = { '--turn': `${-place * step}deg` } as CSSProperties;
  return (
    <svg className="zodiac-wheel" viewBox="0 0 120 124" style={style} aria-hidden="true">
      <circle className="zodiac-wheel__rim" cx={centre} cy={centre} r="57" />
      <g className="zodiac-wheel__turning">
        {animals.map((name, index) => (
          <g key={name} transform={`translate(${centre} ${centre}) rotate(${index * step})`}>
            <path
              className={`zodiac-wheel__field zodiac-wheel__field--${tints[index % 4]}`}
              d={field}
            />
            <text className="zodiac-wheel__name" transform="rotate(-90)" x="34.5" y="2.4">
              {piece(name)}
            </text>
          </g>
        ))}
      </g>
      <circle className="zodiac-wheel__hub" cx={centre} cy={centre} r="18" />
      <text className="zodiac-wheel__number" x={centre} y="66.5">
        {mood === 'rolling' || !result ? '?' : digits(result.at(-1) ?? '')}
      </text>
      <path className="zodiac-wheel__pointer" d="M53 0h14l-7 11z" />
    </svg>
  );
}

/** A wheel of animals that shows to which one the last ball belongs, and the tray of the balls. */
export function ZodiacMachine(drawing: DrawingProps) {
  const { family, result, mood } = drawing;
  const { zodiac } = family;
  const style = { '--landing': `${getBallsMs(family)}ms` } as CSSProperties;
  return (
    <div className={`ball-machine zodiac-machine zodiac-machine--${mood}`} style={style}>
      {zodiac && (
        <Wheel
          animals={zodiac.animals}
          animal={result && zodiac.getAnimal(result)}
          result={result}
          mood={mood}
        />
      )}
      <BallTray {...drawing} />
    </div>
  );
}

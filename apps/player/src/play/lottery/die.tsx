import './die.css';

/** The spots of even faces: the first two, four or all. An odd face has one in the middle too. */
const spots = ['28 28', '72 72', '72 28', '28 72', '28 50', '72 50'];

/** The spots of one side of a die, in a view box of 100. */
function Spots({ face, radius }: { readonly face: number; readonly radius: number }) {
  const isOdd = face % 2;
  return [...spots.slice(0, face - isOdd), ...(isOdd ? ['50 50'] : [])].map((spot) => {
    const [x, y] = spot.split(' ');
    const size = face === 1 ? radius * 1.45 : radius;
    return <circle key={spot} className="die__spot" cx={x} cy={y} r={size} />;
  });
}

/** The tin a standing die is painted from. */
export type DieTin = 'rani' | 'paper' | 'leaf';

const faces = [1, 2, 3, 4, 5, 6] as const;
// With a face on top, the one in front and the one at the side, as `die.css` turns the cube.
const besides: Readonly<Record<number, readonly [front: number, side: number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [2, 6],
  4: [2, 1],
  5: [1, 3],
  6: [5, 3],
};

type DieCubeProps = {
  readonly face: number;
  readonly tin: DieTin;
  /** `rolling` until it is known what it shows, `landing` when it has just become known. */
  readonly mood: 'resting' | 'rolling' | 'landing';
};

function lightOn(side: number, top: number): string {
  if (side === top) return 'top';
  return besides[top]?.[0] === side ? 'front' : 'side';
}

/** A die that stands on the plate with a face on top. */
export function DieCube({ face, tin, mood }: DieCubeProps) {
  return (
    <span className={`cube cube--${tin} cube--${mood}`} aria-hidden="true">
      <span className={`cube__body cube__body--${face}`}>
        {faces.map((side) => (
          <svg
            key={side}
            className={`cube__face cube__face--${side} cube__face--${lightOn(side, face)}`}
            viewBox="0 0 100 100"
          >
            <rect className="cube__plate" x="2" y="2" width="96" height="96" rx="13" />
            <rect className="cube__rim" x="11" y="11" width="78" height="78" rx="9" />
            <Spots face={side} radius={9} />
          </svg>
        ))}
      </span>
    </span>
  );
}

import './die.css';

type Spot = readonly [x: number, y: number];

const near = 28;
const far = 72;
const middle = 50;
const corners: readonly Spot[] = [
  [near, near],
  [far, far],
  [far, near],
  [near, far],
];
const spotsByFace: Readonly<Record<number, readonly Spot[]>> = {
  1: [[middle, middle]],
  2: corners.slice(0, 2),
  3: [...corners.slice(0, 2), [middle, middle]],
  4: corners,
  5: [...corners, [middle, middle]],
  6: [...corners, [near, middle], [far, middle]],
};

function Spots({ face, radius }: { readonly face: number; readonly radius: number }) {
  const size = face === 1 ? radius * 1.45 : radius;
  return (spotsByFace[face] ?? []).map(([x, y]) => (
    <circle key={`${x}-${y}`} className="die__spot" cx={x} cy={y} r={size} />
  ));
}

/** One side of a die, painted flat. A picture: what it shows is said beside it. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className="die" viewBox="0 0 100 100" aria-hidden="true">
      <rect className="die__plate" x="5" y="5" width="90" height="90" rx="22" />
      <path
        className="die__shade"
        d="M12 78q4 12 16 12h44q12 0 16-12v-2q-2 7-14 7H26q-12 0-14-7z"
      />
      <Spots face={face} radius={9.5} />
    </svg>
  );
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

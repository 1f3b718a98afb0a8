// Styles come with the page: what the server drew is shown before the drawing is loaded.
import './ball-machine.css';
import './prize-board.css';
import './race.css';
import './zodiac-machine.css';
import type { Family } from '@khelaghor/engine-lottery/public.ts';
import type { ComponentType } from 'react';
import { DicePlate, getDiceMs } from './dice-plate.tsx';
import type { DrawingProps } from './drawing.ts';
import { DrumCabinet, getDrumsMs } from './drum-cabinet.tsx';

/** How the draw of a family is shown. */
type Drawing = {
  readonly Scene: ComponentType<DrawingProps>;
  /** Whether the painted stage is behind it. */
  readonly hasStage: boolean;
  /** The time from the known result until all of it is seen, in milliseconds. */
  readonly getLandingMs: (family: Family) => number;
};

type DrawnAs = Family['drawnAs'];

/** The drawings that are there, by what families declare; those of few families come later. */
const drawings = new Map<DrawnAs, Drawing>([
  ['dice', { Scene: DicePlate, hasStage: true, getLandingMs: getDiceMs }],
  ['drums', { Scene: DrumCabinet, hasStage: true, getLandingMs: getDrumsMs }],
]);

const loaders: Readonly<Partial<Record<DrawnAs, () => Promise<Drawing>>>> = {
  balls: async () => {
    const { BallMachine, getBallsMs } = await import('./ball-machine.tsx');
    return { Scene: BallMachine, hasStage: true, getLandingMs: getBallsMs };
  },
  zodiac: async () => {
    const [{ ZodiacMachine }, { getBallsMs }] = await Promise.all([
      import('./zodiac-machine.tsx'),
      import('./ball-machine.tsx'),
    ]);
    return { Scene: ZodiacMachine, hasStage: true, getLandingMs: getBallsMs };
  },
  race: async () => {
    const { getRaceMs, Race } = await import('./race.tsx');
    return { Scene: Race, hasStage: false, getLandingMs: getRaceMs };
  },
  prizes: async () => {
    const { getBoardMs, PrizeBoard } = await import('./prize-board.tsx');
    return { Scene: PrizeBoard, hasStage: false, getLandingMs: getBoardMs };
  },
};

export const hasDrawing = (drawnAs: DrawnAs): boolean => drawings.has(drawnAs);

export async function loadDrawing(drawnAs: DrawnAs): Promise<void> {
  const load = loaders[drawnAs];
  if (load && !drawings.has(drawnAs)) drawings.set(drawnAs, await load());
}

/** The drawing of a family that was loaded. */
export function getDrawing(drawnAs: DrawnAs): Drawing {
  const drawing = drawings.get(drawnAs);
  if (!drawing) throw new RangeError(`The drawing "${drawnAs}" was not loaded.`);
  return drawing;
}

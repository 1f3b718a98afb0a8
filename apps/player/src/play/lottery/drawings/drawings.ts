import type { Family } from '@khelaghor/engine-lottery/public.ts';
import type { ComponentType } from 'react';
import { BallMachine, getBallsMs } from './ball-machine.tsx';
import { DicePlate, getDiceMs } from './dice-plate.tsx';
import type { DrawingProps } from './drawing.ts';
import { DrumCabinet, getDrumsMs } from './drum-cabinet.tsx';
import { getBoardMs, PrizeBoard } from './prize-board.tsx';
import { getRaceMs, Race } from './race.tsx';
import { ZodiacMachine } from './zodiac-machine.tsx';

/** How the draw of a family is shown. */
type Drawing = {
  readonly Scene: ComponentType<DrawingProps>;
  /** Whether the painted stage is behind it. */
  readonly hasStage: boolean;
  /** The time from the known result until all of it is seen, in milliseconds. */
  readonly getLandingMs: (family: Family) => number;
};

/** The drawings by what families declare. */
export const drawings: Readonly<Record<Family['drawnAs'], Drawing>> = {
  dice: { Scene: DicePlate, hasStage: true, getLandingMs: getDiceMs },
  drums: { Scene: DrumCabinet, hasStage: true, getLandingMs: getDrumsMs },
  balls: { Scene: BallMachine, hasStage: true, getLandingMs: getBallsMs },
  zodiac: { Scene: ZodiacMachine, hasStage: true, getLandingMs: getBallsMs },
  race: { Scene: Race, hasStage: false, getLandingMs: getRaceMs },
  prizes: { Scene: PrizeBoard, hasStage: false, getLandingMs: getBoardMs },
};

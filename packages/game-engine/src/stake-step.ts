import type { Minor } from '@khelaghor/money/minor.ts';

/** Whether a stake is a multiple of the game's step; without a step, any stake is. */
export const isOnStep = (stake: Minor, step: Minor | undefined): boolean =>
  step === undefined || stake % step === 0n;

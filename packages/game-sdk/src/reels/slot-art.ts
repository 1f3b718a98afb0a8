/** The pictures of a slot. */
export type SlotArt = {
  /** The address of each symbol's picture, by its letter. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Picture of the frame and its surroundings; the reels' window is measured in its units. */
  readonly stage: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly window: {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };
  };
  /** Scene behind the sum of a large win, in the measures of the window. */
  readonly win: string;
  /** Scene behind the signs of free spins, in the measures of the window. */
  readonly feature?: string;
  /** Picture that falls past the scene of a large win. */
  readonly falling: string;
};

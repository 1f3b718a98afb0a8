/** The least stakes of the bands by which returns of games are told, in minor units. */
export const stakeBands = [0, 1_000, 10_000, 100_000] as const;

/** The widest terms of a lottery that an operator can set. Amounts are in minor units. */
export const termsBounds = { stakeMax: 1_000_000_000_00n, linesMax: 100_000 } as const;

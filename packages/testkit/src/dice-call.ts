/** A roll of Dice, as tests write it. */
export type DiceBet = {
  readonly key: string;
  readonly stake: string;
  readonly seedId: string;
  readonly direction: 'under' | 'over';
  /** In ten-thousandths: 4950 is 49.50 %. */
  readonly chance: number;
};

export const diceParams = { game: 'dice' } as const;

/** Input of `inhousePlay` for a roll. */
export const toDiceCall = ({ direction, chance, ...bet }: DiceBet) => ({
  params: diceParams,
  body: { ...bet, choice: { direction, chance } },
});

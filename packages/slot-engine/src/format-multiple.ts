import { formatDecimal, ratio } from '@khelaghor/money/ratio.ts';

/** Hundredths of the stake as a multiple: 250 is "2.50×". */
export const formatMultiple = (hundredths: number): string =>
  `${formatDecimal(ratio(BigInt(hundredths), 100n), 2, 'exact')}×`;

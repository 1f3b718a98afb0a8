import type { Ratio } from '@khelaghor/money/ratio.ts';
import { formatDecimal } from '@khelaghor/money/ratio.ts';

/** A multiple of the stake, "1.7600×", rounded down so that no more is shown than is paid. */
export const formatPay = (pays: Ratio): string => `${formatDecimal(pays, 4, 'floor')}×`;

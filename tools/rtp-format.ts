// How the rows of returns are written, in the document and by `npm run rtp`.
import {
  divideRatio,
  formatDecimal,
  formatRatio,
  multiplyRatio,
  ratio,
} from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { ReturnGame } from './rtp-game.ts';
import { countSeries, isDecidable } from './rtp-rows.ts';
import type { ReturnRow } from './rtp-rows.ts';

export const columns = [
  'Setting',
  'Return',
  'RTP',
  'Hit rate',
  'σ',
  'Top award',
  'Its odds',
  'Proof',
] as const;

const addCommas = (whole: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** Whether a number has no more than so many decimals. */
const isDecimal = ({ num, den }: Ratio, decimals: number): boolean =>
  (num * 10n ** BigInt(decimals)) % den === 0n;

/** A decimal number with commas, without zeros at its end: 1234.50 is "1,234.5". */
function formatShort(value: Ratio, decimals: number, rounding: 'half_even' | 'floor'): string {
  const [whole = '', part = ''] = formatDecimal(value, decimals, rounding).split('.');
  const rest = part.replace(/0+$/u, '');
  return rest === '' ? addCommas(whole) : `${addCommas(whole)}.${rest}`;
}

/** The nearest percentage with so many decimals. */
const formatPercent = (value: Ratio, decimals: number): string =>
  `${formatShort(multiplyRatio(value, ratio(100n)), decimals, 'half_even')} %`;

/** A return in percent: exact, or its first digits with an ellipsis. It is never rounded up. */
export function formatReturn(value: Ratio, decimals = 4): string {
  const percent = multiplyRatio(value, ratio(100n));
  if (isDecimal(percent, decimals)) return `${formatShort(percent, decimals, 'floor')} %`;
  const [whole = '', part = ''] = formatDecimal(percent, decimals, 'floor').split('.');
  return `${addCommas(whole)}.${part}… %`;
}

/** What is paid, as a multiple of the stake: exact, as a fraction where decimals do not end. */
export const formatExactPay = (pays: Ratio): string =>
  `${isDecimal(pays, 4) ? formatShort(pays, 4, 'floor') : formatRatio(pays)}×`;

/** The name of a play without a price, which names round: the top award is exact. */
export const formatSetting = (name: string): string => name.replace(/ · \d+\.\d{4}×$/u, '');

/** The cells of a row, in the order of the columns. */
export function formatRow(game: ReturnGame, row: ReturnRow): readonly string[] {
  const { play, rtp, hitRate, deviation, top } = row;
  return [
    formatSetting(game.describePlay(play)),
    formatRatio(rtp),
    formatReturn(rtp),
    formatPercent(hitRate, 4),
    deviation.toFixed(3),
    formatExactPay(top.pays),
    `1 in ${formatShort(divideRatio(ratio(1n), top.chance), 2, 'half_even')}`,
    isDecidable(row)
      ? `all ${formatShort(ratio(BigInt(countSeries(row))), 0, 'half_even')} decided`
      : 'counted',
  ];
}

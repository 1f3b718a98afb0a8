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

/** A decimal number with commas, without zeros at its end: 1234.50 is "1,234.5". */
function formatShort(value: Ratio, decimals: number): string {
  const [whole = '', part = ''] = formatDecimal(value, decimals, 'half_even').split('.');
  const rest = part.replace(/0+$/u, '');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  return rest === '' ? grouped : `${grouped}.${rest}`;
}

export const formatPercent = (value: Ratio, decimals: number): string =>
  `${formatShort(multiplyRatio(value, ratio(100n)), decimals)} %`;

/** The cells of a row, in the order of the columns. */
export function formatRow(game: ReturnGame, row: ReturnRow): readonly string[] {
  const { play, rtp, hitRate, deviation, top } = row;
  return [
    game.describePlay(play),
    formatRatio(rtp),
    formatPercent(rtp, 4),
    formatPercent(hitRate, 4),
    deviation.toFixed(3),
    `${formatShort(top.pays, 4)}×`,
    `1 in ${formatShort(divideRatio(ratio(1n), top.chance), 2)}`,
    isDecidable(row) ? `all ${formatShort(ratio(BigInt(countSeries(row))), 0)} decided` : 'counted',
  ];
}

// The part of a game's page in docs/games that tells its pots: rules, formulas and return.
import { getPotReturn, POT_RATE_PARTS } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { addRatio, formatDecimal, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';

const formatPercent = ({ num, den }: Ratio, places: number): string =>
  `${formatDecimal(ratio(100n * num, den), places, 'half_even')} %`;

const formatTaka = (poisha: bigint): string => (poisha / 100n).toLocaleString('en');

/**
 * The paragraphs about the pots of a game.
 * @param baseReturn what the game returns without them, of the stake
 */
export function describePots(tiers: readonly PotTier[], baseReturn: number): readonly string[] {
  const returned = tiers.map(getPotReturn).reduce(addRatio, ratio(0n));
  const shares = tiers.reduce((sum, { rate }) => sum + rate, 0n);
  const rows = tiers.map(({ tier, start, cap, rate }) => [
    `\`${tier}\``,
    formatTaka(start),
    formatTaka(cap),
    formatPercent(ratio(rate, POT_RATE_PARTS), 2),
    formatPercent(getPotReturn({ start, cap, rate }), 2),
  ]);
  const head = ['Pot', 'Start S', 'Cap C', 'Share of stakes r', 'Return r (C + S)/(C − S)'];
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const base = baseReturn * 100;
  const whole = base + Number(formatDecimal(returned, 6, 'half_even')) * 100;
  return [
    '## Pots',
    `Beside its pays the game has ${tiers.length} pots in each currency but trial money, with ` +
      'amounts in taka or play money:',
    table.join('\n'),
    `${formatPercent(ratio(shares, POT_RATE_PARTS), 2)} of each stake goes into the pots, and the ` +
      'house puts the start into each new one. A pot falls halfway between start and cap on ' +
      `average, so that with their starts the pots return ${formatPercent(returned, 2)} of the ` +
      `stakes: ${base.toFixed(3)} % and ${formatPercent(returned, 2)} are ${whole.toFixed(3)} % ` +
      'together. That is for small stakes; large ones lift a pot beyond where it would have ' +
      'fallen, and return slightly less. Operators can change the rules of the pots to come, ' +
      'never those of the one that stands; the game shows those that apply.',
    '**Hitting.** Stakes lift the pots in the order of the ledger. The share of each is rounded ' +
      'down to whole poisha, and the rest is kept for the next. A bet that lifts a pot from a to ' +
      'b below its cap C hits it with chance (b − a)/(C − a), whatever stood before: its own ' +
      'number u below 2^52 hits when u (C − a) < (b − a) 2^52. At the cap every number hits. The ' +
      'chance that a pot climbs from its start to x without a hit is therefore (C − x)/(C − S): ' +
      'there is no secret point, and everyone sees how likely the next bet is to hit. A hit pays the ' +
      'pot with the share of its own bet, the cap at most; what is above goes into the next pot.',
    '**Numbers.** A bet draws a number for each pot, in the order of the table, from its own ' +
      'seeds and nonce with the scope `pot/1`: for each a number h below 2^20, then l below ' +
      '2^32, and u = h 2^32 + l. The page that verifies a bet says how it lifted each pot, and ' +
      'its numbers; `node tools/verify.ts` works them out again.',
  ];
}

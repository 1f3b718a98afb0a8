// Goal: the published tickets are settled by the engine as by the formulas of
// docs/lotteries/settling.md. Method: each line that wins is paid again from its share, its average
// number of wins and its decided stakes, and these are counted again by binomials.
import { createHash } from 'node:crypto';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import published from '../settling-vectors.json' with { type: 'json' };
import { getOwnName } from './bets.ts';
import type { Family } from './play.ts';
import { getPoolRates, type DividedPool } from './pools.ts';
import { requireLotteryGame } from './server.ts';
import { lotteryRows } from './games/rows.ts';
import { createPayers, getChosen, settleTicket, type Ticket } from './ticket.ts';

type PublishedPool = { tier: string; pool: string; winningStake: string };
type PublishedWin = {
  prize: string;
  times: number;
  share?: string;
  average?: string;
  decided?: string;
};
type PublishedLine = {
  line: string;
  half?: boolean;
  tie?: boolean;
  wins?: PublishedWin[];
  pays: string;
};
type PublishedTicket = Omit<Ticket, 'stakePerLine'> & { stakePerLine: string };
type Vector = {
  name: string;
  family: string;
  drawsAt?: string;
  ticket: PublishedTicket;
  result: number[];
  pools?: PublishedPool[];
  lineCount: number;
  lines: PublishedLine[];
  rebate: string;
  payout: string;
};

const vectors = published.tickets as readonly Vector[];

/** Vectors whose family has the same plays in all years are of any day. */
const anyDay = '2026-11-21T06:00:00Z';

function getFamily({ family, drawsAt = anyDay }: Vector): Family {
  const code = lotteryRows.find((row) => row.family === family)?.code ?? family;
  return requireLotteryGame(code, Date.parse(drawsAt)).family;
}

const toTicket = ({ ticket }: Vector): Ticket => {
  return { ...ticket, stakePerLine: minor(BigInt(ticket.stakePerLine)) };
};

const readPools = ({ pools = [] }: Vector): DividedPool[] =>
  pools.map(({ tier, pool, winningStake }) => {
    return { tier, pool: BigInt(pool), winningStake: BigInt(winningStake) };
  });

test.each(vectors)('$name: the engine pays $payout', (vector) => {
  const family = getFamily(vector);
  const ticket = toTicket(vector);
  const rates = getPoolRates(readPools(vector));
  const settled = settleTicket(family, ticket, vector.result, rates);
  expect(settled).toMatchObject({
    rebate: BigInt(vector.rebate),
    payout: BigInt(vector.payout),
  });
  const { play, selection } = getChosen(family, ticket);
  expect(play.shape.format(selection)).toBe(ticket.selection);
  expect(play.shape.countLines(selection)).toBe(vector.lineCount);
  const { isHalved, payWhole, payHalf } = createPayers(play, ticket, rates);
  const paid = [...play.shape.listLines(selection)].flatMap((line) => {
    const outcome = line.event.judge(line.event.measure.read(vector.result));
    const own = { priced: line.priced, outcome, lines: 1 };
    const pays = isHalved(line) ? payHalf(own) : payWhole(own);
    return pays === 0n ? [] : [[getOwnName(play, line), String(pays)]];
  });
  expect(paid).toEqual(vector.lines.map(({ line, pays }) => [line, pays]));
});

const readFraction = (text = ''): readonly [bigint, bigint] => {
  const [num = '0', den = '1'] = text.split('/');
  return [BigInt(num), BigInt(den)];
};

/** A prize of a line, as the document says: rounded down by itself, then as often as it is won. */
function payPrize({ ticket, pools = [] }: Vector, half: boolean, win: PublishedWin): bigint {
  const stake = BigInt(ticket.stakePerLine);
  const pool = pools.find(({ tier }) => tier === win.prize);
  if (pool) return (stake * BigInt(pool.pool)) / BigInt(pool.winningStake);
  const [shareNum, shareDen] = readFraction(win.share);
  const [decidedNum, decidedDen] = readFraction(win.decided);
  const [averageNum, averageDen] = readFraction(win.average);
  const num = stake * BigInt(ticket.series) * shareNum * decidedNum * averageDen;
  const den = (half ? 2n : 1n) * 2_000n * shareDen * decidedDen * averageNum;
  return BigInt(win.times) * (num / den);
}

test.each(vectors)('$name: the formulas of the document pay $payout', (vector) => {
  const { ticket, lines, lineCount } = vector;
  const stake = BigInt(ticket.stakePerLine);
  const halves = new Set((ticket.halfPaid ?? '').split(','));
  let returned = 0;
  let paid = 0n;
  for (const { line, half = false, tie = false, wins = [], pays } of lines) {
    expect([line, half]).toEqual([line, halves.has(line)]);
    const prizes = wins.map((win) => payPrize(vector, half, win));
    const sum = tie ? stake : prizes.reduce((all, prize) => all + prize, 0n);
    expect([line, String(sum)]).toEqual([line, pays]);
    if (tie) returned += 1;
    paid += sum;
  }
  const points = BigInt(ticket.rebate ?? 0);
  const rebate = (stake * BigInt(lineCount - returned) * points) / 2_000n;
  expect([rebate, paid + rebate]).toEqual([BigInt(vector.rebate), BigInt(vector.payout)]);
});

/** How many sets of so many there are. */
function choose(from: number, taken: number): bigint {
  let sets = 1n;
  for (let nth = 0; nth < taken; nth += 1) sets = (sets * BigInt(from - nth)) / BigInt(nth + 1);
  return sets;
}

/** The chance that some of the numbers of a line are among so many drawn of all. */
const hit = (line: number, hits: number, drawn: number, all: number): [bigint, bigint] => [
  choose(line, hits) * choose(all - line, drawn - hits),
  choose(all, drawn),
];

const legs = 49n * 48n;

/** Average numbers of wins, by vector and prize, counted here. */
const counted: readonly (readonly [name: string, prize: string, average: [bigint, bigint]])[] = [
  ['Keno, lines of several prizes', 'hit4', hit(4, 4, 20, 80)],
  ['Keno, lines of several prizes', 'hit3', hit(4, 3, 20, 80)],
  ['Keno, lines of several prizes', 'hit2', hit(4, 2, 20, 80)],
  ['Keno, ten of ten', 'hit10', hit(10, 10, 20, 80)],
  ['Bankers and two prizes', 'hit3', hit(3, 3, 6, 49)],
  ['no bankers', 'hit2', hit(2, 2, 6, 49)],
  ['no bankers', 'with_special', [2n * 6n, legs]],
  ['two bankers', 'win', hit(3, 3, 8, 20)],
  ['five balls among six numbers', 'win', hit(6, 5, 5, 11)],
  [
    'six of six without a jackpot',
    'hit5',
    [hit(6, 5, 6, 45)[0] + hit(6, 6, 6, 45)[0], choose(45, 6)],
  ],
  ['a jackpot that two tickets share', 'hit5', hit(6, 5, 6, 45)],
  // Five of six and not the bonus ball, which is one of 49 others.
  ['The second jackpot, half', 'hit5', [hit(6, 5, 6, 55)[0] * 48n, choose(55, 6) * 49n]],
  ['The second jackpot, half', 'hit4', hit(6, 4, 6, 55)],
  ['five and the bonus ball', 'hit5_bonus', [hit(6, 5, 6, 55)[0] + 49n, choose(55, 6) * 49n]],
  ['a parlay of which one leg is left', 'tied_odd', [24n, legs]],
  ['a parlay with 49 as green', 'win', [8n * 24n + 8n * 23n, legs]],
  ['A parlay with a tie on 49', 'tied_big', [9n * 24n + 8n * 23n, legs * 47n]],
  ['missed animals in the first second of the horse', 'win', hit(9, 0, 7, 49)],
  ['an animal that is paid three times', 'win', [6n * 4n, 49n]],
  ['places without equal cars', 'win', [1n, 90n]],
  ['group 60', 'win', [60n, 100_000n]],
  ['iBox, two orders drawn', 'first', [12n, 10_000n]],
  ['Big, three prizes on one line', 'special', [10n, 10_000n]],
  ['a number that three prizes show', 'win', [27n, 100n]],
  ['half, one number in two orders', 'win', [2n * 3n, 1_000n]],
  ['Keno, seven of eight', 'hit6', hit(7, 6, 20, 80)],
  ['Keno, seven of eight', 'hit5', hit(7, 5, 20, 80)],
  [
    'last digits of four and five numbers, with a rebate',
    'win',
    // All results, less those without the one or the other digit.
    [choose(49, 7) - choose(45, 7) - choose(44, 7) + choose(40, 7), choose(49, 7)],
  ],
];

test.each(counted)('%s: the average of %s is counted by hand', (name, prize, [num, den]) => {
  const vector = vectors.find((one) => one.name === name);
  const win = vector?.lines.flatMap(({ wins = [] }) => wins).find((one) => one.prize === prize);
  const [publishedNum, publishedDen] = readFraction(win?.average);
  expect(publishedNum * den).toBe(num * publishedDen);
});

test.each(published.texts)('$name: its text has its leaf', ({ text, leaf }) => {
  const [heading, ...fields] = text.trimEnd().split('\n');
  expect(heading).toMatch(/^khelaghor\/(?:ticket|shares)\/[12]$/u);
  for (const field of fields) {
    const [length, ...value] = field.split(' ');
    expect(Buffer.byteLength(value.join(' '))).toBe(Number(length));
  }
  const zero = Buffer.from([0]);
  const bytes = Buffer.concat([zero, Buffer.from(text)]);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(leaf);
});

// Checks a bet of an in-house game or a draw of a lottery away from the site: no network and no
// account, only the public rules in engines/ and the fair stream in packages/fairness.
//
//   node tools/verify.ts dice --server-seed HEX --client-seed TEXT --nonce N
//       --choice '{"direction":"under","chance":4950}' [--commitment HEX] [--stake 1000]
//       [--math HEX] [--pots mini:50000-50012/100000,...]
//
// and the same with the code of another game; for one of many steps with --steps '7 12', what the
// player did, in order; for a round of all players with --cashed-out 2.50, the multiplier at which
// the bet cashed out, none, or returned with --interrupted-at 1.34, where the round was
// interrupted; and, where an operator lowered the limit of payouts, with --auto-cash-out 50.00, the
// multiplier at which that limit cashed the bet out. Commands from before name these --taken,
// --broken-at and --limit. Dice also knows its choice as --direction under --chance 4950, and tells
// its roll without one.
//
//   node tools/verify.ts k3 --server-seed HEX --issue 20261121-0872
//       [--beacon-round N --beacon-signature HEX] [--commitment HEX]
//       [--play two_different --selection 1+2,3+6 --stake-per-line 1000 --series 1960
//        [--half-paid NUMBERS] [--rebate POINTS]
//        [--jackpots jackpot1:POOL/WINNING-STAKES,...]
//        [--shares 5/20 --fee 500 --role organiser|guarantee|buyer]]
//
// A lottery that an operator of the site added is not known here: --rules k3 names the one whose
// rules it follows.
//
// The server seed and the commitment are 64 hex characters; the chance is in hundredths of a
// percent, and so is the fee of a group ticket; stakes and pools are in poisha. A selection in
// which nothing is chosen (big, small) is written "-". With a bet it also says what the bet is
// paid. The page of every bet shows this command with the values of that bet.
//
// --math is the hash of the game's math as the receipt names it: chances and prices.
//
// --pots is how the bet lifted the pots of its game, each from, to and cap, in the order of the
// page of the bet.
//
// Exit status: 0 when it could be worked out and commitment and math, if they were given, are those
// of the seed and of the engine here; 1 when one is another, or the bet cannot have come to what
// the command says; 2 when something in the command cannot be understood.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { diceEngine } from '@khelaghor/engine-dice/public.ts';
import {
  computePartPayout,
  divideGroupPayout,
  DRAW_NONCE,
  drawResult,
  findLotteryGame,
  formatClientSeed,
  getLineCount,
  getLotteryRow,
  getPoolRates,
  getSeriesReturn,
  lotteryRows,
  parseIssueNumber,
  settleTicket,
} from '@khelaghor/engine-lottery/public.ts';
import {
  findSampleGame,
  hasYearlyPlays,
  readIssueNumber,
} from '@khelaghor/engine-lottery/server.ts';
import type {
  LotteryGame,
  LotteryRow,
  PoolRates,
  Ticket,
} from '@khelaghor/engine-lottery/public.ts';
import type { SignedRound } from '@khelaghor/fairness/beacon.ts';
import { findRoundFault } from '@khelaghor/fairness/beacon-signature.ts';
import { computeCommitment, matchesCommitment, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairInputs } from '@khelaghor/fairness/stream.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { Plain, Unchecked } from '@khelaghor/game-engine/game-engine.ts';
import {
  findGame,
  findSharedEngine,
  findStepEngine,
  finishedGames,
} from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { minor, parseMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { parseLifts, tellLifts } from './verify-pots.ts';

/** The findings, line by line, and the exit status. */
export type Verified = { readonly lines: readonly string[]; readonly status: 0 | 1 | 2 };

const options = {
  'server-seed': { type: 'string' },
  commitment: { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  choice: { type: 'string' },
  math: { type: 'string' },
  pots: { type: 'string' },
  steps: { type: 'string' },
  'cashed-out': { type: 'string' },
  'auto-cash-out': { type: 'string' },
  'interrupted-at': { type: 'string' },
  taken: { type: 'string' },
  limit: { type: 'string' },
  'broken-at': { type: 'string' },
  direction: { type: 'string' },
  chance: { type: 'string' },
  stake: { type: 'string' },
  issue: { type: 'string' },
  rules: { type: 'string' },
  'beacon-round': { type: 'string' },
  'beacon-signature': { type: 'string' },
  play: { type: 'string' },
  selection: { type: 'string' },
  'stake-per-line': { type: 'string' },
  series: { type: 'string' },
  'half-paid': { type: 'string' },
  jackpots: { type: 'string' },
  shares: { type: 'string' },
  fee: { type: 'string' },
  role: { type: 'string' },
  rebate: { type: 'string' },
} as const;

type Given = { readonly [Name in keyof typeof options]?: string | undefined };

/** A part of the command that cannot be understood. Its message is for the person who typed it. */
class Misread extends Error {}

function needed(given: Given, name: keyof Given): string {
  const value = given[name];
  if (value === undefined) throw new Misread(`--${name} is missing`);
  return value;
}

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(value))
    throw new Misread(`--${name} is not a whole number: ${text}`);
  return value;
}

function amount(text: string, name: string): Minor {
  const parsed = parseMinor(text);
  if (!parsed.ok || parsed.value <= 0n)
    throw new Misread(`--${name} is no amount in poisha: ${text}`);
  return parsed.value;
}

function getSeed(given: Given): Uint8Array {
  const parsed = parseSeed(needed(given, 'server-seed'));
  if (!parsed.ok) throw new Misread('--server-seed is not 64 hex characters');
  return parsed.value;
}

function seal(given: Given, serverSeed: Uint8Array): Verified {
  const line = `SHA-256 of the server seed  ${computeCommitment(serverSeed)}`;
  const { commitment } = given;
  if (commitment === undefined) return { lines: [line], status: 0 };
  const kept = matchesCommitment(serverSeed, commitment);
  const verdict = kept ? 'is the commitment' : `IS NOT the commitment ${commitment}`;
  return { lines: [line, `                            ${verdict}`], status: kept ? 0 : 1 };
}

/** The hash of an engine's math beside that of the receipt; nothing when none is given. */
function compareMath(engine: FinishedGame, { math }: Given): Verified {
  if (math === undefined) return { lines: [], status: 0 };
  const hash = getMathHash(engine);
  const isSame = hash === math.toLowerCase();
  const verdict = isSame ? 'is that of the receipt' : `IS NOT that of the receipt, ${math}`;
  const lines = [getLine('The math of this program', hash), getLine('', verdict)];
  return { lines, status: isSame ? 0 : 1 };
}

function parseJson(text: string): Unchecked {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw new Misread(`--choice is no JSON: ${text}`);
  }
}

/** A choice of Dice in the options of before there were other games; any, when none is given. */
function diceChoice({ direction, chance, stake }: Given): Unchecked {
  if (direction === undefined && chance === undefined && stake === undefined)
    return { direction: 'under', chance: 1 };
  if (direction !== 'under' && direction !== 'over')
    throw new Misread('--direction is under or over');
  return { direction, chance: wholeNumber(chance ?? '', 'chance') };
}

function getChoice(engine: FinishedGame, given: Given): Plain {
  const isOld = engine.code === diceEngine.code && given.choice === undefined;
  const raw = isOld ? diceChoice(given) : parseJson(needed(given, 'choice'));
  const choice = engine.parseChoice(raw);
  if (!choice) throw new Misread(`${engine.code} has no choice ${JSON.stringify(raw)}`);
  return choice;
}

const tellPayout = (payout: Minor): string =>
  `${payout > 0n ? 'won' : 'lost'}, paid ${payout} poisha`;

/** A line of the findings: what it is about, then what was found. */
const getLine = (name: string, found: string): string => `${name.padEnd(28)}${found}`;

/** Options of a shared round, with those of commands from before migration 0146 in their place. */
const withOptionsOfNow = (given: Given): Given => ({
  'cashed-out': given['cashed-out'] ?? given.taken,
  'auto-cash-out': given['auto-cash-out'] ?? given.limit,
  'interrupted-at': given['interrupted-at'] ?? given['broken-at'],
});

/** The player's acts in a game of many steps or a shared round; empty for other games. */
function getPlayed(engine: FinishedGame, given: Given): Plain {
  if (findSharedEngine(engine.code)) {
    const now = withOptionsOfNow(given);
    const { 'auto-cash-out': autoCashOut, 'interrupted-at': interruptedAt } = now;
    const cashedOut = needed(now, 'cashed-out');
    // The crash point is worked out again, so that any will do.
    const crashPoint = '1.00';
    const played = engine.parseOutcome({ crashPoint, cashedOut, autoCashOut, interruptedAt });
    if (!played)
      throw new Misread(
        '--cashed-out is like 2.50, none or returned, ' +
          `--auto-cash-out and --interrupted-at like 2.50: ${cashedOut}`,
      );
    return played;
  }
  if (!findStepEngine(engine.code)) return {};
  // Only the steps are replayed, so that any layout will do.
  const played = engine.parseOutcome({ layout: '0', steps: needed(given, 'steps') });
  if (!played) throw new Misread(`--steps: ${engine.code} has no ${String(given.steps)}`);
  return played;
}

/** The pots of the game with the bet's own numbers; nothing when none is given. */
function tellPots(seeds: Omit<FairInputs, 'scope'>, { pots }: Given): readonly string[] {
  if (pots === undefined) return [];
  const lifts = parseLifts(pots);
  if (!lifts) throw new Misread(`--pots has no pots like ${pots}`);
  return tellLifts(seeds, lifts).map(([name, found]) => getLine(name, found));
}

/** What the command says of a bet in a shared round and the rules do not allow. */
function findImpossible(played: Plain, outcome: Plain): string[] {
  const named = {
    cashedOut: 'cashed-out',
    autoCashOut: 'auto-cash-out',
    interruptedAt: 'interrupted-at',
  };
  return Object.entries(named)
    .filter(([name]) => played[name] !== undefined && played[name] !== outcome[name])
    .map(([name, option]) => {
      const right = String(outcome[name] ?? 'none');
      return getLine('The bet', `CANNOT BE: --${option} ${String(played[name])}, but ${right}`);
    });
}

function verifyRound(engine: FinishedGame, given: Given): Verified {
  const serverSeed = getSeed(given);
  const clientSeed = needed(given, 'client-seed');
  if (!clientSeed.isWellFormed()) throw new Misread('--client-seed is no text');
  const nonce = wholeNumber(needed(given, 'nonce'), 'nonce');
  const choice = getChoice(engine, given);
  const stake = given.stake === undefined ? null : amount(given.stake, 'stake');
  const stream = createFairStream({ serverSeed, clientSeed, nonce, scope: engine.scope });
  const played = getPlayed(engine, given);
  const { outcome, pays, isReturned } = engine.replay(choice, played, stream, stake ?? undefined);
  if (outcome['steps'] !== played['steps'])
    throw new Misread(`--steps: not all of them can be taken, only ${String(outcome['steps'])}`);
  const steps = engine
    .explain(choice, outcome)
    .map(({ title, result }) => getLine(title.en, result.en));
  const impossible = findImpossible(played, outcome);
  const payout = stake === null ? null : computePayout(stake, pays);
  const bet =
    payout === null || impossible.length > 0
      ? impossible
      : [getLine('The bet', isReturned ? 'void, stake returned' : tellPayout(payout))];
  const sealed = seal(given, serverSeed);
  const math = compareMath(engine, given);
  const isRight = sealed.status === 0 && math.status === 0 && impossible.length === 0;
  const status = isRight ? 0 : 1;
  const pots = tellPots({ serverSeed, clientSeed, nonce }, given);
  return { lines: [...sealed.lines, ...math.lines, ...steps, ...bet, ...pots], status };
}

function readTicket({ family }: LotteryGame, given: Given): Ticket | null {
  if (given.play === undefined && given.selection === undefined) return null;
  const ticket = {
    play: needed(given, 'play'),
    selection: needed(given, 'selection'),
    stakePerLine: amount(needed(given, 'stake-per-line'), 'stake-per-line'),
    series: wholeNumber(needed(given, 'series'), 'series'),
    halfPaid: given['half-paid'] ?? '',
    rebate: given.rebate === undefined ? 0 : wholeNumber(given.rebate, 'rebate'),
  };
  const play = family.plays.get(ticket.play);
  if (!play) throw new Misread(`--play is one of ${[...family.plays.keys()].join(', ')}`);
  if (!play.shape.parse(ticket.selection))
    throw new Misread(`--selection: ${ticket.play} has no ${ticket.selection}`);
  // Refuses an invalid prize series; a lost ticket would never ask for its price.
  getSeriesReturn(ticket.series);
  return ticket;
}

/** What the pools of the issue pay, as it published them; nothing is known without the option. */
function readJackpots({ jackpots }: Given): PoolRates {
  if (jackpots === undefined) return getPoolRates([]);
  const pools = jackpots.split(',').map((text) => {
    const found = /^(?<tier>\w+):(?<pool>\d{1,18})\/(?<stakes>\d{1,18})$/.exec(text)?.groups;
    if (!found) throw new Misread(`--jackpots has no pool like ${text}`);
    const { tier = '', pool = '', stakes = '' } = found;
    return { tier, pool: BigInt(pool), winningStake: BigInt(stakes) };
  });
  return getPoolRates(pools);
}

/** When an issue is drawn; of an added lottery, whose timetable is not known here, about when. */
function findDrawTime({ schedule, basedOn }: LotteryRow, issueNumber: string): number | undefined {
  if (basedOn !== null) return readIssueNumber(issueNumber).day * dayMs + dayMs / 2;
  const found = parseIssueNumber(schedule, issueNumber);
  return found.ok ? found.issue.drawsAt : undefined;
}

/** The game as an issue is played. What wins may depend on its day, which its number tells. */
function findGameOfIssue(row: LotteryRow, issueNumber: string): LotteryGame {
  const rules = row.basedOn ?? row.code;
  const drawsAt = findDrawTime(row, issueNumber);
  const yearly = drawsAt === undefined ? undefined : findLotteryGame(rules, drawsAt);
  const game = hasYearlyPlays(row) ? yearly : findSampleGame(rules);
  if (!game) throw new Misread(`--issue: ${row.code} has no ${issueNumber}`);
  return { ...game, code: row.code };
}

/** The round of the beacon that the issue announced, checked by its signature; null: none. */
function readBeacon(given: Given): SignedRound | null {
  if (given['beacon-round'] === undefined) return null;
  const round = wholeNumber(given['beacon-round'], 'beacon-round');
  const signature = needed(given, 'beacon-signature').toLowerCase();
  // What is no hex gives other bytes, and fails as forged.
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  const found = { round, randomness, signature };
  if (findRoundFault(found) !== null)
    throw new Misread(`--beacon-signature is not drand's for round ${round}`);
  return found;
}

/** What the shares of a ticket are paid; nothing for a ticket of its own. */
function divideTicket(
  { family }: LotteryGame,
  given: Given,
  ticket: Ticket,
  payout: Minor,
): readonly string[] {
  if (given.shares === undefined) return [];
  const [own = '', all = ''] = given.shares.split('/');
  const shares = wholeNumber(own, 'shares');
  const terms = {
    stake: minor(ticket.stakePerLine * BigInt(getLineCount(family, ticket))),
    shares: wholeNumber(all, 'shares'),
    feeHundredths: wholeNumber(needed(given, 'fee'), 'fee'),
  };
  if (shares < 1 || shares > terms.shares) throw new Misread('--shares is like 5/20');
  const { fee, perShare, remainder } = divideGroupPayout(terms, payout);
  const isOrganiser = given.role === 'organiser';
  const part = computePartPayout(terms, { shares, isOrganiser }, payout);
  return [
    getLine('  fee of the organiser', String(fee)),
    getLine('  each share', `${perShare}, and ${remainder} left for the organiser`),
    getLine(`The ${shares} shares`, `paid ${part} poisha`),
  ];
}

function verifyLottery(row: LotteryRow, given: Given): Verified {
  const serverSeed = getSeed(given);
  const issueNumber = needed(given, 'issue');
  const game = findGameOfIssue(row, issueNumber);
  const beacon = readBeacon(given);
  const clientSeed = formatClientSeed({ gameCode: game.code, issueNumber, beacon });
  if (clientSeed === null) throw new Misread('--beacon-signature is missing');
  const ticket = readTicket(game, given);
  const { family, scope } = game;
  const stream = createFairStream({ serverSeed, clientSeed, nonce: DRAW_NONCE, scope });
  const result = drawResult(family, stream);
  const sealed = seal(given, serverSeed);
  const lines = [...sealed.lines, `The numbers of ${issueNumber} ${result.join(' ')}`];
  if (!ticket) return { lines, status: sealed.status };
  const settled = settleTicket(family, ticket, result, readJackpots(given));
  const won = settled.won.map(({ priced, lines: count, payout }) => {
    const many = count > 1 ? ` (${count} lines)` : '';
    return `  ${ticket.play} ${priced}${many}: won, paid ${payout}`;
  });
  const lost = ticket.selection
    .split(',')
    .filter((option) => settled.won.every(({ priced }) => priced !== option))
    .map((option) => `  ${ticket.play} ${option}: lost`);
  const hasOptions = family.plays.get(ticket.play)?.shape.form.kind === 'options';
  const settledLines = hasOptions ? [...won, ...lost] : won;
  const back = settled.rebate > 0n ? [`  rebate: paid ${settled.rebate}`] : [];
  const total = `The ticket                  paid ${settled.payout} poisha`;
  const shared = divideTicket(game, given, ticket, settled.payout);
  return { lines: [...lines, ...settledLines, ...back, total, ...shared], status: sealed.status };
}

/** The row of a lottery: an added one has that of its rules. */
function findLottery(code: string, rules: string | undefined): LotteryRow | undefined {
  if (rules === undefined) return getLotteryRow(code);
  const row = /^[a-z0-9]{2,24}$/.test(code) ? getLotteryRow(rules) : undefined;
  if (!row) throw new Misread(`--rules: there is no lottery ${rules}`);
  return { ...row, code, basedOn: rules };
}

/** What checks a bet of a game; undefined: there is no such game. */
function findCheck(game: string, rules: string | undefined) {
  const lottery = findLottery(game, rules);
  if (lottery) return (given: Given) => verifyLottery(lottery, given);
  const engine = findGame(game);
  return engine && ((given: Given) => verifyRound(engine, given));
}

/** Works out a command. */
export function verify(argv: readonly string[]): Verified {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options,
      allowPositionals: true,
    });
    const [game = ''] = positionals;
    const check = findCheck(game, values.rules);
    if (!check || positionals.length > 1) {
      const codes = [...finishedGames, ...lotteryRows].map(({ code }) => code);
      throw new Misread(`say ${codes.join(' or ')} first`);
    }
    return check(values);
  } catch (error) {
    // parseArgs throws a TypeError for an unknown option, and a RangeError means an invalid prize
    // series. Both are mistakes of the command.
    const isMistake =
      error instanceof Misread || error instanceof TypeError || error instanceof RangeError;
    if (!isMistake) throw error;
    const usage = 'The head of tools/verify.ts says how it is used.';
    return { lines: [`${error.message}. ${usage}`], status: 2 };
  }
}

if (import.meta.main) {
  const { lines, status } = verify(process.argv.slice(2));
  const print = status === 2 ? console.error : console.log;
  for (const line of lines) print(line);
  process.exitCode = status;
}

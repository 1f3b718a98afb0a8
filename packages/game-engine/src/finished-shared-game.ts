// A game of shared rounds as its finished bets show it.
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { FinishedGame, Replayed } from './finished-game.ts';
import type { Plain, Unchecked, Words } from './game-engine.ts';
import { formatHundredths, parseHeight } from './height.ts';
import { isInterrupted, settleSharedBet } from './settle-shared-bet.ts';
import type { SharedEnd, SharedSettlement, SharedStake } from './settle-shared-bet.ts';
import { getTakenPrice, toPays } from './shared-bet.ts';
import type { SharedEngine } from './shared-engine.ts';

/**
 * The outcome of a bet in a shared round. `point`: where the round ended, "24.75". `taken`: the
 * multiplier at which the bet cashed out; `none` when it did not; `returned` when its stake went
 * back, because the round was interrupted. `limit`: its auto cash-out, which is the player's own or
 * the highest that the limit of payouts left to the stake; absent in records from before decision
 * 0099. `brokenAt`: where the round was interrupted; absent when it was not.
 */
export type SharedOutcome = {
  readonly point: string;
  readonly taken: string;
  readonly limit?: string;
  readonly brokenAt?: string;
};

const takenTexts = { lost: 'none', returned: 'returned' } as const;

/** The outcome of a settled bet. */
export const toSharedOutcome = (
  { autoCashOut }: Pick<SharedStake, 'autoCashOut'>,
  end: SharedEnd,
  { result, multiplier }: SharedSettlement,
): SharedOutcome => ({
  point: formatHundredths(end.crashPoint),
  taken: result === 'cashed_out' ? formatHundredths(multiplier) : takenTexts[result],
  limit: formatHundredths(autoCashOut),
  ...(isInterrupted(end) && { brokenAt: formatHundredths(end.interruptedAt ?? 0) }),
});

const isMultiplier = (text: unknown): text is string => parseHeight(text) !== null;

function parseSharedOutcome({ point, taken, limit, brokenAt }: Unchecked): SharedOutcome | null {
  if (!isMultiplier(point)) return null;
  if (taken !== 'none' && taken !== 'returned' && !isMultiplier(taken)) return null;
  if (limit !== undefined && !isMultiplier(limit)) return null;
  if (brokenAt !== undefined && !isMultiplier(brokenAt)) return null;
  return {
    point,
    taken,
    ...(limit !== undefined && { limit }),
    ...(brokenAt !== undefined && { brokenAt }),
  };
}

function openOutcome(engine: SharedEngine, outcome: Plain): SharedOutcome {
  const parsed = parseSharedOutcome(outcome);
  if (!parsed) throw new RangeError(`no outcome of ${engine.code}`);
  return parsed;
}

/** Throws a `RangeError` for what is no height. */
function readMultiplier(text: string): number {
  const height = parseHeight(text);
  if (height === null) throw new RangeError(`no multiplier: ${text}`);
  return Number(height);
}

/** The auto cash-out of a bet: what its choice says, else what its outcome names, if it can be. */
function readAutoCashOut(
  engine: SharedEngine,
  choice: Plain,
  { limit, stake }: { readonly limit: string | undefined; readonly stake: Minor | undefined },
): number {
  const own = engine.getAutoPrice(choice);
  if (own !== null) return own;
  // Operators may lower the limit of payouts, never raise it.
  const highest = getTakenPrice(engine, choice, stake ?? minor(1n));
  const named = limit === undefined ? highest : readMultiplier(limit);
  return Math.max(engine.priceMin, Math.min(named, highest));
}

/**
 * Settles a bet again in a round with this crash point. Of the outcome it reads when its player
 * cashed out, its auto cash-out, and where the round was interrupted, and believes of them only
 * what can be.
 */
function settleAgain(
  engine: SharedEngine,
  choice: Plain,
  { outcome, crashPoint, stake }: SettledOutcome,
): SharedOutcome & { readonly settled: SharedSettlement } {
  const { taken, limit, brokenAt } = outcome;
  const autoCashOut = readAutoCashOut(engine, choice, { limit, stake });
  const end = {
    crashPoint,
    interruptedAt: brokenAt === undefined ? null : readMultiplier(brokenAt),
  };
  const cashedOut = isMultiplier(taken) ? readMultiplier(taken) : null;
  const bet = { stake: stake ?? ZERO, autoCashOut, cashedOut };
  const settled =
    settleSharedBet(engine, bet, end) ?? settleSharedBet(engine, { ...bet, cashedOut: null }, end);
  if (!settled) throw new RangeError(`no auto cash-out of ${engine.code}: ${autoCashOut}`);
  return { ...toSharedOutcome(bet, end, settled), settled };
}

type SettledOutcome = {
  readonly outcome: SharedOutcome;
  readonly crashPoint: bigint;
  /** Unknown where only the choice is: then the limit of payouts is not checked. */
  readonly stake: Minor | undefined;
};

const takenWords = (taken: string): Words => {
  if (taken === 'none') return { bn: 'তোলা হয়নি', en: 'not taken' };
  if (taken === 'returned') return { bn: 'বাজি ফেরত', en: 'stake returned' };
  return { bn: `${taken}×-এ তোলা`, en: `taken at ${taken}×` };
};

const autoWords = (limit: string | undefined): Words =>
  limit === undefined
    ? { bn: 'অটো ক্যাশ-আউটে', en: 'its auto cash-out' }
    : { bn: `অটো ক্যাশ-আউট ${limit}×-এ`, en: `its auto cash-out, ${limit}×,` };

/** A game of shared rounds. */
export const describeSharedGame = (engine: SharedEngine): FinishedGame => ({
  code: engine.code,
  scope: engine.scope,
  limits: engine.limits,
  parseChoice: (raw) => engine.parseChoice(raw),
  parseOutcome: parseSharedOutcome,
  formatSelection: (choice) => engine.formatSelection(choice),
  choiceWords: (choice) => engine.choiceWords(choice),
  outcomeWords(_, outcome) {
    const { point: at, taken } = openOutcome(engine, outcome);
    const words = takenWords(taken);
    return { bn: `${at}×-এ শেষ · ${words.bn}`, en: `Ended at ${at}× · ${words.en}` };
  },
  shortWords(_, outcome) {
    const text = `${openOutcome(engine, outcome).point}×`;
    return { bn: text, en: text };
  },
  explain(_, outcome) {
    const { point, taken, limit } = openOutcome(engine, outcome);
    const auto = autoWords(limit);
    return [
      ...engine.explain(parseHeight(point) ?? 100n),
      {
        title: { bn: 'আপনার বাজি', en: 'The bet' },
        rule: {
          bn: `নিজে ক্যাশ আউট করলে বাজি সেই মুহূর্তের মাল্টিপ্লায়ার পায়, যা কখনো ক্র্যাশ পয়েন্টের বেশি নয়। না করলে রাউন্ড ${auto.bn} পৌঁছালে সেই মাল্টিপ্লায়ার পায়, নইলে কিছুই পায় না।`,
          en: `A cash-out pays the multiplier of its moment, which is never above the crash point. Without one the bet is paid ${auto.en} if the round reaches it, else nothing.`,
        },
        result: takenWords(taken),
      },
    ];
  },
  replay(choice, outcome, random, stake): Replayed {
    const crashPoint = engine.drawPoint(random);
    const stored = openOutcome(engine, outcome);
    const again = settleAgain(engine, choice, { outcome: stored, crashPoint, stake });
    const { settled, ...computed } = again;
    return {
      outcome: computed,
      pays: settled.result === 'cashed_out' ? toPays(settled.multiplier) : ratio(0n),
      isReturned: settled.result === 'returned',
    };
  },
  plays: () => engine.plays(),
});

// A game of shared rounds as its finished bets show it.
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import type { FinishedGame, Replayed } from './finished-game.ts';
import type { Plain, Unchecked, Words } from './game-engine.ts';
import { formatHundredths, parseHeight } from './height.ts';
import { isInterrupted, settleSharedBet } from './settle-shared-bet.ts';
import type { SharedEnd, SharedSettlement, SharedStake } from './settle-shared-bet.ts';
import { getAutoCashOut, toPays } from './shared-bet.ts';
import type { SharedEngine } from './shared-engine.ts';

/**
 * The outcome of a bet in a shared round. `crashPoint`: where the round ended, "24.75".
 * `cashedOut`: the multiplier at which the bet cashed out; `none` when it did not; `returned` when
 * its stake went back, because the round was interrupted. `autoCashOut`: the player's own, or the
 * highest that the limit of payouts left to the stake; absent in records from before decision 0099.
 * `interruptedAt`: the multiplier at which the round was interrupted; absent when it was not.
 */
export type SharedOutcome = {
  readonly crashPoint: string;
  readonly cashedOut: string;
  readonly autoCashOut?: string;
  readonly interruptedAt?: string;
};

const cashedOutTexts = { lost: 'none', returned: 'returned' } as const;

/** The outcome of a settled bet. */
export const toSharedOutcome = (
  { autoCashOut }: Pick<SharedStake, 'autoCashOut'>,
  end: SharedEnd,
  { result, multiplier }: SharedSettlement,
): SharedOutcome => ({
  crashPoint: formatHundredths(end.crashPoint),
  cashedOut: result === 'cashed_out' ? formatHundredths(multiplier) : cashedOutTexts[result],
  autoCashOut: formatHundredths(autoCashOut),
  ...(isInterrupted(end) && { interruptedAt: formatHundredths(end.interruptedAt ?? 0) }),
});

const isMultiplier = (text: unknown): text is string => parseHeight(text) !== null;

/** Reads the names of records and proofs from before migration 0146 as those of now. */
const withNamesOfNow = (raw: Unchecked): Unchecked =>
  raw['crashPoint'] === undefined
    ? {
        crashPoint: raw['point'],
        cashedOut: raw['taken'],
        autoCashOut: raw['limit'],
        interruptedAt: raw['brokenAt'],
      }
    : raw;

function parseSharedOutcome(raw: Unchecked): SharedOutcome | null {
  const { crashPoint, cashedOut, autoCashOut, interruptedAt } = withNamesOfNow(raw);
  if (!isMultiplier(crashPoint)) return null;
  if (cashedOut !== 'none' && cashedOut !== 'returned' && !isMultiplier(cashedOut)) return null;
  if (autoCashOut !== undefined && !isMultiplier(autoCashOut)) return null;
  if (interruptedAt !== undefined && !isMultiplier(interruptedAt)) return null;
  return {
    crashPoint,
    cashedOut,
    ...(autoCashOut !== undefined && { autoCashOut }),
    ...(interruptedAt !== undefined && { interruptedAt }),
  };
}

function openOutcome(engine: SharedEngine, outcome: Plain): SharedOutcome {
  const parsed = parseSharedOutcome(outcome);
  if (!parsed) throw new RangeError(`no outcome of ${engine.code}`);
  return parsed;
}

/** Throws a `RangeError` for what is no multiplier. */
function readMultiplier(text: string): number {
  const multiplier = parseHeight(text);
  if (multiplier === null) throw new RangeError(`no multiplier: ${text}`);
  return Number(multiplier);
}

/** The auto cash-out of a bet: what its choice says, else what its outcome names, if it can be. */
function readAutoCashOut(
  engine: SharedEngine,
  choice: Plain,
  { outcome, stake }: Pick<SettledOutcome, 'outcome' | 'stake'>,
): number {
  const own = engine.getOwnAutoCashOut(choice);
  if (own !== null) return own;
  // Operators may lower the limit of payouts, never raise it.
  const highest = getAutoCashOut(engine, choice, stake ?? minor(1n));
  const { autoCashOut } = outcome;
  const named = autoCashOut === undefined ? highest : readMultiplier(autoCashOut);
  return Math.max(engine.multiplierMin, Math.min(named, highest));
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
  const autoCashOut = readAutoCashOut(engine, choice, { outcome, stake });
  const { interruptedAt } = outcome;
  const end = {
    crashPoint,
    interruptedAt: interruptedAt === undefined ? null : readMultiplier(interruptedAt),
  };
  const cashedOut = isMultiplier(outcome.cashedOut) ? readMultiplier(outcome.cashedOut) : null;
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

const cashedOutWords = (cashedOut: string): Words => {
  if (cashedOut === 'none') return { bn: 'ক্যাশ আউট হয়নি', en: 'not cashed out' };
  if (cashedOut === 'returned') return { bn: 'বাজি ফেরত', en: 'stake returned' };
  return { bn: `${cashedOut}×-এ ক্যাশ আউট`, en: `cashed out at ${cashedOut}×` };
};

const autoWords = (autoCashOut: string | undefined): Words =>
  autoCashOut === undefined
    ? { bn: 'অটো ক্যাশ-আউটে', en: 'its auto cash-out' }
    : { bn: `অটো ক্যাশ-আউট ${autoCashOut}×-এ`, en: `its auto cash-out, ${autoCashOut}×,` };

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
    const { crashPoint, cashedOut } = openOutcome(engine, outcome);
    const words = cashedOutWords(cashedOut);
    return {
      bn: `${crashPoint}×-এ শেষ · ${words.bn}`,
      en: `Ended at ${crashPoint}× · ${words.en}`,
    };
  },
  shortWords(_, outcome) {
    const text = `${openOutcome(engine, outcome).crashPoint}×`;
    return { bn: text, en: text };
  },
  explain(_, outcome) {
    const { crashPoint, cashedOut, autoCashOut } = openOutcome(engine, outcome);
    const auto = autoWords(autoCashOut);
    return [
      ...engine.explain(parseHeight(crashPoint) ?? 100n),
      {
        title: { bn: 'আপনার বাজি', en: 'The bet' },
        rule: {
          bn: `নিজে ক্যাশ আউট করলে বাজি সেই মুহূর্তের মাল্টিপ্লায়ার পায়, যা কখনো ক্র্যাশ পয়েন্টের বেশি নয়। না করলে রাউন্ড ${auto.bn} পৌঁছালে সেই মাল্টিপ্লায়ার পায়, নইলে কিছুই পায় না।`,
          en: `A cash-out pays the multiplier of its moment, which is never above the crash point. Without one the bet is paid ${auto.en} if the round reaches it, else nothing.`,
        },
        result: cashedOutWords(cashedOut),
      },
    ];
  },
  replay(choice, outcome, random, stake): Replayed {
    const crashPoint = engine.drawCrashPoint(random);
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

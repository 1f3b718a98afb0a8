// A game of shared rounds as its finished bets show it.
import { ratio } from '@khelaghor/money/ratio.ts';
import type { FinishedGame, Replayed } from './finished-game.ts';
import type { Plain, Unchecked, Words } from './game-engine.ts';
import { formatHundredths, parseHeight } from './height.ts';
import { toPays } from './shared-bet.ts';
import type { SharedEngine } from './shared-engine.ts';

/**
 * The outcome of a bet in a shared round. `point`: where the round ended, "24.75". `taken`: the
 * price that the bet was taken at; `none` when it was not; `returned` when its stake went back,
 * because the round broke off.
 */
export type SharedOutcome = { readonly point: string; readonly taken: string };

/** The outcome of a bet that was taken at a price in hundredths, or was not. */
export const toSharedOutcome = (
  point: bigint,
  taken: number | 'none' | 'returned',
): SharedOutcome => ({
  point: formatHundredths(point),
  taken: typeof taken === 'number' ? formatHundredths(taken) : taken,
});

function parseSharedOutcome({ point, taken }: Unchecked): SharedOutcome | null {
  const read = parseHeight(point);
  if (read === null || typeof taken !== 'string') return null;
  if (taken !== 'none' && taken !== 'returned' && parseHeight(taken) === null) return null;
  return { point: formatHundredths(read), taken };
}

function openOutcome(engine: SharedEngine, outcome: Plain) {
  const parsed = parseSharedOutcome(outcome);
  const point = parsed && parseHeight(parsed.point);
  if (!parsed || point === null) throw new RangeError(`no outcome of ${engine.code}`);
  return { point, taken: parsed.taken };
}

/**
 * Finds the price at which a bet is taken in a round with this point. Of the outcome it believes
 * when the player pressed, as far as the rules allow it, and that a round broke off.
 */
export function findTakenPrice(
  engine: SharedEngine,
  choice: Plain,
  point: bigint,
  taken: string,
): number | 'none' | 'returned' {
  if (taken === 'returned') return taken;
  const auto = engine.getAutoPrice(choice) ?? engine.priceMax;
  const pressed = taken === 'none' ? auto : Number(parseHeight(taken) ?? auto);
  const price = Math.min(pressed, auto);
  return price >= engine.priceMin && price <= point ? price : 'none';
}

const takenWords = (taken: string): Words => {
  if (taken === 'none') return { bn: 'তোলা হয়নি', en: 'not taken' };
  if (taken === 'returned') return { bn: 'বাজি ফেরত', en: 'stake returned' };
  return { bn: `${taken}×-এ তোলা`, en: `taken at ${taken}×` };
};

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
    const { point, taken } = openOutcome(engine, outcome);
    const words = takenWords(taken);
    const at = formatHundredths(point);
    return { bn: `${at}×-এ শেষ · ${words.bn}`, en: `Ended at ${at}× · ${words.en}` };
  },
  shortWords(_, outcome) {
    const text = `${formatHundredths(openOutcome(engine, outcome).point)}×`;
    return { bn: text, en: text };
  },
  explain(_, outcome) {
    const { point, taken } = openOutcome(engine, outcome);
    return [
      ...engine.explain(point),
      {
        title: { bn: 'আপনার বাজি', en: 'The bet' },
        rule: {
          bn: 'যে দরে তোলা হয়েছে বাজি সেই দর পায়, যা কখনো শেষ বিন্দুর বেশি নয়; না তোলা হলে কিছুই পায় না।',
          en: 'A bet is paid the price that it was taken at, which is never above the point. One that was not taken is paid nothing.',
        },
        result: takenWords(taken),
      },
    ];
  },
  replay(choice, outcome, random): Replayed {
    const point = engine.drawPoint(random);
    const taken = findTakenPrice(engine, choice, point, openOutcome(engine, outcome).taken);
    return {
      outcome: toSharedOutcome(point, taken),
      pays: typeof taken === 'number' ? toPays(taken) : ratio(0n),
      isReturned: taken === 'returned',
    };
  },
  plays: () => engine.plays(),
});

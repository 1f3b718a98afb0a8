/** Plays with a list of options, each a line: sums, big and small, dragon and tiger, K3's pairs. */
import type { Fact, Measure } from '../draws/measure.ts';
import { createLine } from './bet-kinds.ts';
import { findGreatest, isLost, type LineEvent, type Outcome, type Shape } from './shape.ts';

/** One option: its code, as a selection names it, and when it wins. */
export type Option = LineEvent & { readonly code: string };

const separator = ',';

/** The option without a name, for plays in which nothing is chosen. */
export const soleOption = '-';

/** Makes options over the same fact. */
export const defineOptions = (
  measure: Measure,
  codes: readonly (string | number)[],
  judge: (code: string, fact: Fact) => Outcome,
): Option[] =>
  codes.map((code) => ({
    code: String(code),
    measure,
    judge: (fact) => judge(String(code), fact),
  }));

/** The parts of an option of several numbers in one order: "1+2+3" for "3+1+2". */
const sortParts = (code: string): string => code.split('+').toSorted().join('+');

type OptionsRule = {
  /** Whether the numbers of an option may be written in any order: `3+1+2` for `1+2+3`. */
  readonly isUnordered?: boolean;
};

/** A play with these options; its selections name some of them: `big`, `10,11`. */
export function createOptions(
  list: readonly Option[],
  { isUnordered = false }: OptionsRule = {},
): Shape {
  const codes = list.map(({ code }) => code);
  const byCode = new Map(list.map((option, index) => [option.code, index]));
  const byParts = new Map(
    isUnordered ? list.map((option, index) => [sortParts(option.code), index]) : [],
  );
  const findIndex = (code: string): number =>
    byCode.get(code) ?? byParts.get(sortParts(code)) ?? -1;
  const getOption = (index: number): Option => {
    const option = list[index];
    if (!option) throw new RangeError(`not an option: ${index}`);
    return option;
  };
  const getEvent = (code: string): LineEvent => getOption(byCode.get(code) ?? -1);
  const chosen = (indexes: readonly number[] = []) => indexes.map(getOption);
  const wins = (option: Option, fact: Fact) => {
    const outcome = option.judge(fact);
    return isLost(outcome) ? [] : [{ priced: option.code, outcome, lines: 1 }];
  };
  return {
    form: { kind: 'options', options: codes },
    kinds: [{ key: null, label: '', read: (text) => codes[findIndex(text)] }],
    isListed: true,
    isWonByOne: false,
    prices: codes,
    getEvent,
    parse: (text) => {
      const indexes = text.split(separator).map(findIndex);
      const isKnown = indexes.every((index) => index >= 0);
      return isKnown && new Set(indexes).size === indexes.length ? [indexes] : undefined;
    },
    format: ([indexes]) =>
      chosen(indexes)
        .map(({ code }) => code)
        .join(separator),
    countLines: ([indexes]) => indexes?.length ?? 0,
    countPriced: ([indexes]) => new Map(chosen(indexes).map(({ code }) => [code, 1])),
    countWon: ([indexes], result) =>
      chosen(indexes).flatMap((option) => wins(option, option.measure.read(result))),
    findMost: ([indexes], pay) => {
      const byMeasure = Map.groupBy(chosen(indexes), ({ measure }) => measure);
      let most = 0n;
      for (const [measure, own] of byMeasure) {
        const facts = [...measure.count().facts.keys()];
        most += findGreatest(
          facts.map((fact) =>
            own.flatMap((option) => wins(option, fact)).reduce((sum, won) => sum + pay(won), 0n),
          ),
        );
      }
      return most;
    },
    listLines: ([indexes]) =>
      chosen(indexes).map((option) =>
        createLine({ priced: option.code, kind: 0, number: option.code }, () => option),
      ),
  };
}

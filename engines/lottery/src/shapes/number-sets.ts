/**
 * Plays in which a choice stands for several numbers, each a line: all orders of a typed number
 * (system bets), and digits chosen for each place of the number (rolls).
 */
import { listProduct } from '../draws/combinations.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import { createNumbers, type NumberRule } from './numbers.ts';
import type { FormGroup, PlayForm, Selection, Shape } from './shape.ts';
import { listPermutations, sortDigits } from './shown-numbers.ts';

/** The lines of a play of numbers, for another way to choose the numbers. */
const expand = (
  rule: NumberRule,
  form: PlayForm,
  read: Pick<Shape, 'parse' | 'format'>,
  listNumbers: (selection: Selection) => number[],
): Shape => {
  const plain = createNumbers(rule);
  const convert = (selection: Selection): Selection => [listNumbers(selection)];
  return {
    ...read,
    form,
    kinds: plain.kinds,
    isListed: false,
    isWonByOne: true,
    prices: plain.prices,
    getEvent: plain.getEvent,
    countLines: (selection) => plain.countLines(convert(selection)),
    countPriced: (selection) => plain.countPriced(convert(selection)),
    countWon: (selection, result) => plain.countWon(convert(selection), result),
    findMost: (selection, pay) => plain.findMost(convert(selection), pay),
    listLines: (selection) => plain.listLines(convert(selection)),
  };
};

/**
 * Each order of the digits of a typed number is a line: `1123` is twelve lines. A selection has the
 * same digits once only.
 */
export function createAllOrders(rule: NumberRule): Shape {
  const { width } = rule;
  const typed = createNumbers({ ...rule, normalize: (number) => sortDigits(number, width) });
  return expand(rule, typed.form, { parse: typed.parse, format: typed.format }, ([chosen]) =>
    (chosen ?? []).flatMap((number) => listPermutations(number, width)),
  );
}

/** Digits for each place of the number; every number that they make is a line: `12,3,456,7`. */
export function createDigitGrid(rule: NumberRule): Shape {
  const values = Array.from({ length: 10 }, (_, digit) => digit);
  const groups = Array.from({ length: rule.width }, (_, index): FormGroup => ({
    label: `digit:${index}`,
    values,
    least: 1,
    most: values.length,
  }));
  return expand(
    rule,
    { kind: 'groups', groups },
    {
      parse: (text) => parseGroups(text, groups),
      format: (selection) => formatGroups(selection, groups),
    },
    (selection) => [...listProduct(selection)].map((line) => Number(line.join(''))),
  );
}

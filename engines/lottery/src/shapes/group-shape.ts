/** What plays of groups share whose lines all have the same chance and price. */
import { createLine } from './bet-kinds.ts';
import { formatGroups, parseGroups } from './group-text.ts';
import {
  onePrice,
  winIf,
  type FormGroup,
  type Line,
  type LineEvent,
  type Selection,
  type Shape,
  type WonLines,
} from './shape.ts';

/** What a line bets on, and the maker of its event; the first kind where none is named. */
type GroupBet = Pick<Line, 'number'> & {
  readonly kind?: number;
  readonly create: () => LineEvent;
};

type GroupRule = Pick<Shape, 'kinds' | 'isWonByOne' | 'countLines' | 'countWon' | 'findMost'> & {
  readonly groups: readonly FormGroup[];
  /** The event of any line: all have the same chance. */
  readonly event: LineEvent;
  /** Whether groups may be chosen together; absent: whenever they make a line. */
  readonly isAllowed?: (selection: Selection) => boolean;
  readonly listBets: (selection: Selection) => Iterable<GroupBet>;
};

/** Some lines that win; none for 0. */
export const listWinning = (lines: number): WonLines[] =>
  lines > 0 ? [{ priced: onePrice, outcome: winIf(true), lines }] : [];

/** A play of groups with one price. A selection has at least one line. */
export function createGroupShape(rule: GroupRule): Shape {
  const { groups, event, kinds, isWonByOne, countLines, isAllowed, countWon, findMost } = rule;
  return {
    form: { kind: 'groups', groups },
    kinds,
    isListed: false,
    isWonByOne,
    prices: [onePrice],
    getEvent: () => event,
    parse: (text) => {
      const selection = parseGroups(text, groups);
      if (!selection || (isAllowed && !isAllowed(selection))) return undefined;
      return countLines(selection) > 0 ? selection : undefined;
    },
    format: (selection) => formatGroups(selection, groups),
    countLines,
    countPriced: (selection) => new Map([[onePrice, countLines(selection)]]),
    countWon,
    findMost,
    *listLines(selection) {
      for (const { kind = 0, number, create } of rule.listBets(selection))
        yield createLine({ priced: onePrice, kind, number }, create);
    },
  };
}

/** What some winning lines are paid together; 0 without any. */
export const payAll = (won: readonly WonLines[], pay: (won: WonLines) => bigint): bigint =>
  won.reduce((sum, lines) => sum + pay(lines), 0n);

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { K3PlayCode, LotteryGame, LotteryResult } from '@khelaghor/engine-lottery/public.ts';

/** The name of a play and when it wins. */
export type PlayLabels = { readonly name: MessageDescriptor; readonly rule: MessageDescriptor };

const k3Plays: Readonly<Record<K3PlayCode, PlayLabels>> = {
  sum: {
    name: msg({ message: 'Sum', comment: 'of the three dice' }),
    rule: msg`The three dice add up to your number.`,
  },
  big: {
    name: msg({ message: 'Big', comment: 'a sum of 11 to 17' }),
    rule: msg`The sum is 11 to 17 and the dice are no triple.`,
  },
  small: {
    name: msg({ message: 'Small', comment: 'a sum of 4 to 10' }),
    rule: msg`The sum is 4 to 10 and the dice are no triple.`,
  },
  odd: {
    name: msg({ message: 'Odd', comment: 'an odd sum' }),
    rule: msg`The sum is odd and the dice are no triple.`,
  },
  even: {
    name: msg({ message: 'Even', comment: 'an even sum' }),
    rule: msg`The sum is even and the dice are no triple.`,
  },
  triple_any: {
    name: msg`Any triple`,
    rule: msg`All three dice show the same, whatever it is.`,
  },
  triple_named: {
    name: msg`Named triple`,
    rule: msg`All three dice show your number.`,
  },
  pair_named: {
    name: msg`Pair`,
    rule: msg`At least two dice show your number; three of them count as well.`,
  },
  two_different: {
    name: msg`Two different`,
    rule: msg`Both your numbers show, whatever the third die shows.`,
  },
  three_different: {
    name: msg`Three different`,
    rule: msg`The dice show your three numbers, in any order.`,
  },
  single_die: {
    name: msg`One die`,
    rule: msg`At least one die shows your number. It pays once, however many do.`,
  },
};

/** The name and rule of a play, or null for an unknown one. */
export function getPlayLabels(code: string): PlayLabels | null {
  return Object.hasOwn(k3Plays, code) ? k3Plays[code as K3PlayCode] : null;
}

/** Tabs of the bet types. */
export type PlayGroup = 'sum' | 'sides' | 'triple' | 'pair' | 'three' | 'one';

/** The bet types of each tab, the simplest first. */
export const playGroups: readonly {
  readonly key: PlayGroup;
  readonly name: MessageDescriptor;
  readonly plays: readonly K3PlayCode[];
}[] = [
  { key: 'sum', name: k3Plays.sum.name, plays: ['sum'] },
  { key: 'sides', name: msg`Big or small`, plays: ['big', 'small', 'odd', 'even'] },
  { key: 'triple', name: msg`Triple`, plays: ['triple_any', 'triple_named'] },
  { key: 'pair', name: k3Plays.pair_named.name, plays: ['pair_named', 'two_different'] },
  { key: 'three', name: k3Plays.three_different.name, plays: ['three_different'] },
  { key: 'one', name: k3Plays.single_die.name, plays: ['single_die'] },
];

/** The tab that holds a play; the first one for an unknown play. */
export function findPlayGroup(code: string | undefined): PlayGroup {
  return playGroups.find(({ plays }) => plays.some((play) => play === code))?.key ?? 'sum';
}

const sides: readonly K3PlayCode[] = ['big', 'small', 'odd', 'even'];

/** A result's sides: "Big", "Odd"; a triple is neither big nor odd. */
export function getSides(game: LotteryGame, result: LotteryResult): readonly MessageDescriptor[] {
  const wins = (code: K3PlayCode) => {
    const lines = [...(game.plays.get(code)?.lines.values() ?? [])];
    return lines.some((line) => line.wins(result));
  };
  if (wins('triple_any')) return [msg`Triple`];
  return sides.filter(wins).map((code) => k3Plays[code].name);
}

/** The sum of a result's numbers. */
export function computeSum(result: LotteryResult): number {
  return result.reduce((sum, number) => sum + number, 0);
}

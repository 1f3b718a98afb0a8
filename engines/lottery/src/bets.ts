/**
 * What the lines of a ticket bet on. An operator blocks a bet, and an issue is limited by what it
 * may pay on one: whichever play a line is bought in, it counts for its bet.
 */
import type { Bet, Family, Play } from './play.ts';
import type { Line, Selection } from './shapes/shape.ts';

const joinName = (label: string, number: string): string =>
  label === '' ? number : `${label}:${number}`;

/** The name of a line within its own play, as tickets keep those that are paid half: "1+3:57". */
export const getOwnName = ({ shape }: Play, { kind, number }: Line): string =>
  joinName(shape.kinds[kind]?.label ?? '', number);

/** What a line of a play bets on. */
function getBet({ code, homes, sameBets }: Play, kind: number, number: string): Bet {
  const same = Object.hasOwn(sameBets, number) ? sameBets[number] : undefined;
  const home = homes[kind];
  return same ?? { play: home?.play ?? code, name: joinName(home?.label ?? '', number) };
}

/** A line with its bet. */
export type BetLine = { readonly line: Line; readonly bet: Bet };

/** Lists the lines of a selection, each with what it bets on; a bet may come several times. */
export function* listBetLines(play: Play, selection: Selection): Generator<BetLine> {
  for (const line of play.shape.listLines(selection))
    yield { line, bet: getBet(play, line.kind, line.number) };
}

/**
 * Reads the name of a number or an option of a play; in any order where order means nothing.
 * Returns undefined when no line has it.
 */
export function readBet(play: Play, name: string): Bet | undefined {
  for (const [kind, { label, read }] of play.shape.kinds.entries()) {
    const prefix = joinName(label, '');
    const number = name.startsWith(prefix) ? read(name.slice(prefix.length)) : undefined;
    if (number !== undefined) return getBet(play, kind, number);
  }
  return undefined;
}

/** Whether numbers or options are named after this play. */
export const isNaming = ({ code, homes }: Play): boolean => homes.some(({ play }) => play === code);

/** Whether a line of a play may be a bet. */
export function canBetOn({ shape, homes, sameBets }: Play, { play, name }: Bet): boolean {
  const isOfKind = homes.some((home, kind) => {
    const prefix = joinName(home.label, '');
    if (home.play !== play || !name.startsWith(prefix)) return false;
    return shape.kinds[kind]?.read(name.slice(prefix.length)) !== undefined;
  });
  return isOfKind || Object.values(sameBets).some((bet) => bet.play === play && bet.name === name);
}

/** How many bets are counted together. */
export const counterSize = 100;

/** Where a bet is counted: a hundred numbers that differ in two last digits stand together. */
export type BetCounter = { readonly block: string; readonly place: number };

/** Finds the counter of a bet. Options count by their place in the play. */
export function getCounter({ plays }: Family, { play, name }: Bet): BetCounter {
  const form = plays.get(play)?.shape.form;
  if (form?.kind === 'options') return { block: '0', place: form.options.indexOf(name) };
  const digits = name.length > 1 && /^\d$/u.test(name.at(-2) ?? '') ? 2 : 1;
  const block = name.slice(0, -digits).replace(/^0+/u, '');
  return { block: block === '' ? '0' : block, place: Number(name.slice(-digits)) };
}

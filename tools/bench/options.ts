// What a benchmark may be told after its name, for a shorter run: `--rounds 2 --seconds 3`. Its
// bounds are for a run as long as it is without.
import { parseArgs } from 'node:util';

export type Lengths = {
  /** How often each thing is measured. */
  readonly rounds: number;
  /** How long each time. */
  readonly seconds: number;
};

function parseCount(text: string | undefined, usual: number, name: string): number {
  const count = text === undefined ? usual : Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${name} takes a whole number from 1 on`);
  return count;
}

/** Reads how long to measure from the command line. */
export function readLengths(usual: Lengths, args = process.argv.slice(3)): Lengths {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string' }, seconds: { type: 'string' } },
  });
  return {
    rounds: parseCount(values.rounds, usual.rounds, 'rounds'),
    seconds: parseCount(values.seconds, usual.seconds, 'seconds'),
  };
}

/** Reads how many tickets to buy from the command line: `--tickets 1000000`. */
export function readTickets(usual: number, args = process.argv.slice(3)): number {
  const { values } = parseArgs({ args, options: { tickets: { type: 'string' } } });
  return parseCount(values.tickets, usual, 'tickets');
}

import { listLineNames } from '@khelaghor/engine-lottery/public.ts';
import type { Family, Ticket } from '@khelaghor/engine-lottery/public.ts';
import type { StoredBlock } from './terms-store.ts';

/** What the blocks of an issue do to a ticket. */
export type BlockedLines = {
  /** The first number among its lines that is not taken; null: all are. */
  readonly refused: string | null;
  /** Those that are paid half: "37,73". */
  readonly halfPaid: string;
};

/**
 * Whether a block holds for an issue. Blocks go by when an issue opens, so that what is on sale
 * stays as it is.
 */
const isInForce = (
  { appliesFrom, appliesUntil }: Pick<StoredBlock, 'appliesFrom' | 'appliesUntil'>,
  opensAt: Date,
): boolean => appliesFrom <= opensAt && (appliesUntil === null || opensAt < appliesUntil);

const none: BlockedLines = { refused: null, halfPaid: '' };

/** Finds the blocked numbers among the lines of a ticket for an issue that opens then. */
export function findBlockedLines(
  family: Family,
  ticket: Ticket,
  blocks: readonly StoredBlock[],
  opensAt: Date,
): BlockedLines {
  const own = blocks.filter((block) => block.play === ticket.play && isInForce(block, opensAt));
  if (own.length === 0) return none;
  const rules = new Map(own.map(({ number, rule }) => [number, rule]));
  const names = listLineNames(family, ticket) ?? [];
  return {
    refused: names.find((name) => rules.get(name) === 'refused') ?? null,
    halfPaid: names.filter((name) => rules.get(name) === 'half').join(','),
  };
}

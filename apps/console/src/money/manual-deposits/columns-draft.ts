import type { readStatement, StatementColumns } from '@khelaghor/contract/money/statements.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';

/** A statement as the server read it. */
export type ReadStatement = ValueOf<typeof readStatement>;

/** The columns as they are chosen; empty: none. */
export type ColumnsDraft = Readonly<
  Record<'trxId' | 'amount' | 'sender' | 'time' | 'direction', string>
> & {
  /** What the cells of the direction say of money that came in. */
  readonly incoming: readonly string[];
};

/** Heads that statements often have. */
const heads = {
  trxId: /trx|txn|transaction\s*(?:id|no)/iu,
  amount: /amount|credit|received/iu,
  sender: /sender|from|payer/iu,
  time: /date|time/iu,
} as const;

/** The columns as they were chosen last for the channel, else by their heads. */
export function getColumnsDraft({ columns, chosen }: ReadStatement): ColumnsDraft {
  if (chosen) {
    const { trxId, amount, sender, time, direction } = chosen;
    return {
      trxId,
      amount,
      sender: sender ?? '',
      time: time ?? '',
      direction: direction?.column ?? '',
      incoming: direction?.incoming ?? [],
    };
  }
  const find = (head: RegExp): string => columns.find(({ name }) => head.test(name))?.name ?? '';
  return {
    trxId: find(heads.trxId),
    amount: find(heads.amount),
    sender: find(heads.sender),
    time: find(heads.time),
    direction: '',
    incoming: [],
  };
}

export type ColumnField = 'trxId' | 'amount' | 'incoming';

/** The columns as the server takes them, or the fields that are missing. */
export function readColumns(draft: ColumnsDraft): StatementColumns | readonly ColumnField[] {
  const { trxId, amount, sender, time, direction, incoming } = draft;
  const missing: ColumnField[] = [];
  if (trxId === '') missing.push('trxId');
  if (amount === '' || amount === trxId) missing.push('amount');
  if (direction !== '' && incoming.length === 0) missing.push('incoming');
  if (missing.length > 0) return missing;
  return {
    trxId,
    amount,
    sender: sender === '' ? null : sender,
    time: time === '' ? null : time,
    direction: direction === '' ? null : { column: direction, incoming: [...incoming] },
  };
}

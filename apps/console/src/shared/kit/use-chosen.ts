import { useState } from 'react';

/** Rows of a list that an operator ticked, for one act on all of them. */
export type Chosen<Row> = {
  /** The ticked rows among those shown, in their order. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], isChosen: boolean) => void;
};

/** Keeps which rows are ticked. A row that leaves the list is not ticked when it comes back. */
export function useChosen<Row>(rows: readonly Row[], getKey: (row: Row) => string): Chosen<Row> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown = rows.filter((row) => kept.has(getKey(row)));
  return {
    rows: shown,
    has: (row) => kept.has(getKey(row)),
    set: (changed, isChosen) => {
      const keys = new Set(shown.map(getKey));
      for (const row of changed) {
        if (isChosen) keys.add(getKey(row));
        else keys.delete(getKey(row));
      }
      setKept(keys);
    },
  };
}

/**
 * How lists of transfers are decided together, wherever they are kept: read, decide by the rules of
 * `packages/ledger`, write, and again with the keys looked up when one of them was taken.
 */
import { getAvailable, applyTransfers } from '@khelaghor/ledger/state-machine.ts';
import type { LedgerState, AppliedTransfer } from '@khelaghor/ledger/state-machine.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** Transfers that are linked: all or none. */
export type LinkedTransfers = {
  readonly transfers: readonly Transfer[];
  /** An account whose available balance after them is part of the answer. */
  readonly returnBalanceOf?: string;
};

export type LinkedResult = {
  readonly result: PostResult;
  /** The available balance of `returnBalanceOf`; null when the call names no account. */
  readonly available: Minor | null;
};

/** Where transfers are kept. */
export type TransferStore = {
  /**
   * Locks what the lists touch and reads it. Of earlier transfers it knows those under the keys
   * that it is to look for.
   */
  readonly read: (
    lists: readonly LinkedTransfers[],
    lookFor: readonly string[],
  ) => Promise<LedgerState>;
  /** Whether a transfer is stored under one of the keys. */
  readonly knowsAny: (keys: readonly string[]) => Promise<boolean>;
  /** Writes what was recorded; false, and nothing is written, when a key was taken meanwhile. */
  readonly write: (state: LedgerState, recorded: readonly AppliedTransfer[]) => Promise<boolean>;
};

const attemptsMax = 5;

/** The keys of lists. */
const getKeys = (lists: readonly LinkedTransfers[]): readonly string[] =>
  lists.flatMap(({ transfers }) => transfers.map(({ id }) => id));

function readShownBalance(state: LedgerState, { returnBalanceOf }: LinkedTransfers): Minor | null {
  const account = returnBalanceOf === undefined ? undefined : state.accounts.get(returnBalanceOf);
  return account ? getAvailable(account) : null;
}

/** What the rules make of lists, given what is known. */
type Decided = { results: LinkedResult[]; recorded: AppliedTransfer[]; refused: LinkedTransfers[] };

function decideLists(state: LedgerState, lists: readonly LinkedTransfers[]): Decided {
  const recorded: AppliedTransfer[] = [];
  const refused: LinkedTransfers[] = [];
  const results = lists.map((list) => {
    const result = applyTransfers(state, list.transfers, recorded);
    if (!result.ok) refused.push(list);
    return { result, available: readShownBalance(state, list) };
  });
  return { results, recorded, refused };
}

/**
 * Posts lists of linked transfers to a store, one list after another. The answers stand in the
 * order of the lists. `onRead` hears when all locks are held.
 *
 * Nearly every key is new, and the store itself refuses one that is not. So keys are looked for
 * only when it did, or when a list would be refused: if that was a repeat, its first answer holds.
 */
export async function postLinkedTo(
  store: TransferStore,
  lists: readonly LinkedTransfers[],
  onRead: () => void,
): Promise<LinkedResult[]> {
  let lookFor: readonly string[] = [];
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const state = await store.read(lists, lookFor);
    onRead();
    const { results, recorded, refused } = decideLists(state, lists);
    const isSure =
      lookFor.length > 0 || refused.length === 0 || !(await store.knowsAny(getKeys(refused)));
    if (isSure && (recorded.length === 0 || (await store.write(state, recorded)))) return results;
    // Between accounts without limit nothing is locked, so another caller may write one of the
    // keys after we looked, too. It has committed by then, so looking again finds it.
    lookFor = getKeys(lists);
  }
  throw new Error(`keys were taken by others ${attemptsMax} times in a row`);
}

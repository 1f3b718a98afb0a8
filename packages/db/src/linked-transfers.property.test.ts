/**
 * Goal: lists posted together get the answers of sequential lists, although keys are looked up
 * late, a taken key repeats the decision, and other transactions write meanwhile. Method: 100,000
 * random batches over a store in memory that shows no more than the database does, each compared
 * with the rules applied to one transfer after another with full knowledge.
 */
import { createLedger, addStateAccount, applyTransfers } from '@khelaghor/ledger/state-machine.ts';
import type {
  AccountState,
  LedgerState,
  AppliedTransfer,
} from '@khelaghor/ledger/state-machine.ts';
import { TRANSFER_REFUSALS } from '@khelaghor/ledger/refusals.ts';
import { getPendingId } from '@khelaghor/ledger/transfer.ts';
import type { Transfer, TransferPhase } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postLinkedTo } from './linked-transfers.ts';
import type { LinkedResult, LinkedTransfers, TransferStore } from './linked-transfers.ts';

const wallets = ['anu', 'babu', 'chitra'];
const accounts = [...wallets, 'house', 'clearing'];

function openLedger(): LedgerState {
  const state = createLedger();
  for (const id of accounts)
    addStateAccount(state, id, { currency: 'PLAY', limited: wallets.includes(id) });
  return state;
}

/** Stores transfers, and returns only what the database would. */
class MemoryStore implements TransferStore {
  readonly #kept = openLedger();
  /** Another transaction's transfer right before the next write. It touches no wallet. */
  intruder: Transfer | null = null;
  readonly seen = { looked: 0, found: 0, writes: 0, taken: 0 };

  get balances(): LedgerState['accounts'] {
    return this.#kept.accounts;
  }

  passTime(ms: number): void {
    this.#kept.atMs += ms;
  }

  /** The ids of holds that expired unresolved. */
  expired(): string[] {
    return [...this.#kept.pending].flatMap(([id, { expiresAtMs, resolved }]) =>
      !resolved && expiresAtMs !== null && expiresAtMs <= this.#kept.atMs ? [id] : [],
    );
  }

  transfer(id: string): Transfer | undefined {
    return this.#kept.transfers.get(id);
  }

  async read(lists: readonly LinkedTransfers[], lookFor: readonly string[]): Promise<LedgerState> {
    const state = createLedger(this.#kept.atMs);
    const copy = <Value>(from: Map<string, Value>, to: Map<string, Value>, id: string): void => {
      const value = from.get(id);
      if (value !== undefined) to.set(id, value);
    };
    for (const { transfers, returnBalanceOf } of lists) {
      if (returnBalanceOf !== undefined) copy(this.#kept.accounts, state.accounts, returnBalanceOf);
      for (const transfer of transfers) {
        copy(this.#kept.accounts, state.accounts, transfer.debit);
        copy(this.#kept.accounts, state.accounts, transfer.credit);
        copy(this.#kept.pending, state.pending, getPendingId(transfer) ?? '');
      }
    }
    for (const id of lookFor) copy(this.#kept.transfers, state.transfers, id);
    return Promise.resolve(state);
  }

  async knowsAny(keys: readonly string[]): Promise<boolean> {
    const isKnown = keys.some((key) => this.#kept.transfers.has(key));
    this.seen.looked += 1;
    if (isKnown) this.seen.found += 1;
    return Promise.resolve(isKnown);
  }

  async write(state: LedgerState, recorded: readonly AppliedTransfer[]): Promise<boolean> {
    if (this.intruder) this.#kept.transfers.set(this.intruder.id, this.intruder);
    this.seen.writes += 1;
    const ids = new Set(recorded.map(({ transfer }) => transfer.id));
    if (ids.size < recorded.length) throw new Error('one key is written twice');
    if ([...ids].some((id) => this.#kept.transfers.has(id))) {
      this.seen.taken += 1;
      return Promise.resolve(false);
    }
    for (const { transfer } of recorded) this.#keep(state, transfer);
    return Promise.resolve(true);
  }

  #keep(state: LedgerState, transfer: Transfer): void {
    this.#kept.transfers.set(transfer.id, transfer);
    const { id, debit, credit, amount } = transfer;
    if (transfer.phase === 'pending') {
      const expiresAtMs = transfer.expiresAtMs ?? null;
      this.#kept.pending.set(id, { debit, credit, amount, expiresAtMs, resolved: false });
    }
    const pendingId = getPendingId(transfer);
    const ended = pendingId === null ? undefined : this.#kept.pending.get(pendingId);
    if (pendingId !== null && ended?.resolved !== false) throw new Error('a hold is ended twice');
    if (pendingId !== null && ended)
      this.#kept.pending.set(pendingId, { ...ended, resolved: true });
    for (const account of [debit, credit]) {
      const after = state.accounts.get(account);
      // As in the database, an account without limit has no balance row.
      if (after?.limited) this.#kept.accounts.set(account, after);
    }
  }
}

type Draft = {
  readonly key: number;
  readonly from: number;
  /** Distance from the debit account to the credit account. */
  readonly toAfter: number;
  readonly amount: number;
  readonly act: 'post' | 'hold' | 'end' | 'repeat';
  /** Duration of a hold; null: no expiry. */
  readonly lasts: number | null;
  /** Index of the earlier hold to resolve, or of the earlier transfer to repeat. */
  readonly which: number;
  readonly whole: boolean;
  readonly voids: boolean;
};

const draft: fc.Arbitrary<Draft> = fc.record({
  key: fc.nat(199),
  from: fc.constantFrom(0, 1, 2, 3, 3, 4),
  toAfter: fc.constantFrom(0, ...Array.from({ length: 5 }, () => [1, 2, 3, 4]).flat()),
  amount: fc.constantFrom(0, ...Array.from({ length: 5 }, () => [1, 5, 12, 30, 60]).flat()),
  act: fc.constantFrom(...(['post', 'post', 'hold', 'end', 'repeat'] as const)),
  lasts: fc.constantFrom(null, 0, 2, 5),
  which: fc.nat(999),
  whole: fc.boolean(),
  voids: fc.boolean(),
});

const batch = fc.record({
  lists: fc.array(
    fc.record({
      drafts: fc.array(draft, { minLength: 1, maxLength: 3 }),
      show: fc.constantFrom(null, 0, 1),
      /** Repeats a complete earlier list instead. */
      again: fc.constantFrom(null, null, null, 3, 20),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  passes: fc.nat(2),
  sweeps: fc.constantFrom(true, false, false, false),
  /** Takes a key of the batch, or another one. */
  intruder: fc.constantFrom(null, null, 0, 1, 2, 199),
});
type Batch = typeof batch extends fc.Arbitrary<infer Value> ? Value : never;

const common = { code: 'stake', currency: 'PLAY', cause: { kind: 'test', id: '1' } } as const;

/** The observable result of a batch. */
type Seen = {
  readonly answers: readonly LinkedResult[];
  readonly wallets: readonly (AccountState | undefined)[];
};

class Run {
  readonly #store = new MemoryStore();
  readonly #model = openLedger();
  readonly #lists: LinkedTransfers[] = [];
  readonly #drafted: Transfer[] = [];

  get seen(): MemoryStore['seen'] {
    return this.#store.seen;
  }

  /** Funds all wallets. */
  async fill(): Promise<void> {
    const fill = { ...common, debit: 'house', amount: minor(40n), phase: 'posted' } as const;
    const transfers = wallets.map((credit) => ({ ...fill, id: `fill ${credit}`, credit }));
    await postLinkedTo(this.#store, [{ transfers }], () => undefined);
    applyTransfers(this.#model, transfers);
  }

  /** Posts a batch both ways; returns the answers, and the wallets after it. */
  async take({ lists, passes, sweeps, intruder }: Batch): Promise<{ found: Seen; expected: Seen }> {
    this.#store.passTime(passes);
    this.#model.atMs += passes;
    const voids = sweeps ? this.#store.expired().map((id) => this.#voidOf(id)) : [];
    const posted = [...lists.map((list) => this.#listOf(list)), ...voids];
    const foreign = intruder === null ? null : this.#intruderOf(posted, intruder);
    this.#store.intruder = foreign;
    const before = { ...this.seen };
    const found = await postLinkedTo(this.#store, posted, () => undefined);
    // A transfer that took a key came before this batch; others may have come after it.
    const hasCome = foreign !== null && this.seen.writes > before.writes;
    const isFirst = this.seen.taken > before.taken;
    if (hasCome && isFirst) this.#intrude(foreign);
    const promised = posted.map(({ transfers, returnBalanceOf }) => {
      const result = applyTransfers(this.#model, transfers);
      const account = this.#model.accounts.get(returnBalanceOf ?? '');
      return { result, available: account ? minor(account.balance - account.held) : null };
    });
    if (hasCome && !isFirst) this.#intrude(foreign);
    const walletsIn = (accountsIn: LedgerState['accounts']) =>
      wallets.map((id) => accountsIn.get(id));
    return {
      found: { answers: found, wallets: walletsIn(this.#store.balances) },
      expected: { answers: promised, wallets: walletsIn(this.#model.accounts) },
    };
  }

  #intrude(transfer: Transfer): void {
    const { ok } = applyTransfers(this.#model, [transfer]);
    if (!ok) throw new Error('a transfer between accounts without limit was refused');
  }

  /** A transfer of another transaction, with an unused key. */
  #intruderOf(posted: readonly LinkedTransfers[], which: number): Transfer | null {
    const own = posted.flatMap(({ transfers }) => transfers)[which];
    const id = own?.id ?? `key ${which}`;
    if (this.#store.transfer(id)) return null;
    const isLike =
      own?.phase === 'posted' && [own.debit, own.credit].every((each) => !wallets.includes(each));
    if (isLike && own.amount > 0n && own.debit !== own.credit) return own;
    const between = { debit: 'house', credit: 'clearing', amount: minor(7n) };
    return { ...common, ...between, id, phase: 'posted' };
  }

  #voidOf(pendingId: string): LinkedTransfers {
    const held = this.#store.transfer(pendingId);
    if (!held) throw new Error('what expired is not there');
    const { debit, credit, amount } = held;
    const id = `void ${pendingId} at ${this.#model.atMs}`;
    return {
      transfers: [{ ...common, id, debit, credit, amount, phase: 'void_pending', pendingId }],
    };
  }

  #listOf({ drafts, show, again }: Batch['lists'][number]): LinkedTransfers {
    const earlier = again === null ? undefined : this.#lists.at(-again);
    if (earlier) return earlier;
    const transfers = drafts.map((each) => this.#getTransfer(each));
    const list =
      show === null ? { transfers } : { transfers, returnBalanceOf: accounts[show] ?? '' };
    this.#lists.push(list);
    return list;
  }

  #getTransfer(from: Draft): Transfer {
    const transfer = this.#getDraft(from);
    this.#drafted.push(transfer);
    return transfer;
  }

  #getDraft({ act, which, from, toAfter, amount, ...draft }: Draft): Transfer {
    const earlier = this.#drafted[which % Math.max(this.#drafted.length, 1)];
    if (act === 'repeat' && earlier) return earlier;
    const free = { debit: accounts[from] ?? '', credit: accounts[(from + toAfter) % 5] ?? '' };
    const body = { ...common, id: `key ${draft.key}`, ...free, amount: minor(BigInt(amount)) };
    if (act !== 'end') return { ...body, ...this.#getPhase(act, draft.lasts) };
    const holds = this.#drafted.filter(({ phase }) => phase === 'pending');
    const held = holds[which % Math.max(holds.length, 1)];
    const phase = draft.voids ? 'void_pending' : 'post_pending';
    // Sometimes the hold to resolve never existed, or has other accounts.
    if (!held || which % 9 === 0) return { ...body, phase, pendingId: `key ${which % 200}` };
    const ends = { ...body, phase, pendingId: held.id } as const;
    if (which % 9 === 1) return ends;
    const { debit, credit } = held;
    return { ...ends, debit, credit, amount: draft.whole ? held.amount : ends.amount };
  }

  #getPhase(act: Draft['act'], lasts: number | null): TransferPhase {
    if (act !== 'hold') return { phase: 'posted' };
    if (lasts === null) return { phase: 'pending' };
    return { phase: 'pending', expiresAtMs: this.#model.atMs + lasts };
  }
}

test(
  '100,000 random batches are answered as one transfer after another',
  { timeout: 120_000 },
  async () => {
    const words = new Map<string, number>();
    const seen = { looked: 0, found: 0, writes: 0, taken: 0, batches: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 20, maxLength: 20 }), async (batches) => {
        const run = new Run();
        await run.fill();
        for (const each of batches) {
          const { found, expected } = await run.take(each);
          expect(found).toEqual(expected);
          for (const { result } of expected.answers)
            for (const word of result.ok ? result.results : [result.refusal])
              words.set(word, (words.get(word) ?? 0) + 1);
          seen.batches += 1;
        }
        for (const name of ['looked', 'found', 'writes', 'taken'] as const)
          seen[name] += run.seen[name];
      }),
      { numRuns: 5_000 },
    );
    expect(seen.batches).toBeGreaterThanOrEqual(100_000);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5_000);
    // There is no unknown, closed or foreign account, and no balance is near the limits of 64 bits.
    const elsewhere = ['account_unknown', 'account_closed', 'currency_mismatch'];
    const never = new Set([...elsewhere, 'amount_too_large', 'balance_too_large']);
    const missed = TRANSFER_REFUSALS.filter((word) => !never.has(word) && !words.has(word));
    expect(missed).toEqual([]);
    for (const word of ['created', 'already', 'balance_too_low'])
      expect(words.get(word)).toBeGreaterThan(4_000);
  },
);

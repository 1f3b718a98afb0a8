/**
 * Goal: any mixed batch is decided as if its lists were sequential. Method: 100,000 random batches
 * with overdrafts, linked lists, repeats, pending transfers and their resolution in time or too
 * late, each compared with a second ledger without a state machine: it stores the accepted
 * transfers and recomputes every sum for each query.
 */
import { minor } from '@khelaghor/money/minor.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLedger, addStateAccount, applyTransfers } from './state-machine.ts';
import type { LedgerState } from './state-machine.ts';
import type { Transfer } from './transfer.ts';

const wallets = ['anu', 'babu', 'chitra'] as const;
const house = 'house';

/** A ledger that is only the list of accepted transfers. */
class PlainBooks {
  #accepted: Transfer[] = [];

  findBalance(account: string): bigint {
    let sum = 0n;
    for (const transfer of this.#accepted) {
      if (transfer.phase === 'pending' || transfer.phase === 'void_pending') continue;
      if (transfer.credit === account) sum += transfer.amount;
      if (transfer.debit === account) sum -= transfer.amount;
    }
    return sum;
  }

  heldOf(account: string): bigint {
    if (account === house) return 0n;
    return this.#accepted
      .filter(
        ({ phase, debit, id }) => phase === 'pending' && debit === account && !this.#ended(id),
      )
      .reduce((sum, { amount }) => sum + amount, 0n);
  }

  /** Adds a list completely or not at all; returns whether it was added. */
  take(list: readonly Transfer[], atMs: number): boolean {
    const before = this.#accepted;
    for (const transfer of list) {
      const known = this.#accepted.find(({ id }) => id === transfer.id);
      if (known !== undefined && JSON.stringify(plain(known)) === JSON.stringify(plain(transfer)))
        continue;
      if (known !== undefined || !this.#isAllowed(transfer, atMs)) {
        this.#accepted = before;
        return false;
      }
      this.#accepted = [...this.#accepted, transfer];
    }
    return true;
  }

  #ended(pendingId: string): boolean {
    return this.#accepted.some((each) => 'pendingId' in each && each.pendingId === pendingId);
  }

  #isAllowed(transfer: Transfer, atMs: number): boolean {
    const { debit, credit, amount } = transfer;
    if (amount <= 0n || debit === credit) return false;
    if ('pendingId' in transfer) {
      const held = this.#accepted.find(({ id }) => id === transfer.pendingId);
      const fits = held?.phase === 'pending' && held.debit === debit && held.credit === credit;
      if (!fits || this.#ended(transfer.pendingId)) return false;
      if (transfer.phase === 'void_pending') return amount === held.amount;
      return amount <= held.amount && (held.expiresAtMs ?? Infinity) > atMs;
    }
    return debit === house || this.findBalance(debit) - this.heldOf(debit) >= amount;
  }
}

const plain = (transfer: Transfer) => ({ ...transfer, amount: String(transfer.amount) });

type Draft = {
  readonly key: number;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly act: 'post' | 'hold' | 'end';
  readonly whole: boolean;
  readonly voids: boolean;
  readonly pendingKey: number;
  /** Batches until a hold expires; null: never. */
  readonly lasts: number | null;
};

const accounts = [...wallets, house];
const draft: fc.Arbitrary<Draft> = fc.record({
  key: fc.nat(99),
  from: fc.constantFrom(0, 1, 2, 3, 3),
  to: fc.nat(3),
  amount: fc.constantFrom(0, 1, 5, 12, 30, 60),
  act: fc.constantFrom('post' as const, 'post' as const, 'hold' as const, 'end' as const),
  whole: fc.boolean(),
  voids: fc.boolean(),
  pendingKey: fc.nat(99),
  lasts: fc.constantFrom(null, 0, 1, 4),
});
const batches = fc.array(
  fc.array(fc.array(draft, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  { minLength: 20, maxLength: 20 },
);

/** Resolves mostly transfers that are pending, and sometimes others. */
function getTransfer(from: Draft, state: LedgerState): Transfer {
  const common = {
    id: `key ${from.key}`,
    code: 'stake' as const,
    currency: 'PLAY' as const,
    cause: { kind: 'test', id: '1' },
  };
  const debit = accounts[from.from] ?? house;
  const credit = accounts[from.to] ?? house;
  const amount = minor(BigInt(from.amount));
  if (from.act === 'post') return { ...common, debit, credit, amount, phase: 'posted' };
  if (from.act === 'hold') {
    const expiry = from.lasts === null ? {} : { expiresAtMs: state.atMs + from.lasts };
    return { ...common, debit, credit, amount, phase: 'pending', ...expiry };
  }
  const known = [...state.pending.keys()];
  const pendingId =
    from.pendingKey % 4 > 0 && known.length > 0
      ? (known[from.pendingKey % known.length] ?? '')
      : `key ${from.pendingKey}`;
  const held = state.pending.get(pendingId);
  const phase = from.voids ? ('void_pending' as const) : ('post_pending' as const);
  return {
    ...common,
    debit: held?.debit ?? debit,
    credit: held?.credit ?? credit,
    amount: held && from.whole ? held.amount : amount,
    phase,
    pendingId,
  };
}

test(
  '100,000 random batches agree with a ledger that only sums transfers',
  { timeout: 120_000 },
  () => {
    const counts = { taken: 0, refused: 0, batches: 0 };
    fc.assert(
      fc.property(batches, (run) => {
        const state = createLedger();
        const books = new PlainBooks();
        for (const id of wallets) addStateAccount(state, id, { currency: 'PLAY', limited: true });
        addStateAccount(state, house, { currency: 'PLAY', limited: false });
        for (const batch of run) {
          counts.batches += 1;
          state.atMs += 1;
          for (const drafts of batch) {
            const list = drafts.map((each) => getTransfer(each, state));
            const wasTaken = books.take(list, state.atMs);
            expect(applyTransfers(state, list).ok).toBe(wasTaken);
            counts[wasTaken ? 'taken' : 'refused'] += 1;
          }
          for (const [id, account] of state.accounts) {
            expect(account.balance).toBe(books.findBalance(id));
            expect(account.held).toBe(books.heldOf(id));
          }
        }
      }),
      { numRuns: 5_000 },
    );
    expect(counts.batches).toBeGreaterThanOrEqual(100_000);
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(20_000);
  },
);

/**
 * Goal: the database decides exactly like the pure rules of `packages/ledger`. Method: random
 * lists of transfers, with few accounts, few keys and small balances, so that every refusal
 * happens often, are posted to both; every answer and every balance is compared.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import {
  gatewayAccount,
  gameAccount,
  houseAccount,
  memberAccount,
} from '@khelaghor/ledger/account.ts';
import type { AccountName } from '@khelaghor/ledger/account.ts';
import {
  createLedger,
  addStateAccount,
  applyTransfers,
  setStateAccountClosed,
} from '@khelaghor/ledger/state-machine.ts';
import type { LedgerState } from '@khelaghor/ledger/state-machine.ts';
import { TRANSFER_REFUSALS } from '@khelaghor/ledger/refusals.ts';
import { TRANSFER_AMOUNT_MAX } from '@khelaghor/ledger/transfer.ts';
import type { Transfer, TransferPhase } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from './ledger-audit.ts';
import { findBalance, openAccount, post, setAccountClosed } from './ledger-store.ts';
import { openLedgerFixture, postAlone } from './ledger-store.suite.ts';
import type { LedgerFixture } from './ledger-store.suite.ts';
import type { DB } from './schema.gen.ts';

/** A transfer of one run: accounts and keys are indexes into lists. */
type Draft = {
  readonly key: number;
  readonly debit: number;
  /** Distance from the debit to the credit account, within the first six or beyond them. */
  readonly creditAfter: number;
  readonly amount: bigint;
  readonly currency: 'PLAY' | 'BDT';
  readonly phase: Transfer['phase'];
  /** Expiry of a pending transfer: never, long ago, or in the far future. */
  readonly expires: 'never' | 'past' | 'future';
  /** Index of the pending transfer to resolve. */
  readonly pendingKey: number;
  /** Whether it is resolved with its own accounts. */
  readonly pendingFits: boolean;
};

type Step =
  | { readonly kind: 'post'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'repeat'; readonly which: number }
  | { readonly kind: 'close'; readonly account: number; readonly closed: boolean };

const KEYS = 300;

// Mostly the accounts in PLAY, sometimes one in BDT or the one that does not exist.
const place: fc.Arbitrary<number> = fc.oneof(
  { weight: 20, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.integer({ min: 6, max: 8 }) },
);

const draft: fc.Arbitrary<Draft> = fc.record({
  key: fc.nat(KEYS - 1),
  debit: place,
  creditAfter: fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 6, 7, 8) },
  ),
  amount: fc.oneof(
    { weight: 20, arbitrary: fc.bigInt({ min: 1n, max: 60n }) },
    { weight: 1, arbitrary: fc.constantFrom(0n, -5n, TRANSFER_AMOUNT_MAX + 1n) },
  ),
  currency: fc.oneof(
    { weight: 20, arbitrary: fc.constant('PLAY' as const) },
    { weight: 1, arbitrary: fc.constant('BDT' as const) },
  ),
  phase: fc.oneof(
    { weight: 3, arbitrary: fc.constant('posted' as const) },
    { weight: 2, arbitrary: fc.constant('pending' as const) },
    { weight: 3, arbitrary: fc.constantFrom('post_pending' as const, 'void_pending' as const) },
  ),
  expires: fc.constantFrom('never' as const, 'never' as const, 'past' as const, 'future' as const),
  pendingKey: fc.nat(KEYS - 1),
  pendingFits: fc.constantFrom(true, true, true, false),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      drafts: fc.array(draft, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(100) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      account: fc.nat(2),
      // Reopened more often than closed; otherwise few transfers would be possible.
      closed: fc.constantFrom(true, false, false),
    }),
  },
);

function getNames(member: string): AccountName[] {
  return [
    memberAccount(member, 'wallet', 'PLAY'),
    memberAccount(member, 'escrow', 'PLAY'),
    memberAccount(member, 'payout_hold', 'PLAY'),
    gameAccount('dice', 'PLAY'),
    houseAccount('house_grant', 'PLAY'),
    gatewayAccount(member, 'PLAY'),
    memberAccount(member, 'wallet', 'BDT'),
    gatewayAccount(member, 'BDT'),
  ];
}

function getCredit({ debit, creditAfter }: Draft): number {
  return creditAfter > 5 ? creditAfter : debit > 5 ? creditAfter : (debit + creditAfter) % 6;
}

const EXPIRIES = { past: Date.parse('2000-01-01'), future: Date.parse('2999-01-01') } as const;

function getPhase({ phase, expires }: Draft, pendingId: string): TransferPhase {
  if (phase === 'posted') return { phase };
  if (phase !== 'pending') return { phase, pendingId };
  return expires === 'never' ? { phase } : { phase, expiresAtMs: EXPIRIES[expires] };
}

/** One run: the same accounts in the database and in the model. */
class Run {
  readonly #db: Kysely<DB>;
  readonly #model: LedgerState = createLedger(Date.parse('2030-01-01'));
  readonly #accounts: string[] = [];
  readonly #keys = Array.from({ length: KEYS }, () => randomUUID());
  readonly #posted: Transfer[][] = [];
  readonly outcomes: Map<string, number>;

  constructor(db: Kysely<DB>, outcomes: Map<string, number>) {
    this.#db = db;
    this.outcomes = outcomes;
  }

  async open(): Promise<void> {
    for (const name of getNames(randomUUID())) {
      const id = await openAccount(this.#db, name);
      this.#accounts.push(id);
      const limited = name.owner.startsWith('member:');
      addStateAccount(this.#model, id, { currency: name.currency, limited });
    }
    // The house accounts are shared with other runs; the model starts with their balances.
    for (const id of this.#accounts) {
      const found = await findBalance(this.#db, id);
      const account = this.#model.accounts.get(id);
      if (found === undefined || account === undefined) throw new Error(`no account ${id}`);
      this.#model.accounts.set(id, { ...account, balance: found.balance });
    }
    // The ninth account does not exist.
    this.#accounts.push(randomUUID());
    await this.#post([this.#transfer({ ...FILL, key: 0, creditAfter: 3 })]);
    await this.#post([this.#transfer({ ...FILL, key: 1, creditAfter: 4 })]);
  }

  async take(next: Step): Promise<void> {
    if (next.kind === 'post') return this.#post(next.drafts.map((each) => this.#transfer(each)));
    if (next.kind === 'repeat') {
      const before = this.#posted[next.which % this.#posted.length];
      return before === undefined ? undefined : this.#post(before);
    }
    const id = this.#at(next.account);
    setStateAccountClosed(this.#model, id, next.closed);
    await this.#db.transaction().execute((tx) => setAccountClosed(tx, id, next.closed));
  }

  async compareBalances(): Promise<void> {
    for (const [id, expected] of this.#model.accounts) {
      const found = await findBalance(this.#db, id);
      expect(found).toMatchObject({ balance: expected.balance, held: expected.held });
    }
  }

  #at(place: number): string {
    const id = this.#accounts[place];
    if (id === undefined) throw new Error(`no account at ${place}`);
    return id;
  }

  #transfer(from: Draft): Transfer {
    const ends = from.phase === 'post_pending' || from.phase === 'void_pending';
    const all = [...this.#model.transfers.values()].filter((each) => each.phase === 'pending');
    // Every fifth key may be unused, or belong to a posted transfer.
    const pending =
      ends && from.pendingKey % 5 > 0 ? all[from.pendingKey % Math.max(all.length, 1)] : undefined;
    const pendingId = pending?.id ?? this.#keys[from.pendingKey % 50] ?? '';
    const fits = pending !== undefined && from.pendingFits;
    return {
      id: this.#keys[from.key] ?? '',
      code: 'stake',
      debit: fits ? pending.debit : this.#at(from.debit),
      credit: fits ? pending.credit : this.#at(getCredit(from)),
      amount: fits && from.pendingKey % 2 === 0 ? pending.amount : minor(from.amount),
      currency: from.currency,
      cause: { kind: 'test', id: 'model' },
      ...getPhase(from, pendingId),
    };
  }

  async #post(transfers: Transfer[]): Promise<void> {
    const expected = applyTransfers(this.#model, transfers);
    const found = await this.#db.transaction().execute((tx) => post(tx, transfers));
    expect(found).toEqual(expected);
    this.#posted.push(transfers);
    for (const word of expected.ok ? expected.results : [expected.refusal]) {
      this.outcomes.set(word, (this.outcomes.get(word) ?? 0) + 1);
    }
  }
}

const FILL = {
  debit: 3,
  amount: 200n,
  currency: 'PLAY',
  phase: 'posted',
  expires: 'never',
  pendingKey: 0,
  pendingFits: false,
} as const;

export function modelSuite(title: string, serverUrl: string | undefined, runs: number): void {
  describe(title, () => {
    let fixture: LedgerFixture;
    beforeAll(async () => {
      fixture = await openLedgerFixture(serverUrl);
    });
    afterAll(() => fixture.end());

    // Thousands of round trips are slow beside other tests, so this test has its own time limit.
    test(
      `the database agrees with the rules in ${runs} random runs`,
      { timeout: 120_000 },
      async () => {
        const outcomes = new Map<string, number>();
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
            const run = new Run(fixture.db, outcomes);
            await run.open();
            for (const next of steps) await run.take(next);
            await run.compareBalances();
          }),
          { numRuns: runs },
        );
        // Another test covers balances near the upper limit.
        const rare = new Set(['balance_too_large']);
        const missed = TRANSFER_REFUSALS.filter((word) => !rare.has(word) && !outcomes.has(word));
        expect(missed).toEqual([]);
        expect(outcomes.get('created')).toBeGreaterThan(runs);
        expect(await audit(fixture.db)).toEqual([]);
      },
    );

    test('a list of the length of a large settlement agrees too', async () => {
      const run = new Run(fixture.db, new Map());
      await run.open();
      const drafts = Array.from({ length: 38 }, (_, index) => ({ ...FILL, key: index + 2 }));
      await run.take({
        kind: 'post',
        drafts: drafts.map((each, index) => ({ ...each, creditAfter: 3 + (index % 3) })),
      });
      await run.compareBalances();
      expect(await postAlone(fixture.db, [])).toEqual({ ok: true, results: [] });
    });
  });
}

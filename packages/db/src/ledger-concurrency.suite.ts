/** What the ledger promises to callers at the same time, as tests for any server. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { memberAccount } from '@khelaghor/ledger/account.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from './ledger-audit.ts';
import { findBalance, openAccount } from './ledger-store.ts';
import { openCast, openLedgerFixture, postAlone, getStake } from './ledger-store.suite.ts';
import type { Cast, LedgerFixture } from './ledger-store.suite.ts';
import type { DB } from './schema.gen.ts';

/** Counts how often each answer was given. */
function tally(answers: readonly PostResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const word = answer.ok ? answer.results.join(' ') : answer.refusal;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

const callersMax = 64;

/** Does a piece of work so often, by as many callers at once as there may be. */
async function runConcurrently<T>(
  count: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, callersMax) }, caller));
  return results;
}

export function concurrencySuite(title: string, serverUrl: string | undefined): void {
  describe(title, () => {
    let fixture: LedgerFixture;
    beforeAll(async () => {
      fixture = await openLedgerFixture(serverUrl);
    });
    afterAll(() => fixture.end());

    describe('one account', () => oneAccountTests(() => fixture.db));
    describe('one key', () => oneKeyTests(() => fixture.db));
    describe('many accounts', () => manyAccountsTests(() => fixture.db));
    test('the books are right after all of it', async () => {
      expect(await audit(fixture.db)).toEqual([]);
    });
  });
}

function oneAccountTests(db: () => Kysely<DB>): void {
  test('of a hundred stakes of the whole balance exactly one is accepted', async () => {
    const cast = await openCast(db(), 1_000n);
    const answers = await runConcurrently(100, () => postAlone(db(), [getStake(cast, 1_000n)]));
    expect(tally(answers)).toEqual({ created: 1, balance_too_low: 99 });
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ balance: 0n });
  });

  test('of a hundred stakes as many are accepted as the balance carries', async () => {
    const cast = await openCast(db(), 1_000n);
    const answers = await runConcurrently(100, () => postAlone(db(), [getStake(cast, 30n)]));
    expect(tally(answers)).toEqual({ created: 33, balance_too_low: 67 });
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ balance: 10n });
  });

  test('a pending transfer that is posted and voided at once ends once', async () => {
    const cast = await openCast(db(), 1_000n);
    const held = { ...getStake(cast, 600n), phase: 'pending' } as const;
    expect(await postAlone(db(), [held])).toMatchObject({ ok: true });
    const answers = await runConcurrently(20, (index) =>
      postAlone(db(), [ending(held, index % 2 === 0 ? 'post_pending' : 'void_pending')]),
    );
    expect(tally(answers)).toEqual({ created: 1, pending_already_resolved: 19 });
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ held: 0n });
  });
}

function ending(held: Transfer, phase: 'post_pending' | 'void_pending'): Transfer {
  return { ...held, id: randomUUID(), phase, pendingId: held.id };
}

/** A movement between two accounts without balance rows, so that no lock orders the callers. */
function houseMovement(cast: Cast, amountMinor: bigint, id: string): Transfer {
  return { ...getStake(cast, amountMinor, id), debit: cast.clearing };
}

function oneKeyTests(db: () => Kysely<DB>): void {
  test('the same transfer fifty times at once has one effect', async () => {
    const cast = await openCast(db(), 1_000n);
    const stake = getStake(cast, 100n);
    const answers = await runConcurrently(50, () => postAlone(db(), [stake]));
    expect(tally(answers)).toEqual({ created: 1, already: 49 });
    expect(await findBalance(db(), cast.wallet)).toMatchObject({ balance: 900n });
  });

  test('one key for fifty different transfers at once serves the first', async () => {
    const cast = await openCast(db(), 10_000n);
    const id = randomUUID();
    const answers = await runConcurrently(50, (index) =>
      postAlone(db(), [getStake(cast, BigInt(index + 1), id)]),
    );
    expect(tally(answers)).toEqual({ created: 1, key_reused_with_other_body: 49 });
  });

  test('the same between accounts without limit, where nothing is locked', async () => {
    const cast = await openCast(db());
    const same = houseMovement(cast, 5n, randomUUID());
    const repeated = await runConcurrently(50, () => postAlone(db(), [same]));
    expect(tally(repeated)).toEqual({ created: 1, already: 49 });
    const id = randomUUID();
    const different = await runConcurrently(50, (index) =>
      postAlone(db(), [houseMovement(cast, BigInt(index + 1), id)]),
    );
    expect(tally(different)).toEqual({ created: 1, key_reused_with_other_body: 49 });
  });

  test('a pending transfer between accounts without limit ends once', async () => {
    const cast = await openCast(db());
    const held = { ...houseMovement(cast, 60n, randomUUID()), phase: 'pending' } as const;
    expect(await postAlone(db(), [held])).toMatchObject({ ok: true });
    const answers = await runConcurrently(50, (index) =>
      postAlone(db(), [ending(held, index % 2 === 0 ? 'post_pending' : 'void_pending')]),
    );
    expect(tally(answers)).toEqual({ created: 1, pending_already_resolved: 49 });
  });
}

function manyAccountsTests(db: () => Kysely<DB>): void {
  async function openWallets(count: number, eachMinor: bigint): Promise<string[]> {
    return runConcurrently(count, async () => {
      const cast = await openCast(db(), eachMinor);
      return cast.wallet;
    });
  }

  function move(from: string, to: string, amountMinor: bigint): Transfer {
    return {
      id: randomUUID(),
      code: 'stake',
      debit: from,
      credit: to,
      amount: minor(amountMinor),
      currency: 'PLAY',
      cause: { kind: 'test', id: 'cycle' },
      phase: 'posted',
    };
  }

  test('transfers in a circle by 64 callers neither stop each other nor lose anything', async () => {
    const wallets = await openWallets(3, 10_000n);
    const answers = await runConcurrently(600, (index) => {
      const from = wallets[index % 3] ?? '';
      const to = wallets[(index + 1) % 3] ?? '';
      return postAlone(db(), [move(from, to, 7n)]);
    });
    expect(tally(answers)).toEqual({ created: 600 });
    for (const wallet of wallets) {
      expect(await findBalance(db(), wallet)).toMatchObject({ balance: 10_000n });
    }
  });

  test('lists that touch the same accounts in every order do not deadlock', async () => {
    const wallets = await openWallets(6, 100n);
    const answers = await runConcurrently(300, (index) => {
      const order = wallets.map((_, place) => wallets[(place * 5 + index) % 6] ?? '');
      const list = order.slice(1).map((wallet, place) => move(order[place] ?? '', wallet, 50n));
      return postAlone(db(), list);
    });
    const counts = tally(answers);
    expect((counts['created created created created created'] ?? 0) > 0).toBe(true);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(300);
    const balances = await Promise.all(wallets.map((wallet) => findBalance(db(), wallet)));
    expect(balances.reduce((sum, found) => sum + (found?.balance ?? 0n), 0n)).toBe(600n);
  });

  test('accounts that open while others post do not disturb them', async () => {
    const cast = await openCast(db(), 1_000n);
    const answers = await runConcurrently(60, async () => {
      const wallet = await openAccount(db(), memberAccount(randomUUID(), 'wallet', 'PLAY'));
      return postAlone(db(), [move(cast.wallet, wallet, 10n)]);
    });
    expect(tally(answers)).toEqual({ created: 60 });
  });
}

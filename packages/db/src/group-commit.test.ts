/**
 * Goal: calls in one batch get the same answers as single calls in the order of arrival, also
 * with several processes, failing rows and an unreachable database.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { gameAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { createLedger, addStateAccount, applyTransfers } from '@khelaghor/ledger/state-machine.ts';
import { TRANSFER_REFUSALS } from '@khelaghor/ledger/refusals.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createFakeTimers } from '@khelaghor/testkit/fake-timers.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './ledger-audit.ts';
import { attachRow, startGroupCommit, ConflictRetry } from './group-commit.ts';
import type { BatchResult, BatchHandler } from './group-commit.ts';
import { findBalance, openAccount } from './ledger-store.ts';
import { openCast, openLedgerFixture, getStake } from './ledger-store.suite.ts';
import type { LedgerFixture } from './ledger-store.suite.ts';
import type { DB } from './schema.gen.ts';

let fixture: LedgerFixture;
let db: Kysely<DB>;

beforeAll(async () => {
  fixture = await openLedgerFixture(undefined);
  ({ db } = fixture);
  await sql`create table note (transfer_id uuid primary key, text text not null)`.execute(db);
});
afterAll(() => fixture.end());

type Note = { id: string; text: string };

async function writeNotes(tx: Transaction<DB>, notes: readonly Note[]): Promise<void> {
  const ids = notes.map(({ id }) => id);
  const texts = notes.map(({ text }) => text);
  await sql`insert into note select * from unnest(${ids}::uuid[], ${texts}::text[])`.execute(tx);
}

async function readNotes(ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from note where transfer_id = any (${ids}::uuid[]) order by text`.execute(db);
  return rows.map(({ text }) => text);
}

const getOutcome = (result: BatchResult): string => (result.ok ? 'ok' : result.refusal);

test('of five calls for a wallet that covers two, the first two are accepted', async () => {
  const cast = await openCast(db, 25n);
  const batch = startGroupCommit(db);
  const results = await Promise.all(
    Array.from({ length: 5 }, () => batch.post({ transfers: [getStake(cast, 10n)] })),
  );
  await batch.close();
  expect(results.map(getOutcome)).toEqual([
    'ok',
    'ok',
    'balance_too_low',
    'balance_too_low',
    'balance_too_low',
  ]);
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 5n });
});

test('an answer contains the remaining balance', async () => {
  const cast = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const results = await Promise.all(
    [30n, 20n].map((amount) =>
      batch.post({ transfers: [getStake(cast, amount)], returnBalanceOf: cast.wallet }),
    ),
  );
  await batch.close();
  expect(results).toMatchObject([{ available: 70n }, { available: 50n }]);
});

test('one key fifty times at once has one effect; another body is refused', async () => {
  const cast = await openCast(db, 1_000n);
  const batch = startGroupCommit(db);
  const stake = getStake(cast, 10n);
  const other = getStake(cast, 11n, stake.id);
  const calls = Array.from({ length: 50 }, (_, index) => (index === 20 ? other : stake));
  const results = await Promise.all(calls.map((each) => batch.post({ transfers: [each] })));
  await batch.close();
  const created = results.filter((each) => each.ok && each.results[0] === 'created');
  expect(created).toHaveLength(1);
  expect(results.filter((each) => !each.ok).map(getOutcome)).toEqual([
    'key_reused_with_other_body',
  ]);
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 990n });
});

test('a repeat beyond the balance gets its first answer, beside new calls', async () => {
  const cast = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const post = (stake: Transfer) => batch.post({ transfers: [stake] });
  const [first, second, altered] = [getStake(cast, 70n), getStake(cast, 20n), getStake(cast, 20n)];
  expect(await post(first)).toMatchObject({ ok: true, results: ['created'] });
  // 30 are left: a new call for 70 would be refused, and so is the other body.
  const other = getStake(cast, 71n, first.id);
  const results = await Promise.all([second, first, other, altered].map(post));
  expect(results.map((each) => (each.ok ? each.results[0] : each.refusal))).toEqual([
    'created',
    'already',
    'key_reused_with_other_body',
    'balance_too_low',
  ]);
  expect(await post(altered)).toMatchObject({ ok: false, refusal: 'balance_too_low' });
  await batch.close();
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 10n });
});

test('rows are written with their transfers or not at all, and not again by a repeat', async () => {
  const cast = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const call = (stake: Transfer, text: string) =>
    batch.post({
      transfers: [stake],
      rows: [attachRow(writeNotes, { id: stake.id, text })],
    });
  const [good, poor] = [getStake(cast, 60n), getStake(cast, 60n)];
  const results = await Promise.all([call(good, 'good'), call(poor, 'poor'), call(good, 'again')]);
  await batch.close();
  expect(results.map(getOutcome)).toEqual(['ok', 'balance_too_low', 'ok']);
  expect(await readNotes([good.id, poor.id])).toEqual(['good']);
});

test('a call whose rows cannot be written fails alone', async () => {
  const cast = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const taken = randomUUID();
  await writeNotesAlone({ id: taken, text: 'taken' });
  const calls = [1, 2, 3].map((number) => {
    const stake = getStake(cast, 10n);
    const id = number === 2 ? taken : stake.id;
    const row = attachRow(writeNotes, { id, text: `note ${number}` });
    return { stake, posted: batch.post({ transfers: [stake], rows: [row] }) };
  });
  const settled = await Promise.allSettled(calls.map(({ posted }) => posted));
  await batch.close();
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await readNotes(calls.map(({ stake }) => stake.id))).toEqual(['note 1', 'note 3']);
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 80n });
});

const writeNotesAlone = (note: Note) => db.transaction().execute((tx) => writeNotes(tx, [note]));

type Stake = { transfer: Transfer; fails?: boolean };

/** Creates a handler that stakes once per key, and notes how many orders its batch has. */
const createStaker = (seen: number[][], conflictsMax = 0): BatchHandler<Stake, string> => {
  let conflicts = 0;
  return async (tx, orders, post) => {
    const ids = orders.map(({ transfer }) => transfer.id);
    const { rows } = await sql<{ id: string }>`select transfer_id as id from note
      where transfer_id = any (${ids}::uuid[])`.execute(tx);
    const taken = new Set(rows.map(({ id }) => id));
    const fresh = orders.map(({ transfer }) => !taken.has(transfer.id));
    const results = await post(
      orders.map(({ transfer }, index) => {
        return { transfers: fresh[index] ? [transfer] : [], returnBalanceOf: transfer.debit };
      }),
    );
    if (orders.some(({ fails }) => fails)) throw new Error('it fails');
    const written = orders.filter((_, index) => fresh[index] && results[index]?.result.ok);
    await writeNotes(
      tx,
      written.map(({ transfer }) => ({ id: transfer.id, text: 'staked' })),
    );
    if (conflicts < conflictsMax) {
      conflicts += 1;
      throw new ConflictRetry('another transaction was faster');
    }
    seen.push([orders.length]);
    return results.map(({ result, available }, index) => {
      const word = fresh[index] ? 'staked' : 'known';
      return result.ok ? `${word}, ${available} left` : result.refusal;
    });
  };
};

test('submitted orders share a transaction with each other and with posts', async () => {
  const casts = await Promise.all([1, 2, 3].map(() => openCast(db, 50n)));
  const batch = startGroupCommit(db);
  const seen: number[][] = [];
  const handler = createStaker(seen, 1);
  const stakes = casts.map((cast, index) => getStake(cast, index === 1 ? 60n : 10n));
  const [posted, ...replies] = await Promise.all([
    batch.post({
      transfers: [getStake(casts[0] ?? never(), 15n)],
      returnBalanceOf: casts[0]?.wallet ?? '',
    }),
    ...stakes.map((transfer) =>
      batch.submit(handler, { order: { transfer }, keys: [transfer.id], transfersMax: 1 }),
    ),
  ]);
  await batch.close();
  expect(posted).toMatchObject({ ok: true, available: 35n });
  expect(replies).toEqual(['staked, 25 left', 'balance_too_low', 'staked, 40 left']);
  expect(seen).toEqual([[3]]);
  expect(await readNotes(stakes.map(({ id }) => id))).toEqual(['staked', 'staked']);
});

const never = (): never => {
  throw new Error('there is none');
};

test('orders with a common key run one after another, in order of arrival', async () => {
  const cast = await openCast(db, 100n);
  const other = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const seen: number[][] = [];
  const handler = createStaker(seen);
  const [same, free] = [getStake(cast, 10n), getStake(other, 10n)];
  const orders = [same, same, same, free];
  const replies = await Promise.all(
    orders.map((transfer) =>
      batch.submit(handler, { order: { transfer }, keys: ['all', transfer.id], transfersMax: 1 }),
    ),
  );
  await batch.close();
  expect(replies).toEqual([
    'staked, 90 left',
    'known, 90 left',
    'known, 90 left',
    'staked, 90 left',
  ]);
  expect(seen).toEqual([[1], [1], [1], [1]]);
});

test('an order whose handler fails is the only one that fails', async () => {
  const casts = await Promise.all([1, 2, 3].map(() => openCast(db, 50n)));
  const batch = startGroupCommit(db);
  const handler = createStaker([]);
  const settled = await Promise.allSettled(
    casts.map((cast, index) => {
      const transfer = getStake(cast, 10n);
      const order = { transfer, fails: index === 1 };
      return batch.submit(handler, { order, keys: [transfer.id], transfersMax: 1 });
    }),
  );
  await batch.close();
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await findBalance(db, casts[1]?.wallet ?? '')).toMatchObject({ balance: 50n });
});

const nothing = { transfers: [] };
const wrongHandlers: readonly (readonly [string, BatchHandler<null, string>])[] = [
  ['replied without posting', async () => ['done']],
  ['posted too few lists', async (_tx, _orders, post) => (await post([])).map(() => 'done')],
  [
    'gave too few replies',
    async (_tx, _orders, post) => (await post([nothing])).slice(1).map(() => 'done'),
  ],
  [
    'posted twice',
    async (_tx, _orders, post) => {
      await post([nothing]);
      return (await post([nothing])).map(() => 'done');
    },
  ],
];

test.each(wrongHandlers)('an order fails when its handler %s', async (wrong, handler) => {
  const batch = startGroupCommit(db);
  const replying = batch.submit(handler, { order: null, keys: [], transfersMax: 1 });
  await expect(replying).rejects.toThrow(`a handler ${wrong}`);
  await batch.close();
});

test('a call with an invalid id fails alone', async () => {
  const cast = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const posts = ['no id', randomUUID()].map((id) =>
    batch.post({ transfers: [getStake(cast, 10n, id)] }),
  );
  const settled = await Promise.allSettled(posts);
  await batch.close();
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('calls beyond the queue limit are refused without effect', async () => {
  const cast = await openCast(db, 1_000n);
  const batch = startGroupCommit(db, { waitingMax: 3 });
  const posts = Array.from({ length: 5 }, () => batch.post({ transfers: [getStake(cast, 10n)] }));
  const results = await Promise.all(posts);
  await batch.close();
  expect(results.map(getOutcome)).toEqual(['ok', 'ok', 'ok', 'ledger_busy', 'ledger_busy']);
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 970n });
});

test('a call that waits too long behind blocked batches is refused', async () => {
  const cast = await openCast(db, 1_000n);
  const timers = createFakeTimers();
  const batch = startGroupCommit(db, { transfersMax: 1, waitMsMax: 250, timers });
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const standStill = async (): Promise<void> => {
    begun.resolve();
    await gate.promise;
  };
  const post = (writer?: () => Promise<void>) =>
    batch.post({
      transfers: [getStake(cast, 10n)],
      ...(writer && { rows: [attachRow(writer, null)] }),
    });
  // One is blocked, the other waits for the same wallet.
  const held = [post(standStill), post(standStill)];
  await begun.promise;
  const late = [post(), post()];
  timers.advance(251);
  gate.resolve();
  const results = await Promise.all([...held, ...late]);
  expect(results.map(getOutcome)).toEqual(['ok', 'ok', 'ledger_busy', 'ledger_busy']);
  expect(getOutcome(await post())).toBe('ok');
  await batch.close();
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 970n });
});

test('with several active callers, a slightly later call joins the batch', async () => {
  const cast = await openCast(db, 100n);
  const timers = createFakeTimers();
  const batch = startGroupCommit(db, { gatherMsPerCall: 5, gatherMsMax: 25, timers });
  const sizes: number[] = [];
  const noteSize = async (_tx: Transaction<DB>, rows: readonly string[]): Promise<void> => {
    sizes.push(rows.length);
    return Promise.resolve();
  };
  const post = () =>
    batch.post({
      transfers: [getStake(cast, 1n)],
      rows: [attachRow(noteSize, 'row')],
    });
  await post();
  // A single call after a single call does not wait.
  await post();
  await Promise.all([post(), post()]);
  const early = post();
  expect(timers.countWaiting()).toBe(1);
  timers.advance(9);
  const late = post();
  timers.advance(1);
  await Promise.all([early, late]);
  await batch.close();
  expect(sizes).toEqual([1, 1, 2, 2]);
});

test('a batch starts as soon as enough calls wait', async () => {
  const cast = await openCast(db, 1_000n);
  // The time stands still: only the number of calls can end the wait.
  const timers = createFakeTimers();
  const batch = startGroupCommit(db, { timers });
  const post = () => batch.post({ transfers: [getStake(cast, 1n)] });
  await Promise.all([post(), post()]);
  const results = await Promise.all(Array.from({ length: 64 }, post));
  await batch.close();
  expect(results.every(({ ok }) => ok)).toBe(true);
});

test('a closed batch finishes accepted calls and refuses new ones', async () => {
  const cast = await openCast(db, 100n);
  const batch = startGroupCommit(db);
  const posted = batch.post({ transfers: [getStake(cast, 10n)] });
  await batch.close();
  expect(getOutcome(await posted)).toBe('ok');
  await expect(batch.post({ transfers: [getStake(cast, 10n)] })).rejects.toThrow('no more');
});

test('repeatedly cut connections lose no answer', async () => {
  const casts = await Promise.all(Array.from({ length: 20 }, () => openCast(db, 1_000n)));
  const batch = startGroupCommit(db, { transfersMax: 8 });
  // Fewer cuts than a batch has attempts, so every call must succeed.
  const cut = async (): Promise<void> => {
    for (let cuts = 0; cuts < 5;) {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
          and query like '%ledger_%_batch%'`.execute(db);
      cuts += rows.length;
    }
  };
  const cutting = cut();
  const posts = Array.from({ length: 400 }, (_, index) => {
    const cast = casts[index % casts.length];
    if (!cast) throw new Error('nobody plays');
    return batch.post({ transfers: [getStake(cast, 10n)] });
  });
  const results = await Promise.all(posts);
  await cutting;
  await batch.close();
  expect(results.every(({ ok }) => ok)).toBe(true);
  const balances = await Promise.all(casts.map((cast) => findBalance(db, cast.wallet)));
  expect(balances.map((each) => each?.balance)).toEqual(casts.map(() => 800n));
});

const draft = fc.record({
  from: fc.constantFrom(0, 1, 2, 3, 3),
  to: fc.nat(3),
  amount: fc.constantFrom(0n, 1n, 5n, 30n, 60n),
  key: fc.nat(60),
  act: fc.constantFrom(...(['post', 'post', 'hold', 'hold', 'end', 'end', 'repeat'] as const)),
  /** Expiry of a hold: never, long ago, or in the far future. */
  expires: fc.constantFrom(null, '2000-01-01', '2999-01-01'),
  /** Index of the earlier hold to resolve, or of the earlier transfer to repeat. */
  which: fc.nat(40),
  voids: fc.boolean(),
});
type Draft = typeof draft extends fc.Arbitrary<infer Value> ? Value : never;
const calls = fc.array(fc.array(draft, { minLength: 1, maxLength: 3 }), {
  minLength: 10,
  maxLength: 80,
});

test('concurrent calls get the answers of sequential calls in the order of arrival', async () => {
  const words = new Set<string>();
  await fc.assert(
    fc.asyncProperty(calls, fc.integer({ min: 1, max: 40 }), async (lists, transfersMax) => {
      const state = createLedger(Date.parse('2030-01-01'));
      const member = randomUUID();
      const accounts: string[] = [];
      for (const kind of ['wallet', 'escrow', 'payout_hold'] as const) {
        accounts.push(await openAccount(db, memberAccount(member, kind, 'PLAY')));
      }
      for (const id of accounts) addStateAccount(state, id, { currency: 'PLAY', limited: true });
      accounts.push(await openAccount(db, gameAccount('dice', 'PLAY')));
      addStateAccount(state, accounts[3] ?? '', { currency: 'PLAY', limited: false });
      const keys = Array.from({ length: 61 }, () => randomUUID());
      const drafted: Transfer[] = [];
      const earlier = (which: number, holdsOnly: boolean): Transfer | undefined => {
        const among = drafted.filter(({ phase }) => !holdsOnly || phase === 'pending');
        return among[which % Math.max(among.length, 1)];
      };
      const getTransfer = ({ from, to, amount, key, act, which, ...draft }: Draft): Transfer => {
        const common = { id: keys[key] ?? '', code: 'stake', currency: 'PLAY' } as const;
        const cause = { kind: 'test', id: 'a "quoted" \\ cause, {with} NULL' };
        const [debit, credit] = [accounts[from] ?? '', accounts[to] ?? ''];
        const body = { ...common, cause, debit, credit, amount: minor(amount) };
        const found = earlier(which, act === 'end');
        if (act === 'repeat' && found) return found;
        if (act === 'end' && found) {
          const phase = draft.voids ? 'void_pending' : 'post_pending';
          const ends = {
            phase,
            pendingId: found.id,
            debit: found.debit,
            credit: found.credit,
          } as const;
          return { ...body, ...ends, amount: which % 3 > 0 ? found.amount : body.amount };
        }
        if (act !== 'hold') return { ...body, phase: 'posted' };
        const expiry = draft.expires === null ? {} : { expiresAtMs: Date.parse(draft.expires) };
        return { ...body, phase: 'pending', ...expiry };
      };
      const transfers = lists.map((list) =>
        list.map((each) => {
          const transfer = getTransfer(each);
          drafted.push(transfer);
          return transfer;
        }),
      );
      const expected = transfers.map((list) => applyTransfers(state, list));
      for (const each of expected)
        for (const word of each.ok ? each.results : [each.refusal]) words.add(word);
      // On a busy machine, too, every call is decided.
      const batch = startGroupCommit(db, { transfersMax, waitMsMax: Infinity });
      const found = await Promise.all(transfers.map((list) => batch.post({ transfers: list })));
      await batch.close();
      expect(found).toEqual(
        expected.map((each) => (each.ok ? { ...each, available: null } : each)),
      );
      for (const id of accounts.slice(0, 3)) {
        const { balance, held } = state.accounts.get(id) ?? {};
        expect(await findBalance(db, id)).toMatchObject({ balance, held });
      }
    }),
    { numRuns: 60 },
  );
  expect([...words]).toEqual(expect.arrayContaining(['created', 'already']));
  // Single kinds are rare in so few runs; the table test has all of them.
  const ofEnds = TRANSFER_REFUSALS.filter((word) => word.startsWith('pending_'));
  expect(ofEnds.filter((word) => words.has(word)).length).toBeGreaterThan(ofEnds.length / 2);
  expect(await audit(db)).toEqual([]);
});

test('several concurrent processes keep the ledger correct', async () => {
  const cast = await openCast(db, 500n);
  const batches = Array.from({ length: 4 }, () => startGroupCommit(db, { transfersMax: 16 }));
  const stakes = Array.from({ length: 100 }, () => getStake(cast, 10n));
  // Two processes use each key.
  const posts = stakes.flatMap((stake, index) =>
    [0, 1].map(async (step) => batches[(index + step) % 4]?.post({ transfers: [stake] })),
  );
  const results = await Promise.all(posts);
  await Promise.all(batches.map((batch) => batch.close()));
  const created = results.filter((each) => each?.ok && each.results[0] === 'created');
  expect(created).toHaveLength(50);
  expect(await findBalance(db, cast.wallet)).toMatchObject({ balance: 0n });
  expect(await audit(db)).toEqual([]);
});

/**
 * Goal: what has expired is let go of exactly once, and nothing else is. Method: holds that expired
 * a moment ago beside some that did not, and several processes that void at once.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from './ledger-audit.ts';
import { voidExpired } from './ledger-expiry.ts';
import { findBalance, setAccountClosed } from './ledger-store.ts';
import { openCast, openLedgerFixture, postAlone, getStake } from './ledger-store.suite.ts';
import type { Cast, LedgerFixture } from './ledger-store.suite.ts';

let fixture: LedgerFixture;
let cast: Cast;

beforeEach(async () => {
  fixture = await openLedgerFixture(undefined);
  cast = await openCast(fixture.db, 1_000_000n);
});
afterEach(() => fixture.end());

const past = new Date('2026-01-01T00:00:00Z');
const future = new Date('2126-01-01T00:00:00Z');

async function hold(amount: bigint, expiresAt?: Date): Promise<string> {
  const expiry = expiresAt === undefined ? {} : { expiresAtMs: expiresAt.getTime() };
  const pending = { ...getStake(cast, amount), phase: 'pending', ...expiry } as const;
  expect(await postAlone(fixture.db, [pending])).toMatchObject({ ok: true });
  return pending.id;
}

test('what has expired is let go of, and what has not is kept', async () => {
  const expired = await hold(100n, past);
  await hold(20n, future);
  await hold(3n);
  const voided = { ...getStake(cast, 5n), phase: 'void_pending' } as const;
  await postAlone(fixture.db, [{ ...voided, pendingId: await hold(5n, past) }]);
  expect(await voidExpired(fixture.db)).toBe(1);
  expect(await findBalance(fixture.db, cast.wallet)).toMatchObject({
    held: 23n,
    balance: 1_000_000n,
  });
  const { rows } = await sql`select code, cause_kind, cause_id, amount_minor from ledger_transfer
    where pending_id = ${expired} and phase = 'void_pending'`.execute(fixture.db);
  expect(rows).toEqual([{ code: 'stake', causeKind: 'test', causeId: 'stake', amountMinor: 100n }]);
  expect(await voidExpired(fixture.db)).toBe(0);
  expect(await audit(fixture.db)).toEqual([]);
});

test('a closed account gets its held money back too', async () => {
  await hold(100n, past);
  await fixture.db.transaction().execute((tx) => setAccountClosed(tx, cast.wallet, true));
  expect(await voidExpired(fixture.db)).toBe(1);
  expect(await findBalance(fixture.db, cast.wallet)).toMatchObject({ held: 0n });
});

test('several processes void more than fits in one transaction, each hold once', async () => {
  const holds = Array.from({ length: 450 }, () => {
    const expiry = { phase: 'pending', expiresAtMs: past.getTime() } as const;
    return { ...getStake(cast, 10n), ...expiry };
  });
  expect(await postAlone(fixture.db, holds)).toMatchObject({ ok: true });
  const counts = await Promise.all([1, 2, 3].map(() => voidExpired(fixture.db)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(450);
  expect(await findBalance(fixture.db, cast.wallet)).toMatchObject({ held: 0n });
  expect(await audit(fixture.db)).toEqual([]);
});

// FT-16. Transfers in a circle, and linked ones in every order, straight into the ledger by 64
// callers.
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@khelaghor/db/connect.ts';
import type { Connection } from '@khelaghor/db/connect.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { findBalance, openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { houseAccount, memberAccount } from '@khelaghor/ledger/account.ts';
import { buildPlayGrantTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { v7 } from 'uuid';
import type { Figures, Scenario, World } from '../scenario.ts';

const callers = 64;
const fundsMinor = 1_000_000n;
const lookEveryMs = 100;

type Poster = {
  readonly name: string;
  /** Posts linked transfers; returns the name of the result. */
  readonly post: (transfers: readonly Transfer[]) => Promise<string>;
};

type Tally = Record<string, number>;

const one = (from: string, to: string, amount: bigint): Transfer => ({
  id: v7(),
  code: 'stake',
  debit: from,
  credit: to,
  amount: minor(amount),
  currency: 'PLAY',
  cause: { kind: 'fault', id: 'cycle' },
  phase: 'posted',
});

/** Opens wallets without players, each with the same funds. */
async function openWallets({ db }: Connection, count: number): Promise<string[]> {
  const houseGrant = await openAccount(db, houseAccount('house_grant', 'PLAY'));
  const wallets: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const wallet = await openAccount(db, memberAccount(v7(), 'wallet', 'PLAY'));
    const grant = { transferId: v7(), grantId: v7(), houseGrant, wallet };
    const granted = await db
      .transaction()
      .execute((tx) => post(tx, buildPlayGrantTransfers({ ...grant, amount: minor(fundsMinor) })));
    if (!granted.ok) throw new Error(`the grant was refused: ${granted.refusal}`);
    wallets.push(wallet);
  }
  return wallets;
}

/** One step of a caller: round the circle either way, or all the way round in one list. */
function getStep(wallets: readonly string[], turn: number): Transfer[] {
  const at = (place: number): string => wallets[place % wallets.length] ?? '';
  const back = turn % 2 === 1;
  const move = (place: number): Transfer =>
    back ? one(at(place + 1), at(place), 7n) : one(at(place), at(place + 1), 7n);
  if (turn % 4 < 2) return [move(turn)];
  return wallets.map((_, place) => move(place + turn));
}

/** Returns the longest wait for a lock that was seen while the work ran. */
async function watchLocks({ pool }: Connection, work: Promise<unknown>): Promise<number> {
  const watch = { works: true };
  void work.finally(() => (watch.works = false)).catch(() => undefined);
  let longestMs = 0;
  while (watch.works) {
    const { rows } = await pool.query<{ ms: number | null }>(
      `select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms
       from pg_locks where not granted`,
    );
    longestMs = Math.max(longestMs, rows[0]?.ms ?? 0);
    await pause(lookEveryMs);
  }
  return longestMs;
}

const deadlocksSql = `select deadlocks::int as count from pg_stat_database
  where datname = current_database()`;

async function deadlocks({ pool }: Connection): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(deadlocksSql);
  return rows[0]?.count ?? 0;
}

async function drive(world: World, poster: Poster, forMs: number): Promise<Figures> {
  const { connection } = world.system;
  const wallets = await openWallets(connection, 3);
  const moved = new Map(wallets.map((wallet) => [wallet, 0n]));
  const tally: Tally = {};
  const times: number[] = [];
  const untilMs = performance.now() + forMs;
  const caller = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < untilMs; turn += 1) {
      const transfers = getStep(wallets, turn);
      const fromMs = performance.now();
      const word = await poster.post(transfers).catch((error: unknown) => String(error));
      times.push(performance.now() - fromMs);
      tally[word] = (tally[word] ?? 0) + 1;
      if (word !== 'posted') continue;
      for (const { debit, credit, amount } of transfers) {
        moved.set(debit, (moved.get(debit) ?? 0n) - amount);
        moved.set(credit, (moved.get(credit) ?? 0n) + amount);
      }
    }
  };
  const work = Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  const [longestWaitMs] = await Promise.all([watchLocks(connection, work), work]);
  const others = Object.entries(tally).filter(([word]) => word !== 'posted');
  world.expect(others.length === 0, `${poster.name}: ${JSON.stringify(others)}`);
  for (const wallet of wallets) {
    const has = (await findBalance(connection.db, wallet))?.balance;
    const wanted = fundsMinor + (moved.get(wallet) ?? 0n);
    world.expect(has === wanted, `${poster.name}: a wallet has ${has}, not ${wanted}`);
  }
  times.sort((a, b) => a - b);
  const posted = tally['posted'] ?? 0;
  return {
    [`${poster.name}: lists a second`]: Math.round((posted * 1_000) / forMs),
    [`${poster.name}: p99 ms`]: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    [`${poster.name}: slowest ms`]: Math.round(times.at(-1) ?? 0),
    [`${poster.name}: longest wait for a lock, ms`]: Math.round(longestWaitMs),
  };
}

export const cycleTransfers: Scenario = {
  name: 'ft-16',
  title: 'transfers in a circle by 64 callers, straight into the ledger',
  async run(world, { short }) {
    const forMs = short ? 800 : 60_000;
    const connection = connect(world.system.database.url, { connectionsMax: callers });
    const batch = startGroupCommit(connection.db);
    const before = await deadlocks(world.system.connection);
    const alone: Poster = {
      name: 'each alone',
      async post(transfers) {
        const posted = await connection.db.transaction().execute((tx) => post(tx, transfers));
        return posted.ok ? 'posted' : posted.refusal;
      },
    };
    const together: Poster = {
      name: 'in batches',
      async post(transfers) {
        const posted = await batch.post({ transfers });
        return posted.ok ? 'posted' : posted.refusal;
      },
    };
    try {
      // Opening the connections is not measured.
      const { pool } = connection;
      await Promise.all(Array.from({ length: callers }, () => pool.query('select 1')));
      const figures = {
        callers,
        ...(await drive(world, alone, forMs)),
        ...(await drive(world, together, forMs)),
      };
      // PostgreSQL writes a session's statistics when it has been idle for a second.
      await pause(1_100);
      const found = (await deadlocks(world.system.connection)) - before;
      world.expect(found === 0, `${found} deadlocks`);
      return { ...figures, deadlocks: found };
    } finally {
      await batch.close();
      await connection.close();
    }
  },
};

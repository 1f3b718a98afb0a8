import type { Logger } from 'pino';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { GroupCommit } from '@khelaghor/db/group-commit.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Random } from './crypto/random.ts';
import type { Sealing } from './hpke/key-ring.ts';
import type { Secrets } from './crypto/secrets.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

/** Prepares what every new member needs, in the transaction that creates the member. */
export type MemberCreated = (
  ctx: Context,
  tx: Database,
  member: { readonly memberId: string },
) => Promise<void>;

/** What every feature is handed: built once by hand in main.ts and in the test kit. */
export type Context = {
  config: Config;
  db: Database;
  pool: Pool;
  /** Group commit: for money that moves with few rows of its own, many times a second. */
  ledger: GroupCommit;
  clock: Clock;
  random: Random;
  log: Logger;
  secrets: Secrets;
  sealing: Sealing;
  /** What the areas prepare for every new member. */
  memberCreated: readonly MemberCreated[];
};

/** What a look at what is stored needs. */
export type Looker = Pick<Context, 'db' | 'clock'>;

/** Something that every context has one of, made when it is first asked for. */
export function singleton<T extends object>(make: (ctx: Context) => T): (ctx: Context) => T {
  const made = new WeakMap<Context, T>();
  return (ctx) => {
    const known = made.get(ctx) ?? make(ctx);
    made.set(ctx, known);
    return known;
  };
}

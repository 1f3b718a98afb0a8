// A million members for benchmarks, written by one statement.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from '@khelaghor/db/schema.gen.ts';

export const memberCount = 1_000_000;

/**
 * Writes members who each have a name, a phone and an e-mail address, and nothing else. Three of
 * ten have similar passwords.
 */
export async function loadMembers(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into member (id, type, username, nickname, password_hash, password_fingerprint, language,
      email, mobile, payee_name, age_confirmed_at, created_at, profile_fields)
    select md5(n::text)::uuid, 0, 'bench' || n, 'Nick ' || n, 'h',
      substr(md5(case when n % 10 < 3 then 'ring' || n / 10 else 'own' || n end), 1, 6), 'bn',
      'bench' || n || '@example.com', '+8801' || (300000000 + n), 'Payee ' || n,
      now(), now() - n * interval '1 minute', '{}'
    from generate_series(1, ${memberCount}::integer) n`.execute(db);
}

import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';
import type { Movement } from './structuring.ts';

/** The only SQL of the facts of a score beside links and figures. */

type MemberCounts = {
  readonly memberId: string;
  readonly bonuses: bigint;
  readonly rejectedClaims: number;
  /** An identity document is accepted and valid today. */
  readonly isNameVerified: boolean;
};

/**
 * Returns what promotions gave members in a currency, the number of their rejected claims, and
 * whether their names are verified on a day.
 */
export async function readCounts(
  db: Database,
  memberIds: readonly string[],
  { currency, today }: { readonly currency: CashCurrency; readonly today: string },
): Promise<Map<string, MemberCounts>> {
  const { rows } = await sql<MemberCounts>`
    select m.id as member_id,
      (select coalesce(sum(e.amount_minor), 0)::bigint from promotion_participation e
        join promotion p on p.id = e.promotion_id
        where e.member_id = m.id and p.currency = ${currency}) as bonuses,
      (select count(*)::integer from deposit d join manual_deposit c on c.deposit_id = d.id
        where d.member_id = m.id and d.state in ('failed', 'expired') and c.state = 'rejected')
        as rejected_claims,
      exists (
        select from identity_document i where i.member_id = m.id and i.state = 'accepted'
          and (i.expires_on is null or i.expires_on >= ${today})
      ) as is_name_verified
    from unnest(${memberIds}::uuid[]) as m (id)`.execute(db);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Payments that are read of a member for one kind. */
const movementsMax = 100;

type MovementRow = Movement & { readonly memberId: string };

/** Returns members' latest payments since a time that are near a limit or above it. */
export async function readMovements(
  db: Database,
  memberIds: readonly string[],
  which: {
    readonly currency: CashCurrency;
    readonly since: Date;
    /** The least amounts that matter; null: payments of this kind have no limit. */
    readonly least: Readonly<Record<Movement['kind'], bigint | null>>;
  },
): Promise<MovementRow[]> {
  const { currency, since, least } = which;
  const { rows } = await sql<MovementRow>`
    select m.id as member_id, f.kind, f.amount, f.at
    from unnest(${memberIds}::uuid[]) as m (id)
    cross join lateral (
      (select 'deposit' as kind, amount_minor as amount, resolved_at as at from deposit
        where member_id = m.id and currency = ${currency} and state = 'confirmed'
          and resolved_at > ${since} and amount_minor >= ${least.deposit}::bigint
        order by resolved_at desc limit ${movementsMax})
      union all
      (select 'withdrawal', amount_minor, created_at from withdrawal
        where member_id = m.id and currency = ${currency} and state <> 'rejected'
          and created_at > ${since} and amount_minor >= ${least.withdrawal}::bigint
        order by created_at desc limit ${movementsMax})
    ) f`.execute(db);
  return rows;
}

/** Returns the most that the operators' rule approves in a currency; null: it is off. */
export async function readRuleMaximum(
  db: Database,
  currency: CashCurrency,
): Promise<bigint | null> {
  const { rows } = await sql<{ maximum: bigint }>`
    select (terms->>'maximum')::bigint as maximum from payout_rule
    where currency = ${currency} and (terms->>'enabled')::boolean`.execute(db);
  return rows[0]?.maximum ?? null;
}

type LoginRow = { readonly memberId: string; readonly address: string; readonly at: Date };

/** Logins that are read of a member. */
const loginsMax = 50;

/** Returns the addresses of members' latest logins, each with its first one among them. */
export async function readLogins(db: Database, memberIds: readonly string[]): Promise<LoginRow[]> {
  const { rows } = await sql<LoginRow>`
    select m.id as member_id, s.address, min(s.created_at) as at
    from unnest(${memberIds}::uuid[]) as m (id)
    cross join lateral (
      select address, created_at from member_session where member_id = m.id
      order by created_at desc limit ${loginsMax}
    ) s group by m.id, s.address`.execute(db);
  return rows;
}

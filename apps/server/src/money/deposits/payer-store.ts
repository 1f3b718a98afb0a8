import { sql } from 'kysely';
import { parseWalletNumber } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { StoredDeposit } from './store.ts';

/** The phone of a number: Rocket adds a digit. */
const phoneLength = 11;

/** Keeps the number that paid a credited deposit. Cards and what is no number are left out. */
export async function notePayer(
  tx: Tx,
  { id: depositId, memberId }: StoredDeposit,
  payer: string | undefined,
): Promise<void> {
  const number = payer === undefined ? null : parseWalletNumber('rocket', payer);
  if (number === null) return;
  await tx
    .insertInto('depositPayer')
    .values({ depositId, memberId, number: number.slice(0, phoneLength) })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Credited payments by hand that are looked at, the newest. */
const readMax = 200;

/**
 * Returns the phones that paid credited deposits of members, of 11 digits each. A member without
 * one is not among them: the payer is not known.
 */
export async function readPayingPhones(
  db: Database,
  memberIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<{ memberId: string; phones: string[] }>`
    select m.id as member_id, array(
      select number from deposit_payer where member_id = m.id
      union
      select left(c.sender_number, ${phoneLength}) from (
          select id from deposit where member_id = m.id and state = 'confirmed'
          order by resolved_at desc limit ${readMax}
        ) d join manual_deposit c on c.deposit_id = d.id
        where c.sender_number is not null
    ) as phones
    from unnest(${memberIds}::uuid[]) as m (id)`.execute(db);
  return new Map(
    rows.flatMap(({ memberId, phones }) =>
      phones.length === 0 ? [] : [[memberId, new Set(phones)] as const],
    ),
  );
}

// Many members for a benchmark, made straight in the tables: signing thousands up takes minutes.
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildPlayGrantTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { readWallets } from '@khelaghor/server/money/wallet/index.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { sql } from 'kysely';
import { v7 } from 'uuid';

/** Members who are like one that signed up, each with money. */
export async function openMembers(server: TestServer, memberCount: number): Promise<string[]> {
  const { db } = server.ctx;
  const { memberId } = await signUp(server, { balanceMinor: 10_000_000n });
  const { rows } = await sql<{ id: string }>`
    with made as (
      select (jsonb_populate_record(null::member, to_jsonb(m) || jsonb_build_object(
        'id', uuid_v7(), 'username', 'bench' || n
      ))).* from member m, generate_series(2, ${memberCount}) n where m.id = ${memberId}
    )
    insert into member select * from made returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`select ledger_open_account('member:' || id, kind, 'PLAY', true)
    from unnest(${ids}::uuid[]) id, unnest(array['wallet', 'escrow', 'payout_hold']) kind
  `.execute(db);
  const houseGrant = await openAccount(db, houseAccount('house_grant', 'PLAY'));
  const wallets = await readWallets(db, ids);
  const amount = minor(10_000_000n);
  const give = ({ walletId: wallet }: (typeof wallets)[number]) => {
    const transferId = v7();
    const given = { transferId, grantId: transferId, houseGrant, wallet, amount };
    return server.ctx.ledger.post({ transfers: buildPlayGrantTransfers(given) });
  };
  await Promise.all(wallets.map(give));
  return [memberId, ...ids];
}

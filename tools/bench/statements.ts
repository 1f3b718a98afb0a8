// How long a statement of 10,000 lines takes of which each credits a claim, and the same file
// again. `npm run bench -- statements`.
import { sql } from 'kysely';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { importStatement } from '@khelaghor/server/money/deposits/import-statement.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator } from '@khelaghor/testkit/test-operator.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const lines = 10_000;
const memberCount = 50;
const channel = 'manual-bkash';
const secondsMax = 5;

const getTrxId = (line: number): string => `BNCH${String(line).padStart(6, '0')}`;

/** Stores deposits that members have claimed, one for each line. */
async function storeClaims({ ctx }: TestServer, memberIds: readonly string[]): Promise<void> {
  const numbers = Array.from({ length: lines }, (_, line) => line);
  await ctx.db.transaction().execute(async (tx) => {
    await sql`
      create temporary table claimed on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as transfer_id, member_id::uuid, trx_id
      from unnest(
        ${numbers.map((line) => memberIds[line % memberCount])}::text[],
        ${numbers.map(getTrxId)}::text[]
      ) as given (member_id, trx_id)`.execute(tx);
    await sql`
      insert into deposit (
        id, member_id, channel, gateway, amount_minor, currency, state, transfer_id,
        gateway_reference, redirect_address, created_at, expires_at
      )
      select id, member_id, ${channel}, ${channel}, 50000, 'BDT', 'requested', transfer_id,
        id::text, 'https://example.invalid/', now(), now() + interval '30 minutes'
      from claimed`.execute(tx);
    await sql`
      insert into manual_deposit (
        deposit_id, provider, wallet_number, wallet_type, ordered_minor, state, sender_number,
        trx_id, claimed_at
      )
      select id, 'bkash', '01712345678', 'personal', 50000, 'waiting_match', '01812345678',
        trx_id, now()
      from claimed`.execute(tx);
    await sql`
      insert into manual_claim (provider, trx_id, deposit_id)
      select 'bkash', trx_id, id from claimed`.execute(tx);
  });
}

/** Imports a statement of all lines and prints what it did. */
async function measure({ ctx }: TestServer, name: string): Promise<number> {
  const rows = Array.from({ length: lines }, (_, line) => `${getTrxId(line)};01812345678;500.00`);
  const text = ['TrxID;From;Amount', ...rows].join('\r\n');
  const operator = await ctx.db
    .selectFrom('operator')
    .select(['id', 'username'])
    .executeTakeFirstOrThrow();
  const caller = { operatorId: operator.id, username: operator.username, operatorSessionId: '' };
  const columns = {
    trxId: 'TrxID',
    amount: 'Amount',
    sender: 'From',
    time: null,
    direction: null,
  };
  const file = Buffer.from(`\uFEFF${text}`, 'utf16le').toString('base64');
  const from = performance.now();
  const done = await importStatement(ctx, caller, { channel, file, columns, dryRun: false });
  const seconds = (performance.now() - from) / 1_000;
  if (!done.ok) throw new Error(done.refusal);
  const { added, known, credited } = done.value;
  console.log(
    `${name}: ${added} lines added, ${known} known, ${credited} credited ` +
      `in ${seconds.toFixed(2)} s`,
  );
  return seconds;
}

export async function benchStatements(): Promise<void> {
  const server = await startTestServer({ services: ['http'] });
  try {
    await changeMoneyMode(server, 'real');
    await setHouseNumber(server, channel, '01712345678');
    await createFirstOperator(server);
    const memberIds: string[] = [];
    for (let made = 0; made < memberCount; made += 1)
      memberIds.push((await signUp(server)).memberId);
    await storeClaims(server, memberIds);
    const seconds = await measure(server, 'first');
    await measure(server, 'again');
    const breaches = await audit(server.ctx.db);
    console.log(`at most ${secondsMax} s; breaches of the ledger: ${breaches.length}`);
    if (seconds > secondsMax || breaches.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}

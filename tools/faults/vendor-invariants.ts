// What does not hold of calls of vendors and of moves to them: by the load's journal, and by the
// vendors' own books.
import type { Connection } from '@khelaghor/db/connect.ts';
import { findBalance, findAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { UNITS_PER_MINOR } from '@khelaghor/contract/play/vendors.ts';
import type { Entry, VendorCallKind } from './journal.ts';
import { isVendorCall } from './vendor-effects.ts';
import type { BetMoved, KeptCall, VendorEffects } from './vendor-effects.ts';
import { keepingVendor, seamlessVendor } from './vendor-fixture.ts';
import type { VendorFixture } from './vendor-fixture.ts';

const keptKinds: Readonly<Record<VendorCallKind, string>> = {
  vendor_bet: 'bet',
  vendor_win: 'win',
  vendor_rollback: 'rollback',
};

type VendorEntry = Entry & { readonly kept: KeptCall | undefined; readonly stands: boolean };

/** Whether the server keeps a call as one that was carried out. */
function withKept(entry: Entry, { calls }: VendorEffects): VendorEntry | null {
  const { key, kind } = entry.asked;
  if (!isVendorCall(kind)) return null;
  const kept = calls.get(key);
  return { ...entry, kept, stands: kept?.kind === keptKinds[kind] && kept.refusal === null };
}

/** What is wrong with one call, whatever it moved. */
function wrongWithCall({ asked, told, kept, stands }: VendorEntry, isUndone: boolean): string[] {
  const { key, kind, member, amount, reference = null } = asked;
  if (told.end === 'acknowledged' && !stands)
    return [`${key}: the ${kind} was acknowledged and is gone`];
  // A call that was taken back is told to be none, also when it was carried out before.
  if (told.end === 'refused' && stands && !isUndone)
    return [`${key}: the ${kind} was refused (${told.why}) and is there`];
  // The load sends none that could rightly be refused.
  if (told.end === 'refused' && kind !== 'vendor_bet')
    return [`${key}: the ${kind} was refused (${told.why})`];
  if (!kept || !stands) return [];
  const same =
    kept.member === member && kept.amount === BigInt(amount) && kept.reference === reference;
  return same ? [] : [`${key}: the ${kind} is kept otherwise than it was asked`];
}

const none: BetMoved = { minor: 0n, entries: 0 };

/** What a bet must have moved on its member's wallet, given which of its calls were carried out. */
function getWantedMoves(
  bet: VendorEntry,
  about: readonly VendorEntry[],
  isUndone: boolean,
): BetMoved {
  if (!bet.stands) return none;
  let minor = isUndone ? 0n : -BigInt(bet.asked.amount);
  let entries = isUndone ? 2 : 1;
  for (const { asked, stands } of about) {
    if (asked.kind !== 'vendor_win' || !stands || asked.amount === '0') continue;
    minor += BigInt(asked.amount);
    entries += 1;
  }
  return { minor, entries };
}

/** I5 of the vendor's calls: each had the effect that the vendor was told, once. */
export function findWrongVendorKeys(
  entries: ReadonlyMap<string, Entry>,
  effects: VendorEffects,
): string[] {
  const broken: string[] = [];
  const asked = [...entries.values()].flatMap((entry) => withKept(entry, effects) ?? []);
  const abouts = Map.groupBy(asked, ({ asked: { key, reference } }) => reference ?? key);
  const moved = new Map(effects.moved);
  for (const [key, calls] of abouts) {
    const isUndone = calls.some((call) => call.asked.kind === 'vendor_rollback' && call.stands);
    for (const call of calls)
      broken.push(...wrongWithCall(call, isUndone && call.asked.kind === 'vendor_bet'));
    const bet = calls.find((call) => call.asked.key === key);
    if (!bet) continue;
    const betId = bet.kept?.betId ?? '';
    const wanted = getWantedMoves(bet, calls, isUndone);
    const found = moved.get(betId) ?? none;
    moved.delete(betId);
    if (found.minor !== wanted.minor || found.entries !== wanted.entries)
      broken.push(
        `${key}: the bet moved ${found.minor} in ${found.entries}, ` +
          `not ${wanted.minor} in ${wanted.entries}`,
      );
  }
  for (const betId of moved.keys()) broken.push(`${betId}: money moved for a bet of no call`);
  for (const key of effects.calls.keys())
    if (!entries.has(key)) broken.push(`${key}: no vendor called`);
  return broken;
}

type Move = { id: string; direction: string; amount: bigint; state: string };

/** Where the books of the vendor that keeps wallets, and ours of its moves, do not agree. */
function wrongMoves(moves: readonly Move[], { keeping }: VendorFixture): string[] {
  const broken: string[] = [];
  const { transactions, wallets } = keeping.server;
  let kept = 0n;
  for (const { id, direction, amount, state } of moves) {
    const there = transactions.get(id);
    const isDone = there?.status === 'TS_SUCCESS';
    if (state === 'done' && !isDone) broken.push(`${id}: done here, and not at the vendor`);
    if (state === 'refused' && isDone) broken.push(`${id}: refused here, and done at the vendor`);
    if (there && BigInt(there.amount) !== amount * UNITS_PER_MINOR)
      broken.push(`${id}: the vendor was asked for another amount`);
    if (isDone) kept += direction === 'to_vendor' ? amount : -amount;
  }
  const known = new Set(moves.map(({ id }) => id));
  for (const id of transactions.keys())
    if (!known.has(id)) broken.push(`${id}: the vendor was asked for a move that is not here`);
  const held = [...wallets.values()].reduce((sum, { balance }) => sum + balance, 0n);
  if (held !== kept * UNITS_PER_MINOR)
    broken.push(`the vendor keeps ${held}, and was told of ${kept * UNITS_PER_MINOR}`);
  return broken;
}

async function ledgerBalance(
  { db }: Connection,
  name: ReturnType<typeof vendorAccount>,
): Promise<bigint> {
  const account = await findAccount(db, name);
  return (account === undefined ? undefined : await findBalance(db, account))?.balance ?? 0n;
}

/** I6 of the vendors: their own books against the ledger. */
export async function findWrongVendorBalances(
  connection: Connection,
  stand: VendorFixture,
): Promise<{ calls: number; moves: number; broken: string[] }> {
  const broken = [...stand.disagreements];
  const won = await ledgerBalance(connection, vendorAccount(seamlessVendor, 'game_result', 'PLAY'));
  if (won * UNITS_PER_MINOR !== stand.seamless.result)
    broken.push(
      `the vendor has won ${stand.seamless.result}, the ledger says ${won * UNITS_PER_MINOR}`,
    );
  const { rows: moves } = await connection.pool.query<Move>(
    `select id::text, direction, amount_minor as amount, state from vendor_transfer
     where vendor_code = $1`,
    [keepingVendor],
  );
  broken.push(...wrongMoves(moves, stand));
  const done = moves.reduce((sum, { direction, amount, state }) => {
    if (state !== 'done') return sum;
    return direction === 'to_vendor' ? sum + amount : sum - amount;
  }, 0n);
  const kept = await ledgerBalance(
    connection,
    vendorAccount(keepingVendor, 'merchant_wallet', 'PLAY'),
  );
  if (kept !== done) broken.push(`moved to the vendor: ${done}, the ledger says ${kept}`);
  const { rows } = await connection.pool.query<{ count: number }>(
    'select count(*)::int as count from wager_transaction where source = $1',
    [seamlessVendor],
  );
  return { calls: rows[0]?.count ?? 0, moves: moves.length, broken };
}

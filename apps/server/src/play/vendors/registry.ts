import { sql } from 'kysely';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { CASH_CURRENCIES } from '@khelaghor/money/currency.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { createSigningKey, isPrivateKey, readPublicKey } from './keys.ts';
import type { PublicKey } from './keys.ts';
import type { Vendor } from './store.ts';

/** Columns with a default. */
type Optional = 'picture' | 'winMaxMinor' | 'bonusMaxMinor';

export type NewVendor = Omit<Vendor, 'signingKeySealed' | Optional> & {
  picture?: string | null | undefined;
  /** The highest payout of one win, and of one win without a bet. */
  winMaxMinor?: bigint | undefined;
  bonusMaxMinor?: bigint | undefined;
  /** The vendor's public key in PEM, with which its calls are verified. */
  publicKey: string;
};

/** Why a vendor's key is refused. */
type KeyRefusal = 'key_private' | 'key_invalid' | 'key_taken';

/**
 * Whether some vendor has this key, or had it before it was retired. Concurrent calls with the same
 * key run one after another.
 */
async function isKeyTaken(tx: Tx, { fingerprint }: PublicKey): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(tx);
  return tx
    .selectFrom('vendorKey')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .$call(hasRow);
}

/** Opens the house's accounts with a vendor, so that no bet or transfer has to. */
async function openAccounts(tx: Tx, vendorCode: string): Promise<void> {
  for (const currency of CASH_CURRENCIES)
    for (const kind of ['game_result', 'merchant_wallet'] as const)
      await openAccount(tx, vendorAccount(vendorCode, kind, currency));
}

/**
 * Adds a vendor with its key for calling us, and a new key of ours for calling it.
 * @returns the public key in PEM with which the vendor verifies our calls
 */
export async function addVendor(
  ctx: Context,
  tx: Tx,
  { publicKey: text, ...vendor }: NewVendor,
  actor: string,
): Promise<{ ok: true; ourPublicKey: string } | { ok: false; refusal: KeyRefusal }> {
  if (isPrivateKey(text)) return { ok: false, refusal: 'key_private' };
  const key = readPublicKey(text);
  if (key === null) return { ok: false, refusal: 'key_invalid' };
  if (await isKeyTaken(tx, key)) return { ok: false, refusal: 'key_taken' };
  const ours = await createSigningKey(ctx);
  const createdAt = ctx.clock.now();
  await tx
    .insertInto('vendor')
    .values({
      ...vendor,
      picture: vendor.picture ?? null,
      signingKeySealed: ours.sealed,
      createdAt,
    })
    .execute();
  await tx
    .insertInto('vendorKey')
    .values({
      id: ctx.random.id(),
      vendorCode: vendor.code,
      slot: 1,
      publicKey: key.pem,
      fingerprint: key.fingerprint,
      createdAt,
    })
    .execute();
  await openAccounts(tx, vendor.code);
  const { code, walletMode: wallet, address } = vendor;
  const subject = `vendor:${code}`;
  await logEvent(ctx, tx, { kind: 'vendor.added', actor, subject, detail: { wallet, address } });
  return { ok: true, ourPublicKey: ours.publicKey };
}

/**
 * Adds the key to which a vendor changes; the old one stays valid until it is retired. Refuses
 * `keys_full` while two are valid, and `key_taken` for one that any vendor has or had.
 */
export async function addVendorKey(
  ctx: Context,
  tx: Tx,
  { vendorCode, publicKey: text }: { vendorCode: string; publicKey: string },
  actor: string,
): Promise<{ ok: true; keyId: string } | { ok: false; refusal: KeyRefusal | 'keys_full' }> {
  if (isPrivateKey(text)) return { ok: false, refusal: 'key_private' };
  const key = readPublicKey(text);
  if (key === null) return { ok: false, refusal: 'key_invalid' };
  if (await isKeyTaken(tx, key)) return { ok: false, refusal: 'key_taken' };
  // Concurrent changes of a vendor's keys wait for each other here.
  await tx
    .selectFrom('vendor')
    .select('code')
    .where('code', '=', vendorCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const valid = await tx
    .selectFrom('vendorKey')
    .select('slot')
    .where('vendorCode', '=', vendorCode)
    .where('retiredAt', 'is', null)
    .execute();
  const slot = [1, 2].find((free) => valid.every(({ slot: taken }) => taken !== free));
  if (slot === undefined) return { ok: false, refusal: 'keys_full' };
  const keyId = ctx.random.id();
  await tx
    .insertInto('vendorKey')
    .values({
      id: keyId,
      vendorCode,
      slot,
      publicKey: key.pem,
      fingerprint: key.fingerprint,
      createdAt: ctx.clock.now(),
    })
    .execute();
  const subject = `vendor:${vendorCode}`;
  await logEvent(ctx, tx, { kind: 'vendor.key_added', actor, subject, detail: { keyId } });
  return { ok: true, keyId };
}

/** Retires a key: from the commit on, no call that is signed with it is accepted. */
export async function retireVendorKey(
  ctx: Context,
  tx: Tx,
  keyId: string,
  actor: string,
): Promise<void> {
  const { vendorCode } = await tx
    .updateTable('vendorKey')
    .set({ retiredAt: ctx.clock.now() })
    .where('id', '=', keyId)
    .where('retiredAt', 'is', null)
    .returning('vendorCode')
    .executeTakeFirstOrThrow();
  const subject = `vendor:${vendorCode}`;
  await logEvent(ctx, tx, { kind: 'vendor.key_retired', actor, subject, detail: { keyId } });
}

/** Opens or closes a vendor. A closed vendor starts nothing new, and finishes what is open. */
export async function setVendorOpen(
  ctx: Context,
  tx: Tx,
  { vendorCode, open }: { vendorCode: string; open: boolean },
  actor: string,
): Promise<void> {
  await tx.updateTable('vendor').set({ open }).where('code', '=', vendorCode).execute();
  const subject = `vendor:${vendorCode}`;
  await logEvent(ctx, tx, { kind: open ? 'vendor.opened' : 'vendor.closed', actor, subject });
}

/**
 * Adds a game to a vendor, with the vendor's code for it. The first game of its kind gives the
 * vendor a card in that lobby.
 */
export async function addVendorGame(
  tx: Tx,
  game: { gameCode: string; vendorCode: string; vendorGameCode: string },
): Promise<void> {
  await tx.insertInto('vendorGame').values(game).execute();
  await sql`
    insert into vendor_lobby_entry (vendor_code, game_type, is_hot, sort)
    select ${game.vendorCode}, game_type, false, 0 from game where code = ${game.gameCode}
    on conflict do nothing
  `.execute(tx);
}

/** Sets the highest payout of one win in a vendor's game; null: the vendor's own. */
export async function setWinMax(
  tx: Tx,
  gameCode: string,
  winMaxMinor: bigint | null,
): Promise<void> {
  await tx
    .updateTable('vendorGame')
    .set({ winMaxMinor })
    .where('gameCode', '=', gameCode)
    .execute();
}

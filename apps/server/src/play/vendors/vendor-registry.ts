import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { CASH_CURRENCIES } from '@khelaghor/money/currency.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent } from '../../lib/event-log.ts';
import { isKeyTaken, keyBits, readPublicKey } from './vendor-key.ts';
import { signingKeyLabel } from './vendor-signature.ts';
import type { Vendor } from './store.ts';

const makeKeyPair = promisify(generateKeyPair);

/** What has a default where it is not said. */
type Optional = 'picture' | 'winMaxMinor' | 'bonusMaxMinor';

export type NewVendor = Omit<Vendor, 'signingKeySealed' | Optional> & {
  picture?: string | null | undefined;
  /** The most that one win, and one without a bet, may pay. */
  winMaxMinor?: bigint | undefined;
  bonusMaxMinor?: bigint | undefined;
  /** The vendor's public key in PEM: what its calls are checked with. */
  publicKey: string;
};

/** Why a vendor's key is not taken. */
type KeyRefusal = 'key_invalid' | 'key_taken';

/** Opens the house's accounts with a vendor, so that no bet or move has to do it. */
async function openAccounts(tx: Tx, vendorCode: string): Promise<void> {
  for (const currency of CASH_CURRENCIES)
    for (const kind of ['game_result', 'merchant_wallet'] as const)
      await openAccount(tx, vendorAccount(vendorCode, kind, currency));
}

/**
 * Takes a vendor on: its key for calling us, and a new key of ours for calling it.
 * @returns the public key in PEM that the vendor checks our calls with
 */
export async function addVendor(
  ctx: Context,
  tx: Tx,
  { publicKey: text, ...vendor }: NewVendor,
  actor: string,
): Promise<{ ok: true; ourPublicKey: string } | { ok: false; refusal: KeyRefusal }> {
  const key = readPublicKey(text);
  if (key === null) return { ok: false, refusal: 'key_invalid' };
  if (await isKeyTaken(tx, key)) return { ok: false, refusal: 'key_taken' };
  const ours = await makeKeyPair('rsa', { modulusLength: keyBits });
  const secret = ours.privateKey.export({ format: 'der', type: 'pkcs8' });
  const createdAt = ctx.clock.now();
  await tx
    .insertInto('vendor')
    .values({
      ...vendor,
      picture: vendor.picture ?? null,
      signingKeySealed: ctx.secrets.encrypt(signingKeyLabel, secret),
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
  const ourPublicKey = ours.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  return { ok: true, ourPublicKey };
}

/**
 * Adds the key to which a vendor changes; the old one stays good until it is retired. Refuses
 * `keys_full` while two are good, and `key_taken` for one that any vendor has or had.
 */
export async function addVendorKey(
  ctx: Context,
  tx: Tx,
  { vendorCode, publicKey: text }: { vendorCode: string; publicKey: string },
  actor: string,
): Promise<{ ok: true; keyId: string } | { ok: false; refusal: KeyRefusal | 'keys_full' }> {
  const key = readPublicKey(text);
  if (key === null) return { ok: false, refusal: 'key_invalid' };
  if (await isKeyTaken(tx, key)) return { ok: false, refusal: 'key_taken' };
  // Two who change keys at once wait for each other here.
  await tx
    .selectFrom('vendor')
    .select('code')
    .where('code', '=', vendorCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const good = await tx
    .selectFrom('vendorKey')
    .select('slot')
    .where('vendorCode', '=', vendorCode)
    .where('retiredAt', 'is', null)
    .execute();
  const slot = [1, 2].find((free) => good.every(({ slot: taken }) => taken !== free));
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

/** Opens or closes a vendor. Closed, nothing new begins there; what has begun comes to its end. */
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
 * Says which of our games is played at a vendor, and what the vendor calls it. A first game of its
 * kind gives the vendor a card in that lobby.
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

/** Sets the most that one win may pay in a vendor's game; null: what the vendor's wins may. */
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

import type { Database } from '../../lib/context.ts';

const vendorColumns = [
  'vendor.code',
  'vendor.titleBn',
  'vendor.titleEn',
  'vendor.walletMode',
  'vendor.open',
  'vendor.callsPerMinute',
  'vendor.address',
  'vendor.operatorId',
  'vendor.signingKeySealed',
  'vendor.vassalage',
  'vendor.launchOrigins',
  'vendor.picture',
  'vendor.winMaxMinor',
  'vendor.bonusMaxMinor',
] as const;

export type Vendor = {
  code: string;
  titleBn: string;
  titleEn: string;
  /** `seamless`: its games use our wallet. `transfer`: the vendor has wallets of its own. */
  walletMode: 'seamless' | 'transfer';
  open: boolean;
  callsPerMinute: number;
  /** The base address of our calls, without a trailing slash. */
  address: string;
  operatorId: number;
  signingKeySealed: Buffer;
  /** The trade's code for it, by which the lobbies group games. */
  vassalage: string;
  /** The origins of its games. A launch address of another origin is refused. */
  launchOrigins: string[];
  /** The hash of its logo. */
  picture: string | null;
  /** The highest payout of one win, unless the game has a maximum of its own. */
  winMaxMinor: bigint;
  /** The highest payout of one win without a bet. */
  bonusMaxMinor: bigint;
};

const toVendor = <R extends { walletMode: string }>(row: R) => ({
  ...row,
  // A check of the table allows only these.
  walletMode: row.walletMode as Vendor['walletMode'],
});

export async function findVendor(db: Database, code: string): Promise<Vendor | undefined> {
  const row = await db
    .selectFrom('vendor')
    .select(vendorColumns)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && toVendor(row);
}

/** Returns all vendors, in the order of their codes. */
export async function listVendors(db: Database): Promise<Vendor[]> {
  const rows = await db.selectFrom('vendor').select(vendorColumns).orderBy('code').execute();
  return rows.map(toVendor);
}

/** Returns the origins of the games of open vendors. */
export async function listLaunchOrigins(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor')
    .select('launchOrigins')
    .where('open', '=', true)
    .execute();
  return [...new Set(rows.flatMap((row) => row.launchOrigins))].toSorted();
}

/** Returns the keys that are not retired, each with its vendor. */
export async function findActiveKeys(
  db: Database,
): Promise<{ keyId: string; publicKey: string; vendor: Vendor }[]> {
  const rows = await db
    .selectFrom('vendorKey')
    .innerJoin('vendor', 'vendor.code', 'vendorKey.vendorCode')
    .select(vendorColumns)
    .select(['vendorKey.id as keyId', 'vendorKey.publicKey'])
    .where('vendorKey.retiredAt', 'is', null)
    .orderBy('vendorKey.id')
    .execute();
  return rows.map(({ keyId, publicKey, ...vendor }) => ({
    keyId,
    publicKey,
    vendor: toVendor(vendor),
  }));
}

/** Returns the vendor of a game, and the vendor's code for the game. */
export async function findVendorOfGame(
  db: Database,
  gameCode: string,
): Promise<{ vendor: Vendor; vendorGameCode: string } | undefined> {
  const row = await db
    .selectFrom('vendorGame')
    .innerJoin('vendor', 'vendor.code', 'vendorGame.vendorCode')
    .select(vendorColumns)
    .select('vendorGame.vendorGameCode')
    .where('vendorGame.gameCode', '=', gameCode)
    .executeTakeFirst();
  if (!row) return undefined;
  const { vendorGameCode, ...vendor } = row;
  return { vendor: toVendor(vendor), vendorGameCode };
}

export type VendorToken = {
  tokenHash: string;
  memberId: string;
  sessionId: string;
  vendorCode: string;
  gameCode: string;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertVendorToken(tx: Database, token: VendorToken): Promise<void> {
  await tx.insertInto('vendorToken').values(token).execute();
}

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
  /** Whose wallet its games use: ours, or one that the vendor keeps. */
  walletMode: 'seamless' | 'transfer';
  open: boolean;
  callsPerMinute: number;
  /** Where the vendor is called, without a trailing slash. */
  address: string;
  operatorId: number;
  signingKeySealed: Buffer;
  /** Its name in the lobbies, in the trade's words. */
  vassalage: string;
  /** Where its games may be opened from; an address on any other origin is not believed. */
  launchOrigins: string[];
  /** Its mark: the hash of a stored picture. */
  picture: string | null;
  /** The most that one win may pay; a game may have a ceiling of its own. */
  winMaxMinor: bigint;
  /** The most that one win without a bet may pay. */
  bonusMaxMinor: bigint;
};

const getVendor = <R extends { walletMode: string }>(row: R) => ({
  ...row,
  // The database's check keeps it to these.
  walletMode: row.walletMode as Vendor['walletMode'],
});

export async function findVendor(db: Database, code: string): Promise<Vendor | undefined> {
  const row = await db
    .selectFrom('vendor')
    .select(vendorColumns)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && getVendor(row);
}

/** Every vendor, in the order of the codes. */
export async function listVendors(db: Database): Promise<Vendor[]> {
  const rows = await db.selectFrom('vendor').select(vendorColumns).orderBy('code').execute();
  return rows.map(getVendor);
}

/** The origins from which the games of open vendors come. */
export async function openLaunchOrigins(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor')
    .select('launchOrigins')
    .where('open', '=', true)
    .execute();
  return [...new Set(rows.flatMap((row) => row.launchOrigins))].toSorted();
}

/** The keys that are good now, each with its vendor. */
export async function activeKeys(
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
    vendor: getVendor(vendor),
  }));
}

/** The vendor of a game, and what the vendor calls it. */
export async function vendorOfGame(
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
  return { vendor: getVendor(vendor), vendorGameCode };
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

import { sql } from 'kysely';
import type {
  AdminVendor,
  VendorFields,
  vendorBalances,
} from '@khelaghor/contract/play/vendors-admin.ts';
import { seamlessBasePath } from '@khelaghor/contract/play/seamless-wallet.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { findBalance, openAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import type { VendorAccountKind } from '@khelaghor/ledger/account.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { computeRevision } from '../../lib/edits.ts';
import { readPictures } from '../../site/media/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { computeFingerprint, readOurPublicKey } from './keys.ts';
import { findVendor } from './store.ts';
import type { Vendor } from './store.ts';

type Parts = {
  readonly cards: readonly { vendorCode: string; gameType: string; isHot: boolean; sort: number }[];
  readonly keys: readonly {
    id: string;
    vendorCode: string;
    publicKey: string;
    fingerprint: string | null;
    createdAt: Date;
    retiredAt: Date | null;
  }[];
  readonly pictureOf: Awaited<ReturnType<typeof readPictures>>;
  readonly counts: readonly { vendorCode: string; games: bigint }[];
};

/** Returns the stored name of an uploaded picture. */
const getPictureName = (hash: string): string => `media:${hash}`;

/** Formats a fingerprint in pairs of digits, to be compared on the telephone. */
const formatFingerprint = (fingerprint: string): string =>
  (fingerprint.match(/../g) ?? []).join(':');

/**
 * Whether another vendor has the same key. Only keys from before fingerprints were kept can be
 * shared; the second of two has none.
 */
const isShared = (key: Parts['keys'][number], keys: Parts['keys']): boolean =>
  keys.some(
    (other) =>
      other.vendorCode !== key.vendorCode &&
      other.publicKey === key.publicKey &&
      other.retiredAt === null &&
      key.retiredAt === null,
  );

type ShownVendor = Omit<AdminVendor, 'revision'>;

/** Returns the fields of a vendor that operators edit. Its cards have no order of their own. */
export const getVendorFields = (vendor: ShownVendor): VendorFields => ({
  titleBn: vendor.title.bn,
  titleEn: vendor.title.en,
  address: vendor.address,
  operatorId: vendor.operatorId,
  callsPerMinute: vendor.callsPerMinute,
  winMax: vendor.winMax,
  bonusMax: vendor.bonusMax,
  launchOrigins: vendor.launchOrigins,
  cards: vendor.cards.toSorted((one, other) => (one.gameType < other.gameType ? -1 : 1)),
  picture: vendor.picture?.hash ?? null,
});

function toAdminVendor(
  ctx: Context,
  vendor: Vendor & { createdAt: Date },
  parts: Parts,
): AdminVendor {
  const ofVendor = <T extends { vendorCode: string }>(rows: readonly T[]) =>
    rows.filter(({ vendorCode }) => vendorCode === vendor.code);
  const shown: ShownVendor = {
    code: vendor.code,
    vassalage: vendor.vassalage,
    title: { bn: vendor.titleBn, en: vendor.titleEn },
    wallet: vendor.walletMode,
    open: vendor.open,
    address: vendor.address,
    operatorId: vendor.operatorId,
    callsPerMinute: vendor.callsPerMinute,
    winMax: String(vendor.winMaxMinor),
    bonusMax: String(vendor.bonusMaxMinor),
    launchOrigins: vendor.launchOrigins,
    picture: vendor.picture === null ? null : parts.pictureOf(getPictureName(vendor.picture)).image,
    cards: ofVendor(parts.cards).map(({ gameType, isHot, sort }) => ({
      gameType: gameCategory.parse(gameType),
      isHot,
      sort,
    })),
    games: Number(ofVendor(parts.counts)[0]?.games ?? 0n),
    keys: ofVendor(parts.keys).map((key) => ({
      id: key.id,
      fingerprint: formatFingerprint(computeFingerprint(key.publicKey)),
      isShared: isShared(key, parts.keys),
      createdAt: key.createdAt.toISOString(),
      retiredAt: key.retiredAt?.toISOString() ?? null,
    })),
    walletAddress: `${ctx.config.origins.site}${seamlessBasePath}`,
    ourPublicKey: readOurPublicKey(ctx, vendor),
    createdAt: vendor.createdAt.toISOString(),
  };
  return { ...shown, revision: computeRevision(getVendorFields(shown)) };
}

/** Returns all vendors as the console shows them, in the order of their codes. */
export async function readAdminVendors(ctx: Context, db: Database): Promise<AdminVendor[]> {
  const vendors = await db.selectFrom('vendor').selectAll().orderBy('code').execute();
  const cards = await db
    .selectFrom('vendorLobbyEntry')
    .selectAll()
    .orderBy('sort')
    .orderBy('gameType')
    .execute();
  const keys = await db.selectFrom('vendorKey').selectAll().orderBy('createdAt').execute();
  const counts = await db
    .selectFrom('vendorGame')
    .select((eb) => ['vendorCode', eb.fn.countAll<bigint>().as('games')])
    .groupBy('vendorCode')
    .execute();
  const pictures = vendors.flatMap(({ picture }) =>
    picture === null ? [] : [getPictureName(picture)],
  );
  const pictureOf = await readPictures(db, pictures);
  return vendors.map((vendor) =>
    toAdminVendor(
      ctx,
      { ...vendor, walletMode: vendor.walletMode === 'transfer' ? 'transfer' : 'seamless' },
      { cards, keys, counts, pictureOf },
    ),
  );
}

/** Returns one vendor as the console shows it. */
export async function readAdminVendor(
  ctx: Context,
  db: Database,
  code: string,
): Promise<AdminVendor> {
  const found = (await readAdminVendors(ctx, db)).find((vendor) => vendor.code === code);
  if (!found) throw new Error(`the vendor ${code} is gone`);
  return found;
}

/**
 * Returns what the ledger holds for a vendor in the currency of the site, and how many rounds and
 * transfers are open.
 */
export async function readVendorBalances(
  ctx: Context,
  code: string,
): Promise<Result<ValueOf<typeof vendorBalances>, 'vendor_unknown'>> {
  if (!(await findVendor(ctx.db, code))) return refuse('vendor_unknown');
  const currency = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
  const readBalance = async (kind: VendorAccountKind): Promise<string> => {
    const id = await openAccount(ctx.db, vendorAccount(code, kind, currency));
    return String((await findBalance(ctx.db, id))?.balance ?? ZERO);
  };
  const [result, merchantWallet, { rows }] = await Promise.all([
    readBalance('game_result'),
    readBalance('merchant_wallet'),
    sql<{ openRounds: bigint; pendingTransfers: bigint }>`select
      (select count(*) from round where source = ${code} and state = 'open') as "openRounds",
      (
        select count(*) from vendor_transfer where vendor_code = ${code} and state = 'pending'
      ) as "pendingTransfers"`.execute(ctx.db),
  ]);
  const [open] = rows;
  if (!open) throw new Error('an aggregate gives one row');
  return ok({
    currency,
    result,
    merchantWallet,
    openRounds: Number(open.openRounds),
    pendingTransfers: Number(open.pendingTransfers),
  });
}

import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import { seamlessBasePath } from '@khelaghor/contract/play/vendor-wallet.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { Context, Database } from '../../lib/context.ts';
import { readPictures } from '../../site/media/index.ts';
import { computeFingerprint } from './vendor-key.ts';
import { signingKeyLabel } from './vendor-signature.ts';
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

/** The stored name of a picture that was brought. */
const getName = (hash: string): string => `media:${hash}`;

/** A key's fingerprint in pairs of digits, as two people compare it on the telephone. */
const getPairs = (fingerprint: string): string => (fingerprint.match(/../g) ?? []).join(':');

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

function getOurPublicKey(ctx: Context, sealed: Buffer): string {
  const key = createPrivateKey({
    key: ctx.secrets.decrypt(signingKeyLabel, sealed),
    format: 'der',
    type: 'pkcs8',
  });
  return createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
}

function managedOf(ctx: Context, vendor: Vendor & { createdAt: Date }, parts: Parts): AdminVendor {
  const own = <T extends { vendorCode: string }>(rows: readonly T[]) =>
    rows.filter(({ vendorCode }) => vendorCode === vendor.code);
  return {
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
    picture: vendor.picture === null ? null : parts.pictureOf(getName(vendor.picture)).image,
    cards: own(parts.cards).map(({ gameType, isHot, sort }) => ({
      gameType: gameCategory.parse(gameType),
      isHot,
      sort,
    })),
    games: Number(own(parts.counts)[0]?.games ?? 0n),
    keys: own(parts.keys).map((key) => ({
      id: key.id,
      fingerprint: getPairs(computeFingerprint(key.publicKey)),
      isShared: isShared(key, parts.keys),
      createdAt: key.createdAt.toISOString(),
      retiredAt: key.retiredAt?.toISOString() ?? null,
    })),
    walletAddress: `${ctx.config.origins.site}${seamlessBasePath}`,
    ourPublicKey: getOurPublicKey(ctx, vendor.signingKeySealed),
    createdAt: vendor.createdAt.toISOString(),
  };
}

/** Every vendor as the console shows it, in the order of the codes. */
export async function readManagedVendors(ctx: Context, db: Database): Promise<AdminVendor[]> {
  const vendors = await db.selectFrom('vendor').selectAll().orderBy('code').execute();
  const cards = await db.selectFrom('vendorLobbyEntry').selectAll().orderBy('sort').execute();
  const keys = await db.selectFrom('vendorKey').selectAll().orderBy('createdAt').execute();
  const counts = await db
    .selectFrom('vendorGame')
    .select((eb) => ['vendorCode', eb.fn.countAll<bigint>().as('games')])
    .groupBy('vendorCode')
    .execute();
  const marks = vendors.flatMap(({ picture }) => (picture === null ? [] : [getName(picture)]));
  const pictureOf = await readPictures(db, marks);
  return vendors.map((vendor) =>
    managedOf(
      ctx,
      { ...vendor, walletMode: vendor.walletMode === 'transfer' ? 'transfer' : 'seamless' },
      { cards, keys, counts, pictureOf },
    ),
  );
}

import type * as contract from '@khelaghor/contract/play/vendors-admin.ts';
import type { AdminVendor } from '@khelaghor/contract/play/vendors-admin.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { arePicturesKnown } from '../../site/media/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { addVendor, addVendorKey, retireVendorKey, setVendorOpen } from './vendor-registry.ts';
import { readManagedVendors } from './list-vendors.ts';
import { vendorFigures } from './balance-store.ts';
import { findVendor } from './store.ts';

type Cards = ParsedBody<typeof contract.addVendor>['cards'];
type Managed<C extends Refusal = 'vendor_unknown'> = Promise<Result<AdminVendor, C>>;
type Refusal = 'vendor_unknown' | 'vendor_taken' | 'image_missing' | KeyRefusal;
type KeyRefusal =
  | 'vendor_key_invalid'
  | 'vendor_key_taken'
  | 'vendor_keys_full'
  | 'vendor_key_unknown';

async function managed(ctx: Context, tx: Tx, code: string): Promise<AdminVendor> {
  const found = (await readManagedVendors(ctx, tx)).find((vendor) => vendor.code === code);
  if (!found) throw new Error(`the vendor ${code} is gone`);
  return found;
}

/** Gives a vendor exactly these cards. One that stays keeps its key, and so its favourites. */
async function setCards(tx: Tx, vendorCode: string, cards: Cards): Promise<void> {
  const kept = [...new Map(cards.map((card) => [card.gameType, card])).values()];
  await tx
    .deleteFrom('vendorLobbyEntry')
    .where('vendorCode', '=', vendorCode)
    .where(
      'gameType',
      'not in',
      kept.map(({ gameType }) => gameType),
    )
    .execute();
  for (const { gameType, isHot, sort } of kept)
    await tx
      .insertInto('vendorLobbyEntry')
      .values({ vendorCode, gameType, isHot, sort })
      .onConflict((conflict) =>
        conflict.columns(['vendorCode', 'gameType']).doUpdateSet({ isHot, sort }),
      )
      .execute();
}

/** Whether a mark is none, or a picture that all may see. */
const isMarkKnown = async (tx: Tx, picture: string | null | undefined): Promise<boolean> =>
  typeof picture !== 'string' || arePicturesKnown(tx, [`media:${picture}`]);

const markMissing = () =>
  refuse('image_missing', { fields: { picture: { code: 'image_missing' } } });

const keyRefusals = {
  key_invalid: 'vendor_key_invalid',
  key_taken: 'vendor_key_taken',
  keys_full: 'vendor_keys_full',
} as const;

/** Refuses a key, under its field where the key itself is what is wrong. */
function refuseKey<K extends keyof typeof keyRefusals>(refusal: K) {
  const code = keyRefusals[refusal];
  return refuse(code, refusal === 'keys_full' ? {} : { fields: { publicKey: { code } } });
}

/** The ceilings that were named, in the columns' form. */
const getCeilings = ({
  winMax,
  bonusMax,
}: {
  winMax?: string | undefined;
  bonusMax?: string | undefined;
}) => ({
  ...(winMax !== undefined && { winMaxMinor: BigInt(winMax) }),
  ...(bonusMax !== undefined && { bonusMaxMinor: BigInt(bonusMax) }),
});

/** Takes a vendor on. It is closed: an operator opens it when its keys and games are there. */
export function createVendor(
  ctx: Context,
  { cards, wallet: walletMode, winMax, bonusMax, ...body }: ParsedBody<typeof contract.addVendor>,
  caller: OperatorCaller,
): Managed<'vendor_taken' | 'vendor_key_invalid' | 'vendor_key_taken' | 'image_missing'> {
  return ctx.db.transaction().execute(async (tx) => {
    const taken = await tx
      .selectFrom('vendor')
      .select('code')
      .where(({ or, eb }) => or([eb('code', '=', body.code), eb('vassalage', '=', body.vassalage)]))
      .executeTakeFirst();
    if (taken || body.code === 'khelaghor' || body.vassalage === 'KHELAGHOR')
      return refuse('vendor_taken');
    if (!(await isMarkKnown(tx, body.picture))) return markMissing();
    const ceilings = getCeilings({ winMax, bonusMax });
    const vendor = { ...body, walletMode, ...ceilings, open: false };
    const added = await addVendor(ctx, tx, vendor, getOperatorActor(caller.username));
    if (!added.ok) return refuseKey(added.refusal);
    await setCards(tx, body.code, cards);
    return ok(await managed(ctx, tx, body.code));
  });
}

/** Columns as an event holds them: amounts as text. */
const writable = (columns: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );

/** Changes what was named of a vendor; before and after are logged. */
export function changeVendor(
  ctx: Context,
  code: string,
  body: ParsedBody<typeof contract.changeVendor>,
  caller: OperatorCaller,
): Managed<'vendor_unknown' | 'image_missing'> {
  const { cards, open, winMax, bonusMax, ...named } = body;
  const columns = { ...named, ...getCeilings({ winMax, bonusMax }) };
  return ctx.db.transaction().execute(async (tx) => {
    const before = await findVendor(tx, code);
    if (!before) return refuse('vendor_unknown');
    if (!(await isMarkKnown(tx, columns.picture))) return markMissing();
    const set = Object.fromEntries(
      Object.entries(columns).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(set).length > 0)
      await tx.updateTable('vendor').set(set).where('code', '=', code).execute();
    if (cards) await setCards(tx, code, cards);
    if (open !== undefined && open !== before.open)
      await setVendorOpen(ctx, tx, { vendorCode: code, open }, getOperatorActor(caller.username));
    if (Object.keys(set).length > 0 || cards) {
      const { signingKeySealed: _, walletMode: wallet, ...old } = before;
      await logEvent(ctx, tx, {
        kind: 'vendor.changed',
        actor: getOperatorActor(caller.username),
        subject: `vendor:${code}`,
        detail: {
          before: writable({ ...old, wallet }),
          after: writable({ ...set, ...(cards && { cards }) }),
        },
      });
    }
    return ok(await managed(ctx, tx, code));
  });
}

export function addKey(
  ctx: Context,
  code: string,
  publicKey: string,
  caller: OperatorCaller,
): Managed<'vendor_unknown' | 'vendor_key_invalid' | 'vendor_key_taken' | 'vendor_keys_full'> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await findVendor(tx, code))) return refuse('vendor_unknown');
    const added = await addVendorKey(
      ctx,
      tx,
      { vendorCode: code, publicKey },
      getOperatorActor(caller.username),
    );
    if (!added.ok) return refuseKey(added.refusal);
    return ok(await managed(ctx, tx, code));
  });
}

export function retireKey(
  ctx: Context,
  { code, keyId }: { code: string; keyId: string },
  caller: OperatorCaller,
): Managed<'vendor_unknown' | 'vendor_key_unknown'> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await findVendor(tx, code))) return refuse('vendor_unknown');
    const key = await tx
      .selectFrom('vendorKey')
      .select('id')
      .where('id', '=', keyId)
      .where('vendorCode', '=', code)
      .where('retiredAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!key) return refuse('vendor_key_unknown');
    await retireVendorKey(ctx, tx, keyId, getOperatorActor(caller.username));
    return ok(await managed(ctx, tx, code));
  });
}

/** What the ledger holds for a vendor in the money that the site plays with. */
export async function booksOf(
  ctx: Context,
  code: string,
): Promise<Result<ValueOf<typeof contract.vendorBooks>, 'vendor_unknown'>> {
  if (!(await findVendor(ctx.db, code))) return refuse('vendor_unknown');
  const currency = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
  const figures = await vendorFigures(ctx.db, code, currency);
  return ok({
    currency,
    result: String(figures.result),
    merchantWallet: String(figures.merchantWallet),
    openRounds: Number(figures.openRounds),
    pendingTransfers: Number(figures.pendingTransfers),
  });
}

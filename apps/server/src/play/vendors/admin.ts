import type * as contract from '@khelaghor/contract/play/vendors-admin.ts';
import type { AdminVendor, VendorFields } from '@khelaghor/contract/play/vendors-admin.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { mergeEdit, pickChanges } from '../../lib/edits.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { arePicturesKnown } from '../../site/media/index.ts';
import { getVendorFields, readAdminVendor } from './admin-views.ts';
import { addVendor, addVendorKey, retireVendorKey, setVendorOpen } from './registry.ts';
import { findVendor } from './store.ts';

type Cards = ParsedBody<typeof contract.addVendor>['cards'];
type AdminVendorAnswer<C extends Refusal = 'vendor_unknown'> = Promise<Result<AdminVendor, C>>;
type Refusal =
  | 'vendor_unknown'
  | 'vendor_taken'
  | 'image_missing'
  | 'changed_meanwhile'
  | KeyRefusal;
type KeyRefusal =
  | 'vendor_key_private'
  | 'vendor_key_invalid'
  | 'vendor_key_taken'
  | 'vendor_keys_full'
  | 'vendor_key_unknown';

/** Replaces a vendor's cards. A card that stays keeps its key, and so its favourites. */
async function setCards(tx: Tx, vendorCode: string, cards: Cards): Promise<void> {
  const wanted = [...new Map(cards.map((card) => [card.gameType, card])).values()];
  await tx
    .deleteFrom('vendorLobbyEntry')
    .where('vendorCode', '=', vendorCode)
    .where(
      'gameType',
      'not in',
      wanted.map(({ gameType }) => gameType),
    )
    .execute();
  for (const { gameType, isHot, sort } of wanted)
    await tx
      .insertInto('vendorLobbyEntry')
      .values({ vendorCode, gameType, isHot, sort })
      .onConflict((conflict) =>
        conflict.columns(['vendorCode', 'gameType']).doUpdateSet({ isHot, sort }),
      )
      .execute();
}

/** Whether there is no logo, or a picture that everyone may see. */
const isPictureKnown = async (tx: Tx, picture: string | null | undefined): Promise<boolean> =>
  typeof picture !== 'string' || arePicturesKnown(tx, [`media:${picture}`]);

const refusePicture = () =>
  refuse('image_missing', { fields: { picture: { code: 'image_missing' } } });

const keyRefusals = {
  key_private: 'vendor_key_private',
  key_invalid: 'vendor_key_invalid',
  key_taken: 'vendor_key_taken',
  keys_full: 'vendor_keys_full',
} as const;

/** Refuses a key: under its field, unless the vendor has too many keys. */
function refuseKey<K extends keyof typeof keyRefusals>(refusal: K) {
  const code = keyRefusals[refusal];
  return refuse(code, refusal === 'keys_full' ? {} : { fields: { publicKey: { code } } });
}

/** Returns the columns of the highest payouts that are given. */
const getPayoutColumns = ({
  winMax,
  bonusMax,
}: {
  winMax?: string | undefined;
  bonusMax?: string | undefined;
}) => ({
  ...(winMax !== undefined && { winMaxMinor: BigInt(winMax) }),
  ...(bonusMax !== undefined && { bonusMaxMinor: BigInt(bonusMax) }),
});

/** Adds a vendor. It is closed until an operator opens it. */
export function createVendor(
  ctx: Context,
  { cards, wallet: walletMode, winMax, bonusMax, ...body }: ParsedBody<typeof contract.addVendor>,
  caller: OperatorCaller,
): AdminVendorAnswer<
  | 'vendor_taken'
  | 'vendor_key_private'
  | 'vendor_key_invalid'
  | 'vendor_key_taken'
  | 'image_missing'
> {
  return ctx.db.transaction().execute(async (tx) => {
    const taken = await tx
      .selectFrom('vendor')
      .select('code')
      .where(({ or, eb }) => or([eb('code', '=', body.code), eb('vassalage', '=', body.vassalage)]))
      .executeTakeFirst();
    if (taken || body.code === 'khelaghor' || body.vassalage === 'KHELAGHOR')
      return refuse('vendor_taken');
    if (!(await isPictureKnown(tx, body.picture))) return refusePicture();
    const maximums = getPayoutColumns({ winMax, bonusMax });
    const vendor = { ...body, walletMode, ...maximums, open: false };
    const added = await addVendor(ctx, tx, vendor, getOperatorActor(caller.username));
    if (!added.ok) return refuseKey(added.refusal);
    await setCards(tx, body.code, cards);
    return ok(await readAdminVendor(ctx, tx, body.code));
  });
}

/** Returns columns as an event stores them: amounts as text. */
const toEventDetail = (columns: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );

/** Returns a vendor, locked until the transaction ends: its changes follow one another. */
async function lockVendor(tx: Tx, code: string) {
  await tx.selectFrom('vendor').select('code').where('code', '=', code).forUpdate().execute();
  return findVendor(tx, code);
}

/** Changes the given fields of a vendor, and logs them before and after. */
export function changeVendor(
  ctx: Context,
  code: string,
  body: ParsedBody<typeof contract.changeVendor>,
  caller: OperatorCaller,
): AdminVendorAnswer<'vendor_unknown' | 'image_missing' | 'changed_meanwhile'> {
  const { cards, winMax, bonusMax, ...named } = pickChanges<VendorFields>(body);
  const set = { ...named, ...getPayoutColumns({ winMax, bonusMax }) };
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockVendor(tx, code);
    if (!before) return refuse('vendor_unknown');
    const record = { subject: `vendor:${code}`, kinds: ['vendor.changed'] };
    const fields = getVendorFields(await readAdminVendor(ctx, tx, code));
    const edited = await mergeEdit(tx, record, fields, body);
    if (!edited.ok) return edited;
    if (!(await isPictureKnown(tx, set.picture))) return refusePicture();
    if (Object.keys(set).length > 0)
      await tx.updateTable('vendor').set(set).where('code', '=', code).execute();
    if (cards) await setCards(tx, code, cards);
    if (Object.keys(set).length > 0 || cards) {
      const { signingKeySealed: _, walletMode: wallet, ...old } = before;
      await logEvent(ctx, tx, {
        kind: 'vendor.changed',
        actor: getOperatorActor(caller.username),
        subject: record.subject,
        detail: {
          before: toEventDetail({ ...old, wallet }),
          after: toEventDetail({ ...set, ...(cards && { cards }) }),
        },
      });
    }
    return ok(await readAdminVendor(ctx, tx, code));
  });
}

/** Opens a vendor, or closes it. A vendor that is so already stays as it is. */
export function switchVendor(
  ctx: Context,
  code: string,
  { open }: ParsedBody<typeof contract.switchVendor>,
  caller: OperatorCaller,
): AdminVendorAnswer {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockVendor(tx, code);
    if (!before) return refuse('vendor_unknown');
    if (open !== before.open)
      await setVendorOpen(ctx, tx, { vendorCode: code, open }, getOperatorActor(caller.username));
    return ok(await readAdminVendor(ctx, tx, code));
  });
}

export function addKey(
  ctx: Context,
  code: string,
  publicKey: string,
  caller: OperatorCaller,
): AdminVendorAnswer<
  | 'vendor_unknown'
  | 'vendor_key_private'
  | 'vendor_key_invalid'
  | 'vendor_key_taken'
  | 'vendor_keys_full'
> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await findVendor(tx, code))) return refuse('vendor_unknown');
    const added = await addVendorKey(
      ctx,
      tx,
      { vendorCode: code, publicKey },
      getOperatorActor(caller.username),
    );
    if (!added.ok) return refuseKey(added.refusal);
    return ok(await readAdminVendor(ctx, tx, code));
  });
}

export function retireKey(
  ctx: Context,
  { code, keyId }: { code: string; keyId: string },
  caller: OperatorCaller,
): AdminVendorAnswer<'vendor_unknown' | 'vendor_key_unknown'> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await findVendor(tx, code))) return refuse('vendor_unknown');
    const isKnown = await tx
      .selectFrom('vendorKey')
      .select('id')
      .where('id', '=', keyId)
      .where('vendorCode', '=', code)
      .where('retiredAt', 'is', null)
      .forUpdate()
      .$call(hasRow);
    if (!isKnown) return refuse('vendor_key_unknown');
    await retireVendorKey(ctx, tx, keyId, getOperatorActor(caller.username));
    return ok(await readAdminVendor(ctx, tx, code));
  });
}

import type { PasskeyRequest } from '@khelaghor/contract/account/second-factors.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** More devices than a member has. */
export const passkeysMax = 10;

type Transport = PasskeyRequest['options']['allowCredentials'][number]['transports'][number];

const transports: readonly Transport[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
];

/** Keeps the transports that we know. */
export const filterTransports = (named: readonly string[]): Transport[] =>
  transports.filter((transport) => named.includes(transport));

/** A passkey as stored: only its public key. */
export type NewPasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly transports: Transport[];
};

export async function readPasskeys(db: Database, memberId: string) {
  return db
    .selectFrom('memberPasskey')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'usedAt'])
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Stores a member's passkey; false when it is stored already. */
export async function addPasskey(
  ctx: Context,
  tx: Database,
  owner: { readonly memberId: string; readonly name: string },
  passkey: NewPasskey,
): Promise<boolean> {
  return tx
    .insertInto('memberPasskey')
    .values({ id: ctx.random.id(), ...owner, ...passkey, createdAt: ctx.clock.now() })
    .onConflict((taken) => taken.column('credentialId').doNothing())
    .$call(tryWrite);
}

/** False when the member has no such passkey. */
export async function removePasskey(tx: Database, memberId: string, id: string): Promise<boolean> {
  return tx
    .deleteFrom('memberPasskey')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .$call(tryWrite);
}

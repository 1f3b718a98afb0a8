import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gatewayAccount } from '@khelaghor/ledger/account.ts';
import { buildDepositTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances, notifyEach } from '../../lib/notify.ts';
import { sendToInboxes } from '../../site/messaging/index.ts';
import { findWalletsNamed } from '../wallet/index.ts';
import { toDepositValues } from './read-deposits.ts';
import { recordTurnover } from './turnover-store.ts';
import type { StoredDeposit } from './store.ts';

/** Opens the account of each gateway in the currencies of its deposits. */
async function openClearing(tx: Tx, deposits: readonly StoredDeposit[]) {
  const opened = new Map<string, string>();
  const getKey = ({ gateway, currency }: StoredDeposit): string => `${gateway} ${currency}`;
  for (const deposit of deposits) {
    const key = getKey(deposit);
    if (opened.has(key)) continue;
    opened.set(key, await openAccount(tx, gatewayAccount(deposit.gateway, deposit.currency)));
  }
  return (deposit: StoredDeposit): string => opened.get(getKey(deposit)) ?? '';
}

/**
 * Moves the money from the gateways' accounts to the members' wallets, all in one posting, and
 * writes how much has to be bet for it.
 */
export async function postDeposits(
  ctx: Context,
  tx: Tx,
  deposits: readonly StoredDeposit[],
): Promise<void> {
  const getClearing = await openClearing(tx, deposits);
  const wallets = await findWalletsNamed(tx, deposits);
  const transfers = deposits.flatMap((deposit, index) =>
    buildDepositTransfers({
      transferId: deposit.transferId,
      depositId: deposit.id,
      clearing: getClearing(deposit),
      wallet: wallets[index]?.walletId ?? '',
      amount: deposit.amountMinor,
      currency: deposit.currency,
    }),
  );
  const posted = await post(tx, transfers);
  const ids = deposits.map(({ id }) => id);
  if (!posted.ok) {
    throw new Error(`the ledger refused deposits ${ids.join(', ')}: ${posted.refusal}`);
  }
  await recordTurnover(ctx, tx, ids);
}

/** The messages to the member about the ends of a deposit. */
const endTemplates = { confirmed: 'deposit_credited', failed: 'deposit_failed' } as const;

/** Leaves the members messages about deposits that have ended. */
async function leaveMessages(
  ctx: Context,
  tx: Tx,
  deposits: readonly StoredDeposit[],
): Promise<void> {
  for (const state of ['confirmed', 'failed'] as const) {
    const messages = deposits
      .filter((deposit) => deposit.state === state)
      .map(({ id: paymentId, memberId, amountMinor, currency }) => ({
        memberId,
        params: { amount: formatMinor(amountMinor), currency, paymentId },
      }));
    if (messages.length > 0) await sendToInboxes(ctx, tx, endTemplates[state], messages);
  }
}

/**
 * Tells the members' browsers where their deposits stand, and the members how they ended.
 * @param open deposits of which only the browsers are told
 */
export async function tellDeposits(
  ctx: Context,
  tx: Tx,
  deposits: readonly StoredDeposit[],
  open: readonly StoredDeposit[] = [],
): Promise<void> {
  await leaveMessages(ctx, tx, deposits);
  const values = await toDepositValues(tx, [...deposits, ...open]);
  const credited = deposits.filter(({ state }) => state === 'confirmed');
  const arrived = new Set(credited.map(({ id }) => id));
  await notifyEach(
    tx,
    values.map(({ memberId, deposit }) => ({
      audience: { memberId },
      notice: { type: 'deposit', deposit, hasArrived: arrived.has(deposit.id) },
    })),
  );
  if (credited.length === 0) return;
  await notifyBalances(
    tx,
    credited.map(({ memberId }) => memberId),
  );
}

import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { plainArray } from '@khelaghor/db/sql-array.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { memberAccount, memberOwner } from '@khelaghor/ledger/account.ts';
import { STAKE_CURRENCIES } from '@khelaghor/money/currency.ts';
import type { CashCurrency, StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../platform/context.ts';

/** Ids of a member's ledger accounts. */
export type Wallet = {
  currency: StakeCurrency;
  /** What the member can play with. */
  walletId: string;
  /** Stakes in running bets. */
  escrowId: string;
  /** Withdrawals on their way. */
  holdId: string;
  /** Points that stand as security; only those to whom some were given have such an account. */
  securityPointsId: string | null;
};

function stakeCurrencyOf(text: string): StakeCurrency {
  const known = STAKE_CURRENCIES.find((currency) => currency === text);
  if (known === undefined) throw new Error(`a wallet holds ${text}, which cannot be staked`);
  return known;
}

/** Opens a member's accounts; safe to repeat. */
export async function openWallet(
  tx: Database,
  memberId: string,
  currency: StakeCurrency,
): Promise<Omit<Wallet, 'securityPointsId'>> {
  return {
    currency,
    walletId: await openAccount(tx, memberAccount(memberId, 'wallet', currency)),
    escrowId: await openAccount(tx, memberAccount(memberId, 'escrow', currency)),
    holdId: await openAccount(tx, memberAccount(memberId, 'payout_hold', currency)),
  };
}

/**
 * The accounts of members, in the order in which they are asked for. A member without any is a
 * bug: registration opens them.
 */
export async function walletsOf(db: Database, memberIds: readonly string[]): Promise<Wallet[]> {
  const { rows } = await sql<
    Pick<Selectable<DB['ledgerAccount']>, 'id' | 'owner' | 'kind' | 'currency'>
  >`
    /* prepared: wallets */
    select id, owner, kind, currency from ledger_account
    where owner = any (${plainArray(memberIds.map(memberOwner))}::text[])`.execute(db);
  const known = new Map(rows.map((row) => [`${row.owner}/${row.kind}`, row]));
  return memberIds.map((memberId) => {
    const find = (kind: string) => {
      const row = known.get(`${memberOwner(memberId)}/${kind}`);
      if (!row) throw new Error(`member ${memberId} has no ${kind} account`);
      return row;
    };
    const wallet = find('wallet');
    return {
      currency: stakeCurrencyOf(wallet.currency),
      walletId: wallet.id,
      escrowId: find('escrow').id,
      holdId: find('payout_hold').id,
      securityPointsId: known.get(`${memberOwner(memberId)}/security_points`)?.id ?? null,
    };
  });
}

/** The accounts of a member who plays with cash. Trials are refused before they come here. */
export async function cashWalletOf(
  db: Database,
  memberId: string,
): Promise<Wallet & { currency: CashCurrency }> {
  const { currency, ...ids } = await walletOf(db, memberId);
  if (currency === 'TRIAL') throw new Error(`member ${memberId} is on trial`);
  return { ...ids, currency };
}

/** One member's accounts. */
export async function walletOf(db: Database, memberId: string): Promise<Wallet> {
  const [wallet] = await walletsOf(db, [memberId]);
  if (!wallet) throw new Error(`no wallet was read for member ${memberId}`);
  return wallet;
}

import { sql } from 'kysely';
import { openAccount, findBalance } from '@khelaghor/db/ledger-store.ts';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import { memberAccount, memberOwner } from '@khelaghor/ledger/account.ts';
import type { MemberAccountKind } from '@khelaghor/ledger/account.ts';
import type { CashCurrency, Currency, StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database, MemberCreated } from '../../lib/context.ts';
import { currencyNow, getCurrencyOfMode, readSettingsInTx } from '../../site/settings/index.ts';
import { formatMinor, minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Balance } from '@khelaghor/contract/money/wallet.ts';

/** Ids of a member's ledger accounts in one currency. */
export type Wallet<C extends Currency = StakeCurrency> = {
  currency: C;
  /** The money that the member can play with. */
  walletId: string;
  /** Stakes of running bets. */
  escrowId: string;
  /** Pending withdrawals. */
  holdId: string;
  /** Security points; null for members who were never given any. */
  securityPointsId: string | null;
};

/** The owner and the currency of a wallet; null: the currency that the member plays with now. */
export type WalletName<C extends Currency = Currency> = { memberId: string; currency: C | null };

/** Every wallet consists of these. */
const kinds = ['wallet', 'escrow', 'payout_hold'] as const satisfies MemberAccountKind[];

/** Opens a member's accounts in a currency; safe to repeat. */
export async function openWallet<C extends Currency>(
  tx: Database,
  memberId: string,
  currency: C,
): Promise<Omit<Wallet<C>, 'securityPointsId'>> {
  return {
    currency,
    walletId: await openAccount(tx, memberAccount(memberId, 'wallet', currency)),
    escrowId: await openAccount(tx, memberAccount(memberId, 'escrow', currency)),
    holdId: await openAccount(tx, memberAccount(memberId, 'payout_hold', currency)),
  };
}

type AccountRow = { id: string; owner: string; kind: string; currency: Currency };

/** Some members' accounts by owner, kind and currency, and the site's current currency. */
class Accounts {
  readonly #ids: ReadonlyMap<string, string>;
  readonly #now: CashCurrency;

  constructor(rows: readonly (AccountRow & { now: CashCurrency })[]) {
    this.#ids = new Map(
      rows.map(({ id, owner, kind, currency }) => [`${owner}/${kind}/${currency}`, id]),
    );
    this.#now = rows[0]?.now ?? 'PLAY';
  }

  find(memberId: string, kind: MemberAccountKind, currency: Currency): string | undefined {
    return this.#ids.get(`${memberOwner(memberId)}/${kind}/${currency}`);
  }

  /** A demo account has demo money only; other members play with the site's currency. */
  currencyOf(memberId: string): StakeCurrency {
    return this.find(memberId, 'wallet', 'TRIAL') === undefined ? this.#now : 'TRIAL';
  }

  /** Whether a member's wallet is in another currency than the site's current one. */
  lacksNow(memberId: string): boolean {
    const currency = this.currencyOf(memberId);
    return kinds.some((kind) => this.find(memberId, kind, currency) === undefined);
  }

  has(memberId: string): boolean {
    return (['PLAY', 'BDT', 'TRIAL'] as const).some((currency) =>
      kinds.every((kind) => this.find(memberId, kind, currency) !== undefined),
    );
  }
}

async function readAccounts(db: Database, memberIds: readonly string[]): Promise<Accounts> {
  const { rows } = await sql<AccountRow & { now: CashCurrency }>`
    /* prepared: wallets */
    select id, owner, kind, currency, ${currencyNow} as now from ledger_account
    where owner = any (${toPlainArray(memberIds.map(memberOwner))}::text[])`.execute(db);
  return new Accounts(rows);
}

function walletFrom<C extends Currency>(
  accounts: Accounts,
  memberId: string,
  currency: C,
): Wallet<C> {
  const find = (kind: MemberAccountKind): string => {
    const id = accounts.find(memberId, kind, currency);
    if (id === undefined) throw new Error(`member ${memberId} has no ${kind} account`);
    return id;
  };
  return {
    currency,
    walletId: find('wallet'),
    escrowId: find('escrow'),
    holdId: find('payout_hold'),
    securityPointsId: accounts.find(memberId, 'security_points', 'POINT') ?? null,
  };
}

/**
 * Returns the wallets in the order of the names. A member who has a wallet only in the site's
 * former currency gets one in the current currency now; the old one stays. A member without any
 * wallet is a bug: registration opens one.
 */
export async function findWalletsNamed<C extends Currency>(
  db: Database,
  names: readonly WalletName<C>[],
): Promise<Wallet<C | StakeCurrency>[]> {
  const memberIds = [...new Set(names.map(({ memberId }) => memberId))].toSorted();
  let accounts = await readAccounts(db, memberIds);
  const asksForNow = new Set(
    names.flatMap((name) => (name.currency === null ? [name.memberId] : [])),
  );
  const without = memberIds.filter(
    (memberId) => asksForNow.has(memberId) && accounts.lacksNow(memberId) && accounts.has(memberId),
  );
  // In the order of the ids, so that two callers who open the same wallets never deadlock.
  for (const memberId of without) await openWallet(db, memberId, accounts.currencyOf(memberId));
  if (without.length > 0) accounts = await readAccounts(db, memberIds);
  return names.map(({ memberId, currency }) =>
    walletFrom<C | StakeCurrency>(accounts, memberId, currency ?? accounts.currencyOf(memberId)),
  );
}

/** Returns the wallets that members play with now, in the order of the ids given. */
export const readWallets = (db: Database, memberIds: readonly string[]): Promise<Wallet[]> =>
  findWalletsNamed<StakeCurrency>(
    db,
    memberIds.map((memberId) => ({ memberId, currency: null })),
  );

/** Returns the wallet that a member plays with now. */
export async function findWallet(db: Database, memberId: string): Promise<Wallet> {
  const [wallet] = await readWallets(db, [memberId]);
  if (!wallet) throw new Error(`no wallet was read for member ${memberId}`);
  return wallet;
}

/** Returns a member's wallet in a currency, whatever currency the site has now. */
export async function findWalletIn<C extends Currency>(
  db: Database,
  memberId: string,
  currency: C,
): Promise<Wallet<C>> {
  return walletFrom(await readAccounts(db, [memberId]), memberId, currency);
}

/**
 * Returns the wallet whose statement a member asks for: in a currency, or the one that they play
 * with now. The id is null when they have none in that currency.
 */
export async function findAskedWallet(
  db: Database,
  memberId: string,
  currency: Currency | undefined,
): Promise<{ currency: Currency; walletId: string | null }> {
  if (currency === undefined) return findWallet(db, memberId);
  const accounts = await readAccounts(db, [memberId]);
  return { currency, walletId: accounts.find(memberId, 'wallet', currency) ?? null };
}

/** The accounts of a member who plays with cash. Callers have refused demo accounts already. */
export async function readCashWallet(
  db: Database,
  memberId: string,
): Promise<Wallet<CashCurrency>> {
  const { currency, ...ids } = await findWallet(db, memberId);
  if (currency === 'TRIAL') throw new Error(`member ${memberId} is on trial`);
  return { ...ids, currency };
}

/** The balance as the header shows it. */
export async function readBalanceValue(db: Database, memberId: string): Promise<Balance> {
  const wallet = await findWallet(db, memberId);
  const of = async (accountId: string) => (await findBalance(db, accountId))?.available ?? ZERO;
  return {
    sumBalance: formatMinor(await of(wallet.walletId)),
    inPlay: formatMinor(await of(wallet.escrowId)),
    onHold: formatMinor(await of(wallet.holdId)),
    currency: wallet.currency,
    securityPoints:
      wallet.securityPointsId === null ? null : formatMinor(await of(wallet.securityPointsId)),
  };
}

/**
 * Returns what a member has in the currency that the site does not use now: in the wallet, in play
 * and on hold. Null: nothing.
 */
export async function findOtherMoney(
  db: Database,
  memberId: string,
  now: CashCurrency,
): Promise<{ currency: CashCurrency; total: Minor } | null> {
  const currency = now === 'PLAY' ? 'BDT' : 'PLAY';
  const accounts = await readAccounts(db, [memberId]);
  const ids = kinds.flatMap((kind) => accounts.find(memberId, kind, currency) ?? []);
  const balances = await Promise.all(ids.map((id) => findBalance(db, id)));
  const total = minor(balances.reduce((sum, found) => sum + (found?.available ?? 0n), 0n));
  return total > 0n ? { currency, total } : null;
}

/** Opens the new member's wallet in the currency that the site plays with. */
export const openMemberWallet: MemberCreated = async (ctx, tx, { memberId }) => {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  await openWallet(tx, memberId, getCurrencyOfMode(moneyMode));
};

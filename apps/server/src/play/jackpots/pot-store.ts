import type { PotRules, PotState } from '@khelaghor/game-engine/must-hit-by.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';

/** The currencies in which games have pots: trial money has none. */
export const potCurrencies = ['PLAY', 'BDT'] as const;
export type PotCurrency = (typeof potCurrencies)[number];

/** Names the pots of a game in one currency. */
export type PotsName = { readonly gameCode: string; readonly currency: PotCurrency };

/** The place in the ledger up to which the stakes of a game were added to its pots. */
export type PotPlace = PotsName & {
  /** The account of the game's results, which stakes are paid to. */
  readonly houseAccountId: string;
  readonly foldedTo: bigint;
};

/** A pot that stands, with the rules of those after it. */
export type StoredPot = PotsName &
  PotState & {
    readonly tier: string;
    readonly rank: number;
    readonly accountId: string;
    readonly number: number;
    readonly openedAt: Date;
    readonly rules: PotRules;
    readonly next: PotRules;
    readonly version: number;
    /** Sums over all pots of the tier. */
    readonly staked: bigint;
    readonly contributed: bigint;
    readonly started: bigint;
    readonly paid: bigint;
  };

const selectPlaces = (db: Database) =>
  db
    .selectFrom('jackpotPlace')
    .select(['gameCode', 'currency', 'houseAccountId', 'foldedTo'])
    .$narrowType<{ currency: PotCurrency }>()
    .orderBy('gameCode')
    .orderBy('currency');

export const listPlaces = (db: Database): Promise<PotPlace[]> => selectPlaces(db).execute();

/** The place of the game whose results an account has; undefined: the game has no pots. */
export const findPlaceOfHouse = (
  db: Database,
  houseAccountId: string,
): Promise<PotPlace | undefined> =>
  selectPlaces(db).where('houseAccountId', '=', houseAccountId).executeTakeFirst();

/**
 * Locks the pots of a game until the transaction ends; undefined: there are none, or another
 * process has them and `skipLocked` is set.
 */
export function lockPlace(
  tx: Tx,
  { gameCode, currency }: PotsName,
  { skipLocked }: { readonly skipLocked: boolean },
): Promise<PotPlace | undefined> {
  const place = selectPlaces(tx)
    .where('gameCode', '=', gameCode)
    .where('currency', '=', currency)
    .forUpdate();
  return (skipLocked ? place.skipLocked() : place).executeTakeFirst();
}

export async function movePlace(
  tx: Tx,
  { gameCode, currency }: PotsName,
  foldedTo: bigint,
): Promise<void> {
  await tx
    .updateTable('jackpotPlace')
    .set({ foldedTo })
    .where('gameCode', '=', gameCode)
    .where('currency', '=', currency)
    .execute();
}

/** The pots of a game, in the order in which a bet draws its numbers; of one currency or all. */
export async function listPots(
  db: Database,
  { gameCode, currency }: { readonly gameCode: string; readonly currency?: PotCurrency },
): Promise<StoredPot[]> {
  let pots = db.selectFrom('jackpotPot').selectAll().where('gameCode', '=', gameCode);
  if (currency !== undefined) pots = pots.where('currency', '=', currency);
  const rows = await pots.orderBy('currency').orderBy('rank').execute();
  return rows.map((row) => ({
    gameCode,
    currency: row.currency as PotCurrency,
    tier: row.tier,
    rank: row.rank,
    accountId: row.accountId,
    number: row.number,
    openedAt: row.openedAt,
    amount: row.amountMinor,
    fraction: BigInt(row.fraction),
    rules: { start: minor(row.startMinor), cap: minor(row.capMinor), rate: BigInt(row.rate) },
    next: {
      start: minor(row.nextStartMinor),
      cap: minor(row.nextCapMinor),
      rate: BigInt(row.nextRate),
    },
    version: row.version,
    staked: row.stakedMinor,
    contributed: row.contributedMinor,
    started: row.startedMinor,
    paid: row.paidMinor,
  }));
}

const toColumns = ({ rules, next, ...pot }: StoredPot) => ({
  number: pot.number,
  openedAt: pot.openedAt,
  amountMinor: pot.amount,
  fraction: Number(pot.fraction),
  startMinor: rules.start,
  capMinor: rules.cap,
  rate: Number(rules.rate),
  nextStartMinor: next.start,
  nextCapMinor: next.cap,
  nextRate: Number(next.rate),
  version: pot.version,
  stakedMinor: pot.staked,
  contributedMinor: pot.contributed,
  startedMinor: pot.started,
  paidMinor: pot.paid,
});

export async function insertPot(tx: Tx, pot: StoredPot): Promise<void> {
  const { gameCode, currency, tier, rank, accountId } = pot;
  await tx
    .insertInto('jackpotPot')
    .values({ gameCode, currency, tier, rank, accountId, ...toColumns(pot) })
    .execute();
}

/** Writes a pot whose place is locked. */
export async function updatePot(tx: Tx, pot: StoredPot): Promise<void> {
  await tx
    .updateTable('jackpotPot')
    .set(toColumns(pot))
    .where('gameCode', '=', pot.gameCode)
    .where('currency', '=', pot.currency)
    .where('tier', '=', pot.tier)
    .execute();
}

/** Balances of the pots' accounts, by the ids of the accounts. */
export async function readPotAccounts(
  db: Database,
  pots: readonly StoredPot[],
): Promise<ReadonlyMap<string, bigint>> {
  if (pots.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledgerBalance')
    .select(['accountId', 'balanceMinor'])
    .where(
      'accountId',
      'in',
      pots.map(({ accountId }) => accountId),
    )
    .execute();
  return new Map(rows.map(({ accountId, balanceMinor }) => [accountId, balanceMinor]));
}

/** A stake on a game with pots, in the order of the books. */
export type PotStake = {
  readonly seq: bigint;
  readonly betId: string;
  readonly memberId: string;
  readonly walletId: string;
  readonly stake: bigint;
  readonly seedId: string;
  readonly serverSeedSealed: Buffer;
  readonly clientSeed: string;
  readonly nonce: number;
};

/**
 * The stakes behind one number of the ledger, up to another. A stake is a transfer of the house's
 * account under the id of its bet; one that was rolled back left none.
 */
export async function listStakes(
  db: Database,
  houseAccountId: string,
  range: { readonly from: bigint; readonly to: bigint; readonly limit: number },
): Promise<PotStake[]> {
  const { rows } = await sql<PotStake>`
    select t.seq, t.id as bet_id, b.member_id, t.debit_account_id as wallet_id,
      t.amount_minor as stake, r.seed_id, f.server_seed_sealed, f.client_seed, r.nonce
    from ledger_transfer t
    join bet b on b.id = t.id
    join game_round r on r.bet_id = t.id
    join provably_fair_seed f on f.id = r.seed_id
    where t.credit_account_id = ${houseAccountId} and t.seq > ${range.from}
      and t.seq <= ${range.to} and t.code = 'stake' and b.state <> 'void'
    order by t.seq limit ${range.limit}`.execute(db);
  return rows;
}

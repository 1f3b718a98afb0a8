import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { simCurrencies } from './world.ts';
import type { SimCurrency, SimMember, World } from './world.ts';

/**
 * Keeps its own books, an account for each currency, by plain arithmetic from what each move says
 * it did, and compares them with the ledger. It shares nothing with the ledger but the account ids.
 */
export type Auditor = {
  /** A member's money as the auditor believes it to be. */
  add(account: string, amount: bigint): void;
  take(account: string, amount: bigint): void;
  /** Compares one member's accounts; throws at the first difference. */
  checkMember(member: SimMember): void;
  /** Compares everything; each currency adds up to zero, and no member is below it. */
  checkAll(): void;
};

/** What runs in a currency is what lies in escrow in it. */
function checkEscrow(world: World, currency: SimCurrency): void {
  const staked = [...world.tickets, ...world.stepRounds, ...(world.sharedRound?.bets ?? [])]
    .filter(({ member }) => member.currency === currency)
    .reduce((total, { stake }) => total + stake, 0n);
  const inEscrow = world.members.reduce(
    (total, wallets) =>
      total + (world.ledger.accounts.get(wallets[currency].escrow)?.balance ?? 0n),
    0n,
  );
  const inPlay = staked + world.inPlayAtVendors[currency];
  if (inPlay !== inEscrow)
    throw new Error(`${inEscrow} ${currency} in escrow for ${inPlay} in play`);
}

/** One thing that happens. It returns a word for the trace, or null when it cannot happen now. */
export type Move = (world: World, auditor: Auditor) => string | null;

export function createAuditor(world: World): Auditor {
  const books = new Map<string, bigint>();
  const expect = (account: string): void => {
    const kept: Minor | undefined = world.ledger.accounts.get(account)?.balance;
    const believed = books.get(account) ?? 0n;
    if (kept !== believed)
      throw new Error(`account ${account} holds ${kept}, the auditor's books say ${believed}`);
  };
  return {
    add(account, amount) {
      books.set(account, (books.get(account) ?? 0n) + amount);
    },
    take(account, amount) {
      books.set(account, (books.get(account) ?? 0n) - amount);
    },
    checkMember(member) {
      expect(member.wallet);
      expect(member.escrow);
      expect(member.hold);
    },
    checkAll() {
      const sums = new Map<Currency, bigint>();
      for (const [id, account] of world.ledger.accounts) {
        expect(id);
        sums.set(account.currency, (sums.get(account.currency) ?? 0n) + account.balance);
        if (account.limited && account.balance < 0n) throw new Error(`${id} is below zero`);
      }
      for (const [currency, sum] of sums)
        if (sum !== 0n) throw new Error(`all accounts in ${currency} hold ${sum}, not zero`);
      for (const currency of simCurrencies) checkEscrow(world, currency);
    },
  };
}

import type { Minor } from '@khelaghor/money/minor.ts';
import type { SimMember, World } from './world.ts';

/**
 * Keeps its own books, by plain arithmetic from what each move says it did, and compares them with
 * the ledger. It shares nothing with the ledger but the account ids.
 */
export type Auditor = {
  /** A member's money as the auditor believes it to be. */
  add(account: string, amount: bigint): void;
  take(account: string, amount: bigint): void;
  /** Compares one member's accounts; throws at the first difference. */
  checkMember(member: SimMember): void;
  /** Compares everything, and that all accounts together are zero and no member is below it. */
  checkAll(): void;
};

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
      let sum = 0n;
      for (const [id, account] of world.ledger.accounts) {
        expect(id);
        sum += account.balance;
        if (account.limited && account.balance < 0n) throw new Error(`${id} is below zero`);
      }
      if (sum !== 0n) throw new Error(`all accounts together hold ${sum}, not zero`);
      const staked = world.tickets.reduce((total, ticket) => total + ticket.stake, 0n);
      const inEscrow = world.members.reduce(
        (total, { escrow }) => total + (world.ledger.accounts.get(escrow)?.balance ?? 0n),
        0n,
      );
      const inPlay = staked + world.inPlayAtVendors;
      if (inPlay !== inEscrow) throw new Error(`${inEscrow} in escrow for ${inPlay} in play`);
    },
  };
}

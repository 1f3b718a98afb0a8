/**
 * What vendors were promised, as plainly as it can be said: one order after another, on a few maps.
 * It shares nothing with the code that it judges, neither the state machine nor the ledger.
 */
export type ModelOrder = {
  transactionId: string;
  memberId: string;
  round: string;
  endsRound: boolean;
} & (
  | { kind: 'bet'; stake: bigint }
  | { kind: 'win'; reference: string; amount: bigint }
  | { kind: 'rollback'; reference: string }
);

export type ModelReply = { refusal: string | null; repeated: boolean; balance: bigint };

type ModelBet = {
  memberId: string;
  round: string;
  stake: bigint;
  payout: bigint;
  state: 'running' | 'settled' | 'void';
};
type Known = {
  order: ModelOrder | null;
  memberId: string;
  refusal: string | null;
  balance: bigint;
  undone: boolean;
};

export type WalletModel = {
  readonly balances: Map<string, bigint>;
  /** The stakes of a member's bets that run. */
  inPlay(memberId: string): bigint;
  /** Answers an order, and changes the balances by what it promises. */
  apply(order: ModelOrder): ModelReply;
};

const bodyOf = (order: ModelOrder): string =>
  JSON.stringify({ ...order, endsRound: null }, (_, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  );

type Books = {
  readonly held: Map<string, bigint>;
  readonly known: Map<string, Known>;
  readonly bets: Map<string, ModelBet>;
  /** Rounds that a bet was asked for in. */
  readonly opened: Set<string>;
  readonly ended: Set<string>;
};

const roundOf = ({ memberId, round }: { memberId: string; round: string }): string =>
  `${memberId} ${round}`;

/** Moves money, if the wallet can bear it. */
function gain({ held }: Books, memberId: string, amount: bigint): boolean {
  const after = (held.get(memberId) ?? 0n) + amount;
  if (after < 0n) return false;
  held.set(memberId, after);
  return true;
}

function endRound({ bets, ended }: Books, round: { memberId: string; round: string }): void {
  for (const bet of bets.values())
    if (roundOf(bet) === roundOf(round) && bet.state === 'running') bet.state = 'settled';
  ended.add(roundOf(round));
}

type OrderOf<K extends ModelOrder['kind']> = Extract<ModelOrder, { kind: K }>;

function placeBet(books: Books, order: OrderOf<'bet'>): string | null {
  const { memberId, round, stake, transactionId } = order;
  books.opened.add(roundOf(order));
  if (books.ended.has(roundOf(order))) return 'round_ended';
  if (!gain(books, memberId, -stake)) return 'balance_too_low';
  books.bets.set(transactionId, { memberId, round, stake, payout: 0n, state: 'running' });
  if (order.endsRound) endRound(books, order);
  return null;
}

function win(books: Books, order: OrderOf<'win'>): string | null {
  const about = books.known.get(order.reference);
  if (!about) return 'bet_unknown';
  if (about.order === null) return 'bet_void';
  if (about.order.kind !== 'bet' || about.memberId !== order.memberId) return 'reference_mismatch';
  const bet = books.bets.get(order.reference);
  if (!bet) return 'bet_unknown';
  if (bet.state === 'void') return 'bet_void';
  gain(books, order.memberId, order.amount);
  bet.payout += order.amount;
  bet.state = 'settled';
  if (order.endsRound) endRound(books, bet);
  return null;
}

function takeBack(books: Books, about: ModelOrder, endsRound: boolean): string | null {
  if (about.kind === 'rollback') return 'reference_mismatch';
  const bet = books.bets.get(about.kind === 'bet' ? about.transactionId : about.reference);
  if (!bet) throw new Error('a bet has gone');
  if (about.kind === 'bet') {
    gain(books, bet.memberId, bet.stake);
    bet.state = 'void';
  } else if (bet.state !== 'running') {
    if (!gain(books, bet.memberId, -about.amount)) return 'balance_too_low';
    bet.payout -= about.amount;
    if (bet.state === 'settled' && bet.payout === 0n) {
      bet.state = 'running';
      books.ended.delete(roundOf(bet));
    }
  }
  if (endsRound) endRound(books, bet);
  return null;
}

/** A rollback of nothing may carry the end of a round all the same. */
function endIfOver(books: Books, order: OrderOf<'rollback'>): void {
  if (order.endsRound && books.opened.has(roundOf(order))) endRound(books, order);
}

function rollBack(books: Books, order: OrderOf<'rollback'>): string | null {
  const { memberId, reference } = order;
  const about = books.known.get(reference);
  if (!about) {
    const tombstone = { order: null, memberId, refusal: null, balance: 0n, undone: true };
    books.known.set(reference, tombstone);
    endIfOver(books, order);
    return null;
  }
  if (about.memberId !== memberId) return 'reference_mismatch';
  if (about.order === null || about.undone || about.refusal !== null) endIfOver(books, order);
  if (about.order === null || about.undone) return null;
  const refusal = about.refusal === null ? takeBack(books, about.order, order.endsRound) : null;
  if (refusal === null) about.undone = true;
  return refusal;
}

function judge(books: Books, order: ModelOrder): string | null {
  if (order.kind !== 'bet' && order.reference === order.transactionId) return 'reference_mismatch';
  if (order.kind === 'bet') return placeBet(books, order);
  return order.kind === 'win' ? win(books, order) : rollBack(books, order);
}

export function createWalletModel(balances: ReadonlyMap<string, bigint>): WalletModel {
  const books: Books = {
    held: new Map(balances),
    known: new Map(),
    bets: new Map(),
    opened: new Set(),
    ended: new Set(),
  };
  const { held, known } = books;
  return {
    balances: held,
    inPlay: (memberId) =>
      [...books.bets.values()]
        .filter((bet) => bet.memberId === memberId && bet.state === 'running')
        .reduce((sum, { stake }) => sum + stake, 0n),
    apply(order) {
      const { memberId, transactionId } = order;
      const before = known.get(transactionId);
      const now = { repeated: false, balance: held.get(memberId) ?? 0n };
      if (before?.order === null) return { ...now, refusal: 'rolled_back' };
      if (before) {
        if (bodyOf(before.order) !== bodyOf(order)) return { ...now, refusal: 'key_reused' };
        if (before.undone) return { ...now, refusal: 'rolled_back' };
        const { refusal, balance } = before;
        return { refusal, repeated: refusal === null, balance };
      }
      const refusal = judge(books, order);
      const balance = held.get(memberId) ?? 0n;
      if (refusal === null || (order.kind === 'bet' && refusal === 'balance_too_low'))
        known.set(transactionId, { order, memberId, refusal, balance, undone: false });
      return { refusal, repeated: false, balance };
    },
  };
}

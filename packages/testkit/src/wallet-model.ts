/**
 * What vendors were promised, as plainly as it can be said: one order after another, on a few maps.
 * It shares nothing with the code that it judges, neither the state machine nor the ledger.
 */
export type ModelOrder = {
  transactionId: string;
  memberId: string;
  /** Rounds are counted within one game. */
  game: string;
  round: string;
  endsRound: boolean;
} & (
  | { kind: 'bet'; stake: bigint }
  | { kind: 'bet_and_settle'; stake: bigint; payout: bigint }
  | { kind: 'win'; reference: string; amount: bigint }
  | { kind: 'bonus_win'; amount: bigint }
  | { kind: 'rollback'; reference: string }
  | { kind: 'cancel'; reference: string }
  | { kind: 'change_win'; reference: string; payout: bigint }
  | { kind: 'return_stake'; reference: string; amount: bigint }
  /** What two operators do to a round: what runs in it is lost, or goes back. */
  | { kind: 'end_round' }
  | { kind: 'refund_round' }
);

export type ModelReply = { refusal: string | null; repeated: boolean; balance: bigint };

type ModelBet = {
  memberId: string;
  game: string;
  round: string;
  stake: bigint;
  returned: bigint;
  payout: bigint;
  state: 'running' | 'settled' | 'void';
};
type Known = {
  order: ModelOrder | null;
  memberId: string;
  refusal: string | null;
  balance: bigint;
  undone: boolean;
  /** Operators gave its stake back. */
  refunded?: true;
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

type ModelRound = { memberId: string; game: string; round: string };

const getRound = ({ memberId, game, round }: ModelRound): string => `${memberId} ${game} ${round}`;

/** Moves money, if the wallet can bear it. */
function gain({ held }: Books, memberId: string, amount: bigint): boolean {
  const after = (held.get(memberId) ?? 0n) + amount;
  if (after < 0n) return false;
  held.set(memberId, after);
  return true;
}

function endRound({ bets, ended }: Books, round: ModelRound): void {
  for (const bet of bets.values())
    if (getRound(bet) === getRound(round) && bet.state === 'running') bet.state = 'settled';
  ended.add(getRound(round));
}

type OrderOf<K extends ModelOrder['kind']> = Extract<ModelOrder, { kind: K }>;

function placeBet(books: Books, order: OrderOf<'bet' | 'bet_and_settle'>): string | null {
  const { memberId, game, round, stake, transactionId } = order;
  books.opened.add(getRound(order));
  if (books.ended.has(getRound(order))) return 'round_ended';
  if (!gain(books, memberId, -stake)) return 'balance_too_low';
  const bet = { memberId, game, round, stake, returned: 0n, payout: 0n };
  if (order.kind === 'bet') books.bets.set(transactionId, { ...bet, state: 'running' });
  else {
    gain(books, memberId, order.payout);
    books.bets.set(transactionId, { ...bet, payout: order.payout, state: 'settled' });
  }
  if (order.endsRound) endRound(books, order);
  return null;
}

function win(books: Books, bet: ModelBet, amount: bigint): string | null {
  if (bet.state === 'void') return 'bet_void';
  gain(books, bet.memberId, amount);
  bet.payout += amount;
  bet.state = 'settled';
  return null;
}

/** All of the stake that is left goes back, whatever has happened to the bet. */
function undoBet(books: Books, bet: ModelBet): void {
  gain(books, bet.memberId, bet.stake - bet.returned);
  bet.returned = bet.stake;
  bet.state = 'void';
}

function cancel(books: Books, bet: ModelBet): string | null {
  if (bet.state === 'settled') return 'already_settled';
  undoBet(books, bet);
  return null;
}

function changeWin(books: Books, bet: ModelBet, payout: bigint): string | null {
  if (bet.state === 'void') return 'bet_void';
  if (bet.state === 'running') return 'not_settled';
  if (!gain(books, bet.memberId, payout - bet.payout)) return 'balance_too_low';
  bet.payout = payout;
  return null;
}

function returnStake(books: Books, bet: ModelBet, amount: bigint): string | null {
  if (amount === 0n) return 'amount_invalid';
  if (bet.state === 'void') return 'bet_void';
  if (bet.returned + amount > bet.stake) return 'stake_exceeded';
  gain(books, bet.memberId, amount);
  bet.returned += amount;
  if (bet.returned === bet.stake) bet.state = 'void';
  return null;
}

type Change = OrderOf<'win' | 'cancel' | 'change_win' | 'return_stake'>;

function changeBet(books: Books, order: Change, bet: ModelBet): string | null {
  switch (order.kind) {
    case 'win':
      return win(books, bet, order.amount);
    case 'cancel':
      return cancel(books, bet);
    case 'change_win':
      return changeWin(books, bet, order.payout);
    case 'return_stake':
      return returnStake(books, bet, order.amount);
  }
}

const isBet = ({ kind }: ModelOrder): boolean => kind === 'bet' || kind === 'bet_and_settle';

function change(books: Books, order: Change): string | null {
  const about = books.known.get(order.reference);
  if (!about) return 'bet_unknown';
  if (about.order === null) return 'bet_void';
  if (!isBet(about.order) || about.memberId !== order.memberId) return 'reference_mismatch';
  if (about.refunded) return 'round_refunded';
  const bet = books.bets.get(order.reference);
  if (!bet) return 'bet_unknown';
  if (order.kind === 'win' && getRound(order) !== getRound(bet)) return 'round_mismatch';
  const refusal = changeBet(books, order, bet);
  if (refusal !== null) return refusal;
  if (order.kind === 'cancel') about.undone = true;
  if (order.endsRound) endRound(books, bet);
  return null;
}

function undoWin(books: Books, bet: ModelBet, amount: bigint): string | null {
  if (amount > bet.payout) return 'payout_exceeded';
  if (bet.state === 'running') return null;
  if (!gain(books, bet.memberId, -amount)) return 'balance_too_low';
  bet.payout -= amount;
  if (bet.state === 'settled' && bet.payout === 0n) {
    bet.state = 'running';
    books.ended.delete(getRound(bet));
  }
  return null;
}

/** A bet that was decided at once: the stake goes back and the payout is taken, or neither. */
function undoBoth(books: Books, bet: ModelBet, payout: bigint): string | null {
  if (payout > bet.payout) return 'payout_exceeded';
  const held = books.held.get(bet.memberId) ?? 0n;
  if (held + bet.stake - bet.returned < payout) return 'balance_too_low';
  undoBet(books, bet);
  return undoWin(books, bet, payout);
}

/** The bet that a transaction was about. */
const getBet = (books: Books, about: ModelOrder): ModelBet | undefined =>
  books.bets.get('reference' in about ? about.reference : about.transactionId);

/** A rollback of nothing may carry the end of a round all the same. */
function endIfOver(books: Books, order: OrderOf<'rollback'>, bet?: ModelBet): void {
  if (order.endsRound && (bet || books.opened.has(getRound(order)))) endRound(books, bet ?? order);
}

function takeBack(books: Books, about: ModelOrder, order: OrderOf<'rollback'>): string | null {
  if (about.kind === 'bonus_win') {
    if (!gain(books, about.memberId, -about.amount)) return 'balance_too_low';
    endIfOver(books, order);
    return null;
  }
  if (!isBet(about) && about.kind !== 'win') return 'reference_mismatch';
  const bet = getBet(books, about);
  if (!bet) throw new Error('a bet has gone');
  let refusal: string | null = null;
  if (about.kind === 'win') refusal = undoWin(books, bet, about.amount);
  else if (about.kind === 'bet_and_settle') refusal = undoBoth(books, bet, about.payout);
  else undoBet(books, bet);
  if (refusal === null && order.endsRound) endRound(books, bet);
  return refusal;
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
  if (about.order === null || about.undone || about.refusal !== null) {
    endIfOver(books, order, about.order ? getBet(books, about.order) : undefined);
    about.undone = true;
    return null;
  }
  const refusal = takeBack(books, about.order, order);
  if (refusal === null) about.undone = true;
  return refusal;
}

/** Operators end a round: what runs in it is lost, or its stakes go back. */
function closeRound(books: Books, order: OrderOf<'end_round' | 'refund_round'>): string | null {
  if (!books.opened.has(getRound(order))) return 'round_unknown';
  if (order.kind === 'refund_round')
    for (const [id, bet] of books.bets) {
      if (getRound(bet) !== getRound(order) || bet.state !== 'running') continue;
      undoBet(books, bet);
      const about = books.known.get(id);
      if (about && !about.undone) Object.assign(about, { undone: true, refunded: true });
    }
  endRound(books, order);
  return null;
}

function judge(books: Books, order: ModelOrder): string | null {
  if ('reference' in order && order.reference === order.transactionId) return 'reference_mismatch';
  switch (order.kind) {
    case 'bet':
    case 'bet_and_settle':
      return placeBet(books, order);
    case 'bonus_win':
      gain(books, order.memberId, order.amount);
      return null;
    case 'rollback':
      return rollBack(books, order);
    case 'end_round':
    case 'refund_round':
      return closeRound(books, order);
    default:
      return change(books, order);
  }
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
        .reduce((sum, { stake, returned }) => sum + stake - returned, 0n),
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
      if (refusal === null || (isBet(order) && refusal === 'balance_too_low'))
        known.set(transactionId, { order, memberId, refusal, balance, undone: false });
      return { refusal, repeated: false, balance };
    },
  };
}

// The cases of `npm run vendor-check`: what a vendor asks, and what the wallet must answer. They
// leave the member's balance as it was, but for the wins that are named.
import { randomUUID } from 'node:crypto';
import type { CallName, Reply, Wallet } from './wallet.ts';

/** What the cases are played with. */
export type Stand = {
  readonly wallet: Wallet;
  readonly user: string;
  readonly token: string;
  readonly gameCode: string;
  readonly currency: string;
  /** The balance before the case, in units. */
  readonly balance: number;
};

export type Expected = {
  readonly http?: number;
  readonly status: string;
  /** How the answer's balance differs from the one before the case, in units. */
  readonly moved?: number;
};

/** One exchange of a case. */
export type Exchange = { readonly reply: Reply; readonly expected: Expected };

export type Case = {
  readonly name: string;
  readonly play: (stand: Stand) => AsyncIterable<Exchange>;
};

/** One taka in the protocol's units. */
const taka = 100_000;
const ok = 'RS_OK';
const syntax = 'RS_ERROR_WRONG_SYNTAX';
const types = 'RS_ERROR_WRONG_TYPES';
const missing = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

const getHead = ({ user, token, gameCode }: Stand) => ({
  user,
  token,
  transaction_uuid: randomUUID(),
  round: randomUUID(),
  game_code: gameCode,
});

/** A bet of one taka in a round of its own. */
const getBet = (stand: Stand) => ({
  ...getHead(stand),
  currency: stand.currency,
  amount: taka,
  request_uuid: randomUUID(),
});
type Bet = ReturnType<typeof getBet>;

const winOf = (stand: Stand, bet: Bet, amount: number) => ({
  ...getHead(stand),
  currency: stand.currency,
  round: bet.round,
  reference_transaction_uuid: bet.transaction_uuid,
  amount,
});
const getRollback = (stand: Stand, { round }: Pick<Bet, 'round'>, transaction: string) => ({
  ...getHead(stand),
  round,
  reference_transaction_uuid: transaction,
});

async function exchange(
  { wallet }: Stand,
  [name, body]: readonly [CallName, object],
  expected: Expected,
): Promise<Exchange> {
  return { reply: await wallet.call(name, body), expected };
}

/** A case of one bet that is refused and moves nothing. */
const refusedBet = (what: string, over: (stand: Stand) => object, status: string): Case => ({
  name: `bet with ${what}: ${status}`,
  async *play(stand) {
    yield exchange(stand, ['bet', { ...getBet(stand), ...over(stand) }], { status });
  },
});

const questions: readonly Case[] = [
  {
    name: 'user info: RS_OK',
    async *play(stand) {
      yield exchange(stand, ['userInfo', { user: stand.user }], { status: ok });
    },
  },
  {
    name: 'balance: RS_OK with currency and balance',
    async *play(stand) {
      const { user, token } = stand;
      yield exchange(stand, ['balance', { user, token }], { status: ok, moved: 0 });
    },
  },
  {
    name: 'balance with an unknown token: RS_ERROR_INVALID_TOKEN',
    async *play(stand) {
      const body = { user: stand.user, token: 'not-a-token' };
      yield exchange(stand, ['balance', body], { status: 'RS_ERROR_INVALID_TOKEN' });
    },
  },
];

const lives: readonly Case[] = [
  {
    name: 'bet, two wins, each taken back, then the bet taken back',
    async *play(stand) {
      const bet = getBet(stand);
      yield exchange(stand, ['bet', bet], { status: ok, moved: -taka });
      const first = winOf(stand, bet, taka / 2);
      const second = winOf(stand, bet, taka / 4);
      yield exchange(stand, ['win', first], { status: ok, moved: -taka / 2 });
      yield exchange(stand, ['win', second], { status: ok, moved: -taka / 4 });
      const undoSecond = getRollback(stand, bet, second.transaction_uuid);
      yield exchange(stand, ['rollback', undoSecond], { status: ok, moved: -taka / 2 });
      const undoFirst = getRollback(stand, bet, first.transaction_uuid);
      yield exchange(stand, ['rollback', undoFirst], { status: ok, moved: -taka });
      const undoBet = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undoBet], { status: ok, moved: 0 });
    },
  },
  {
    name: 'the same bet, win and rollback again: the first answer, and nothing moves twice',
    async *play(stand) {
      const bet = getBet(stand);
      yield exchange(stand, ['bet', bet], { status: ok, moved: -taka });
      yield exchange(stand, ['bet', bet], { status: ok, moved: -taka });
      const win = winOf(stand, bet, taka / 2);
      yield exchange(stand, ['win', win], { status: ok, moved: -taka / 2 });
      yield exchange(stand, ['win', win], { status: ok, moved: -taka / 2 });
      const undoWin = getRollback(stand, bet, win.transaction_uuid);
      yield exchange(stand, ['rollback', undoWin], { status: ok, moved: -taka });
      yield exchange(stand, ['rollback', undoWin], { status: ok, moved: -taka });
      const undoBet = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undoBet], { status: ok, moved: 0 });
    },
  },
  {
    name: 'a hundred identical bets at once: one stake',
    async *play(stand) {
      const bet = getBet(stand);
      const calls = Array.from({ length: 100 }, () => stand.wallet.call('bet', bet));
      for (const reply of await Promise.all(calls))
        yield { reply, expected: { status: ok, moved: -taka } };
      const undo = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undo], { status: ok, moved: 0 });
    },
  },
  {
    name: 'a transaction with another amount: RS_ERROR_DUPLICATE_TRANSACTION',
    async *play(stand) {
      const bet = getBet(stand);
      yield exchange(stand, ['bet', bet], { status: ok, moved: -taka });
      const other = { ...bet, amount: 2 * taka };
      yield exchange(stand, ['bet', other], { status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
      const undo = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undo], { status: ok, moved: 0 });
    },
  },
  {
    name: 'a rollback before its bet: RS_OK, and the late bet is refused',
    async *play(stand) {
      const bet = getBet(stand);
      const undo = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undo], { status: ok, moved: 0 });
      yield exchange(stand, ['bet', bet], { status: missing });
    },
  },
  {
    name: 'a bet that closes its round: a later bet is refused, a later win is paid',
    async *play(stand) {
      const bet = { ...getBet(stand), round_closed: true };
      yield exchange(stand, ['bet', bet], { status: ok, moved: -taka });
      const late = { ...getBet(stand), round: bet.round };
      yield exchange(stand, ['bet', late], { status: 'RS_ERROR_UNKNOWN' });
      yield exchange(stand, ['win', winOf(stand, bet, taka)], { status: ok, moved: 0 });
    },
  },
  {
    name: 'a free bet of 0: RS_OK, and it can be won',
    async *play(stand) {
      const free = { ...getBet(stand), amount: 0, is_free: true, reward_uuid: randomUUID() };
      yield exchange(stand, ['bet', free], { status: ok, moved: 0 });
      const win = winOf(stand, free, taka);
      yield exchange(stand, ['win', win], { status: ok, moved: taka });
      const undo = getRollback(stand, free, win.transaction_uuid);
      yield exchange(stand, ['rollback', undo], { status: ok, moved: 0 });
    },
  },
  {
    name: 'a whole amount written as 100000.0: RS_OK',
    async *play(stand) {
      const bet = getBet(stand);
      const text = JSON.stringify(bet).replace(`"amount":${taka}`, `"amount":${taka}.0`);
      const reply = await stand.wallet.send('bet', text);
      yield { reply, expected: { status: ok, moved: -taka } };
      const undo = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undo], { status: ok, moved: 0 });
    },
  },
];

const refusedBets: readonly Case[] = [
  refusedBet(
    'more than the balance',
    ({ balance }) => ({ amount: balance + taka }),
    'RS_ERROR_NOT_ENOUGH_MONEY',
  ),
  refusedBet('an unknown token', () => ({ token: 'not-a-token' }), 'RS_ERROR_INVALID_TOKEN'),
  refusedBet('an unknown game', () => ({ game_code: 'no-such-game' }), 'RS_ERROR_INVALID_GAME'),
  refusedBet('another currency', () => ({ currency: 'EUR' }), 'RS_ERROR_WRONG_CURRENCY'),
  refusedBet('a negative amount', () => ({ amount: -taka }), syntax),
  refusedBet('a part of a poisha', () => ({ amount: 1_500 }), types),
  refusedBet('an amount as text', () => ({ amount: String(taka) }), types),
  refusedBet('no amount', () => ({ amount: undefined }), syntax),
  refusedBet('no round', () => ({ round: undefined }), syntax),
  refusedBet('a round that is a number', () => ({ round: 5 }), types),
  refusedBet('U+0000 in the round', () => ({ round: 'a\u0000b' }), syntax),
  refusedBet('half a surrogate pair in the game', () => ({ game_code: 'a\uD800b' }), syntax),
  refusedBet('a transaction that is no UUID', () => ({ transaction_uuid: 'first' }), syntax),
  refusedBet('a stake in a free bet', () => ({ is_free: true }), syntax),
  refusedBet(
    'a field of another call',
    () => ({ reference_transaction_uuid: randomUUID() }),
    syntax,
  ),
];

const otherRefusals: readonly Case[] = [
  {
    name: `win for an unknown bet: ${missing}`,
    async *play(stand) {
      yield exchange(stand, ['win', winOf(stand, getBet(stand), taka)], { status: missing });
    },
  },
  {
    name: `win without a bet and without a reward: ${syntax}`,
    async *play(stand) {
      const { reference_transaction_uuid: _none, ...win } = winOf(stand, getBet(stand), taka);
      yield exchange(stand, ['win', win], { status: syntax });
    },
  },
  {
    name: `win in another round than its bet's: ${missing}`,
    async *play(stand) {
      const bet = getBet(stand);
      yield exchange(stand, ['bet', bet], { status: ok, moved: -taka });
      const stray = { ...winOf(stand, bet, taka), round: randomUUID() };
      yield exchange(stand, ['win', stray], { status: missing });
      const undo = getRollback(stand, bet, bet.transaction_uuid);
      yield exchange(stand, ['rollback', undo], { status: ok, moved: 0 });
    },
  },
  {
    name: 'a signature over other bytes: RS_ERROR_INVALID_SIGNATURE',
    async *play(stand) {
      const text = JSON.stringify(getBet(stand));
      const headers = { 'x-hub88-signature': stand.wallet.signatureOf(`${text} `) };
      const reply = await stand.wallet.send('bet', text, headers);
      yield { reply, expected: { status: 'RS_ERROR_INVALID_SIGNATURE' } };
    },
  },
  {
    name: `a body that is no JSON: ${syntax}`,
    async *play(stand) {
      yield { reply: await stand.wallet.send('bet', '{'), expected: { status: syntax } };
    },
  },
  {
    name: 'a body over 16 KiB: HTTP 413',
    async *play(stand) {
      const body = { ...getBet(stand), bet: 'x'.repeat(17_000) };
      yield exchange(stand, ['bet', body], { http: 413, status: syntax });
    },
  },
  {
    name: 'a body of another content type: HTTP 415',
    async *play(stand) {
      const headers = { 'content-type': 'text/plain' };
      const reply = await stand.wallet.send('bet', JSON.stringify(getBet(stand)), headers);
      yield { reply, expected: { http: 415, status: syntax } };
    },
  },
];

/** All cases, in the order in which they are played. */
export const cases: readonly Case[] = [...questions, ...lives, ...refusedBets, ...otherRefusals];

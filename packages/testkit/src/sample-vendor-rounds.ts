import { createHash } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { buildCallHead } from './sample-vendor-calls.ts';
import type { Player } from './sample-vendor-calls.ts';
import type { SampleVendor, WalletAnswer, WalletCall } from './sample-vendor.ts';

/** Counts of events in some rounds, by name. */
export type Played = Map<string, number>;

type Round = {
  vendor: SampleVendor;
  player: Player;
  id: string;
  /** A number from 0 to n - 1, derived from the seed. */
  below(n: number): number;
  /** An id, derived from the seed. */
  uuid(): string;
  note(what: string): void;
};

const units = 1_000;

/** Ids derived from the seed too, so that a failing seed can be replayed. */
function uuidFrom(below: (n: number) => number): string {
  const hex = Array.from({ length: 8 }, () => below(65_536).toString(16).padStart(4, '0')).join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
}

const getHead = ({ vendor, player, id }: Round, transaction: string) =>
  buildCallHead(vendor, player, { transaction, round: id });

const final: ReadonlySet<string> = new Set([
  'RS_OK',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
]);

/**
 * Repeats a call until it is answered, with injected faults: answers get lost, and the same call
 * is sent several times at once. All answers to one transaction must agree.
 */
async function insist(round: Round, question: WalletCall, body: object): Promise<WalletAnswer> {
  const { vendor, below, note } = round;
  const way = below(10);
  if (way === 0) {
    note('answers lost');
    await vendor.askAndLose(question, body);
  }
  const times = way === 1 ? 3 : 1;
  if (times > 1) note('calls sent three times at once');
  const answers = await Promise.all(
    Array.from({ length: times }, () => vendor.ask(question, body)),
  );
  if (way === 2) {
    note('calls repeated later');
    answers.push(await vendor.ask(question, body));
  }
  const [answer] = answers;
  if (!answer || !final.has(answer.status))
    throw new Error(`${question} was answered ${answer?.status} (${answer?.reason})`);
  for (const other of answers)
    if (
      other.status !== answer.status ||
      (answer.status === 'RS_OK' && other.balance !== answer.balance)
    )
      throw new Error(`${question} was answered ${answer.status}, then ${other.status}`);
  return answer;
}

/** Rolls back a transaction; returns true when the answer confirms that it has no effect. */
async function takeBack(round: Round, reference: string): Promise<boolean> {
  const head = { ...getHead(round, round.uuid()), reference_transaction_uuid: reference };
  const answer = await insist(round, 'rollback', head);
  if (answer.status === 'RS_OK') return true;
  round.note('rollbacks refused');
  return false;
}

function expectRefused(what: string, answer: WalletAnswer): void {
  if (answer.status !== 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    throw new Error(`${what} was answered ${answer.status}`);
}

async function payWins(round: Round, bet: string): Promise<void> {
  const { vendor, below, note } = round;
  for (let left = below(3); left > 0; left -= 1) {
    const amount = below(20_000) * units;
    const transaction = round.uuid();
    const win = { ...getHead(round, transaction), reference_transaction_uuid: bet, amount };
    const answer = await insist(round, 'win', win);
    if (answer.status !== 'RS_OK') throw new Error(`a win was answered ${answer.status}`);
    vendor.result -= BigInt(amount);
    note('wins');
    if (below(6) > 0 || !(await takeBack(round, transaction))) continue;
    vendor.result += BigInt(amount);
    note('wins taken back');
    expectRefused('a win after its rollback', await vendor.ask('win', win));
  }
}

async function playBet(round: Round): Promise<void> {
  const { vendor, below, note } = round;
  const transaction = round.uuid();
  const amount = (1 + below(10_000)) * units;
  const bet = { ...getHead(round, transaction), amount };
  const fate = below(8);
  if (fate === 0) {
    note('rollbacks before their bet');
    await takeBack(round, transaction);
    expectRefused('a bet after its rollback', await insist(round, 'bet', bet));
    return;
  }
  if (fate === 1) {
    note('wins before their bet');
    const early = {
      ...getHead(round, round.uuid()),
      amount,
      reference_transaction_uuid: transaction,
    };
    expectRefused('a win before its bet', await vendor.ask('win', early));
  }
  const answer = await insist(round, 'bet', bet);
  if (answer.status !== 'RS_OK') {
    note('bets refused');
    // A rollback of a refused transaction is valid too, and moves nothing.
    if (below(2) === 0) await takeBack(round, transaction);
    return;
  }
  vendor.result += BigInt(amount);
  note('bets');
  const other = { ...bet, amount: amount + units };
  const reused = fate === 2 ? await vendor.ask('bet', other) : null;
  if (reused && reused.status !== 'RS_ERROR_DUPLICATE_TRANSACTION')
    throw new Error(`a reused id was answered ${reused.status}`);
  await payWins(round, transaction);
  if (fate !== 3 || !(await takeBack(round, transaction))) return;
  vendor.result -= BigInt(amount);
  note('bets taken back');
  expectRefused('a bet after its rollback', await vendor.ask('bet', bet));
}

/** Ends a round like vendors: with a last bet, and its win of zero. */
async function close(round: Round): Promise<void> {
  const transaction = round.uuid();
  const amount = units;
  const last = await insist(round, 'bet', { ...getHead(round, transaction), amount });
  if (last.status === 'RS_OK') round.vendor.result += BigInt(amount);
  const reference = last.status === 'RS_OK' ? transaction : null;
  const closing = { ...getHead(round, round.uuid()), amount: 0, round_closed: true };
  if (reference) await insist(round, 'win', { ...closing, reference_transaction_uuid: reference });
  else {
    // Without a bet to settle, a rollback without a bet ends the round.
    const { uuid } = round;
    const nothing = { ...getHead(round, uuid()), reference_transaction_uuid: uuid() };
    await insist(round, 'rollback', { ...nothing, round_closed: true });
  }
}

/** Plays rounds from a seed with several concurrent players; returns their event counts. */
export async function playRounds(
  vendor: SampleVendor,
  players: readonly Player[],
  { seed, rounds }: { seed: string; rounds: number },
): Promise<Played> {
  const played: Played = new Map();
  const note = (what: string): void => void played.set(what, (played.get(what) ?? 0) + 1);
  const serverSeed = createHash('sha256').update(seed).digest();
  await Promise.all(
    players.map(async (player, lane) => {
      const stream = createFairStream({
        serverSeed,
        clientSeed: seed,
        nonce: lane,
        scope: 'vendor/1',
      });
      const below = (n: number): number => stream.below(n);
      for (let left = Math.ceil(rounds / players.length); left > 0; left -= 1) {
        const uuid = () => uuidFrom(below);
        const round = { vendor, player, id: uuid(), below, uuid, note };
        for (let bets = 1 + below(3); bets > 0; bets -= 1) await playBet(round);
        await close(round);
        note('rounds');
      }
    }),
  );
  return played;
}

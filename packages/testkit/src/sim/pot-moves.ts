import { drawPotNumber, foldPot, openPot } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotRules, PotState } from '@khelaghor/game-engine/must-hit-by.ts';
import { buildPotStart, buildPotTransfers } from '@khelaghor/ledger/postings/jackpot.ts';
import { minor } from '@khelaghor/money/minor.ts';
import {
  getHouse,
  getPool,
  pickAmountUpTo,
  pickMember,
  pickOne,
  post,
  simCurrencies,
} from './world.ts';
import type { SimCurrency, World } from './world.ts';
import type { Move } from './auditor.ts';

/** The pots have one of these rules in turn, as operators change them. */
const rulesInTurn: readonly [PotRules, PotRules] = [
  { start: minor(1_000n), cap: minor(4_000n), rate: 12_345n },
  { start: minor(300n), cap: minor(900n), rate: 30_000n },
];
const getRules = (turn: number): PotRules => (turn % 2 === 0 ? rulesInTurn[0] : rulesInTurn[1]);

/** A member stakes on the game with a pot, and loses; the stake waits to be folded. */
export const stakeForPot: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const { currency, wallet } = member;
  const amount = pickAmountUpTo(world, 90_00);
  const id = world.nextId();
  const cause = { kind: 'mela_bet', id };
  const { fair: credit } = getHouse(member);
  const stake = { id, code: 'stake', debit: wallet, credit, amount, currency, cause } as const;
  if (!post(world, [{ ...stake, phase: 'posted' }]).ok) return 'stake for a pot refused';
  auditor.take(wallet, amount);
  auditor.add(credit, amount);
  world.pots[currency].waiting.push({ id, wallet, stake: amount });
  return 'stake for a pot';
};

/** The accounts of a pot, and what makes the ids of its transfers. */
const getMove = (world: World, currency: SimCurrency) => ({
  currency,
  accounts: { pool: getPool(currency), house: getHouse({ currency }).fair },
  nextId: world.nextId,
});

/** The house's money begins the first pot. */
function openFirst(world: World, auditor: Parameters<Move>[1], currency: SimCurrency): PotState {
  const move = getMove(world, currency);
  const { start } = getRules(0);
  const cause = { kind: 'jackpot', id: currency };
  if (!post(world, [buildPotStart(move, start, cause)]).ok) throw new Error('no pot was opened');
  auditor.take(move.accounts.house, start);
  auditor.add(move.accounts.pool, start);
  return openPot(getRules(0));
}

/** A run folds what waits; sometimes one is killed before it, which leaves nothing. */
export const foldStakesIntoPot: Move = (world, auditor) => {
  const currency = pickOne(world, simCurrencies);
  const pot = world.pots[currency];
  const { waiting, turn } = pot;
  const before = pot.state ?? openFirst(world, auditor, currency);
  const bets = waiting.map((bet) => ({ ...bet, number: drawPotNumber(world.chance) }));
  const rules = { rules: getRules(turn), next: getRules(turn + 1) };
  const run = () => foldPot(rules, before, bets);
  const isKilled = world.chance.below(3) === 0;
  if (isKilled) run();
  const { state, hits, contributed } = run();
  const wallets = new Map(waiting.map(({ id, wallet }) => [id, wallet]));
  const { start } = rules.next;
  const move = getMove(world, currency);
  const payments = hits.map(({ id: betId, pays }) => {
    return {
      id: world.nextId(),
      betId,
      wallet: wallets.get(betId) ?? '',
      amount: minor(pays),
      start,
    };
  });
  const fold = { foldId: world.nextId(), betCause: 'mela_bet', hits: payments };
  const transfers = buildPotTransfers({ ...move, ...fold, contributed: minor(contributed) });
  if (transfers.length > 0 && !post(world, transfers).ok) throw new Error('a fold was refused');
  const { pool, house } = move.accounts;
  auditor.take(house, contributed);
  auditor.add(pool, contributed);
  for (const { wallet, amount } of payments) {
    auditor.take(pool, amount);
    auditor.add(wallet, amount);
    auditor.take(house, start);
    auditor.add(pool, start);
  }
  auditor.checkAll();
  if (world.ledger.accounts.get(pool)?.balance !== state.amount)
    throw new Error(`the pot stands at ${state.amount}, and its account holds another amount`);
  world.pots[currency] = { state, turn: turn + (hits.length > 0 ? 1 : 0), waiting: [] };
  return `folded ${bets.length}, ${hits.length} hits${isKilled ? ', after a kill' : ''}`;
};

import { createHash } from 'node:crypto';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { FairStream } from '@khelaghor/fairness/stream.ts';
import type { PotState } from '@khelaghor/game-engine/must-hit-by.ts';
import {
  getAvailable,
  createLedger,
  addStateAccount,
  applyTransfers,
} from '@khelaghor/ledger/state-machine.ts';
import type { LedgerState } from '@khelaghor/ledger/state-machine.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import type { Wager } from '@khelaghor/ledger/wager.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { ConfirmationState } from '@khelaghor/contract/money/withdrawals.ts';
import type { WithdrawalState } from '@khelaghor/server/money/withdrawals/withdrawal-state.ts';
import type { DepositState } from '@khelaghor/server/money/deposits/deposit-state.ts';
import type { ManualState } from '@khelaghor/contract/money/manual-deposits.ts';
import type {
  Counted,
  Limit,
  Standing,
} from '@khelaghor/server/account/responsible-gaming/limit-rules.ts';
import type { LockedBet } from '@khelaghor/server/play/bets/bet-store.ts';
import type { KnownTransaction } from '@khelaghor/server/play/bets/transaction-store.ts';
import { createWalletModel } from '../wallet-model.ts';
import type { WalletModel } from '../wallet-model.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

/** The currencies of the simulated world: play money and taka. */
export const simCurrencies = ['PLAY', 'BDT'] as const;
export type SimCurrency = (typeof simCurrencies)[number];

/** A member with the wallet of one currency: the ids of its accounts. */
export type SimMember = {
  /** The member's id with the currency, so that the currencies stay separate. */
  id: string;
  currency: SimCurrency;
  wallet: string;
  escrow: string;
  hold: string;
};

/** A ticket that is sold in shares. */
export type SimGroup = {
  issue: number;
  shares: number;
  sharePrice: Minor;
  feeHundredths: number;
  sold: number;
  guaranteed: number;
  /** Bets that stand for its shares and run. */
  tickets: number;
  /** What these were paid so far. */
  paid: bigint;
};

/** Shares of a group that a ticket stands for. */
export type SimShares = {
  group: SimGroup;
  count: number;
  role: 'organiser' | 'guarantee' | 'buyer';
};

export type SimTicket = {
  id: string;
  member: SimMember;
  /** The issue of the game that it is for. */
  issue: number;
  /** What tickets of one chase share. */
  chaseId: string | null;
  play: string;
  /** The game's code. */
  game: string;
  selection: string;
  stakePerLine: Minor;
  stake: Minor;
  /** Null for a ticket of its own. */
  shares: SimShares | null;
};

/** An open round of Mines. */
export type SimStepRound = {
  id: string;
  member: SimMember;
  stake: Minor;
  choice: { readonly mines: number };
  layout: readonly number[];
  steps: { readonly cell: number }[];
};

/** A bet in the round of Crash. */
export type SimSharedBet = {
  id: string;
  member: SimMember;
  seat: number;
  stake: Minor;
  /** In hundredths. */
  autoCashOut: number;
  /** The multiplier at which its player cashed out; null: they did not. */
  cashedOut: number | null;
};

/** The round of Crash that all members share. */
export type SimSharedRound = {
  phase: 'betting' | 'running' | 'ended' | 'void';
  /** In hundredths. */
  crashPoint: bigint;
  /** Whether a process runs it now: without one cash-outs wait. */
  isRun: boolean;
  /** How long after its start it is now. */
  elapsedMs: number;
  /** Bets that are not settled. */
  bets: SimSharedBet[];
};

/** A settled ticket, whose result may turn out to be wrong. */
export type SimSettled = { id: string; member: SimMember; wager: Wager };
export type SimWithdrawal = {
  id: string;
  member: SimMember;
  amount: Minor;
  /** The part of the amount that the house keeps. */
  fee: bigint;
  state: WithdrawalState;
  /** When the payout was submitted last. */
  submittedMs: number;
  /** What the gateway made of the order; null: it never arrived there. */
  atGateway: 'completed' | 'failed' | null;
};
/** A payout that was sent, and what its member and operators say about it. */
export type SimPayout = {
  id: string;
  member: SimMember;
  amount: Minor;
  askedMs: number;
  state: ConfirmationState;
  /** The part that arrived, as the member says; null: the member said nothing. */
  received: bigint | null;
  /** A request to pay the missing part by hand. */
  request: { transferId: string; amount: Minor } | null;
  /** The sum of payments by hand for this withdrawal, in minor units. */
  repeated: bigint;
};
/** A deposit sent by hand, whose member has named a transaction. */
export type SimClaim = {
  id: string;
  member: SimMember;
  ordered: Minor;
  trxId: string;
  transferId: string;
  state: ManualState;
};
/** A deposit at a gateway, and the payment of another amount that came for it. */
export type SimPayment = {
  id: string;
  member: SimMember;
  ordered: Minor;
  received: Minor;
  transferId: string;
  deposit: DepositState;
  /** Null: nothing was paid that differs. */
  state: 'waiting' | 'credited' | 'refunded' | 'rejected' | null;
};
/** A line of a statement, and the claim that it was credited to. */
export type SimLine = { amount: Minor; currency: SimCurrency; creditedTo: string | null };
export type SimVendorBet = { id: string; member: SimMember; wager: Wager };
export type SimHeld = { transfer: PendingTransfer; member: SimMember; expiresAtMs: number };
export type SimPromotion = {
  granted: bigint;
  /** The claim of each member, with its transfer. */
  entries: Map<string, { entryId: string; transferId: string }>;
};
/** The stored results of a vendor's calls, and the answers it got. */
export type SimSeamless = {
  transactions: Map<string, KnownTransaction>;
  bets: Map<string, LockedBet>;
  model: WalletModel;
};
/** A member's limits on stakes, and the stakes that count against them. */
export type SimLimits = {
  standings: Map<Limit['period'], Standing>;
  staked: Counted[];
  /** When a pending increase was requested. */
  askedMs: Map<Limit['period'], number>;
};
export type SimDeposit = { id: string; member: SimMember; amount: Minor; transferId: string };

/** The pot of one currency, and the stakes that no run has folded. */
export type SimPot = {
  /** Null before the first run. */
  state: PotState | null;
  /** Counts the changes of its rules. */
  turn: number;
  waiting: { id: string; wallet: string; stake: Minor }[];
};

type PendingTransfer = Extract<Transfer, { phase: 'pending' }>;

/** The simulated world, derived completely from its seed. */
export type World = {
  ledger: LedgerState;
  /** The currency in play. Earlier bets, payments and payouts end in their own. */
  currency: SimCurrency;
  /** Each member once, with a wallet in every currency. */
  members: Readonly<Record<SimCurrency, SimMember>>[];
  /** Payments whose callbacks may still arrive, first or repeated. */
  deposits: SimDeposit[];
  /** Those that wait or are under way, and the last that ended. */
  withdrawals: SimWithdrawal[];
  /** The payouts that were sent last. */
  payouts: SimPayout[];
  /** The last deposits sent by hand. */
  claims: SimClaim[];
  /** The last payments at gateways that differ from their order. */
  payments: SimPayment[];
  /** Lines of statements by their transaction. */
  lines: Map<string, SimLine>;
  tickets: SimTicket[];
  /** One of a member at most. */
  stepRounds: SimStepRound[];
  /** Null between two rounds. */
  sharedRound: SimSharedRound | null;
  /** How many rounds of Crash were opened. */
  sharedRounds: number;
  pots: Record<SimCurrency, SimPot>;
  /** Groups whose issue is on sale. */
  groups: SimGroup[];
  /** The tickets that were settled last. */
  settled: SimSettled[];
  vendorBets: SimVendorBet[];
  /** The stakes of open bets at vendors, also of dropped rounds. */
  inPlayAtVendors: Record<SimCurrency, bigint>;
  promotion: SimPromotion;
  seamless: SimSeamless;
  /** By member. */
  limits: Map<string, SimLimits>;
  /** Unresolved pending transfers. */
  held: SimHeld[];
  issue: number;
  /** The last accepted transfers, to repeat like a client without an answer. */
  sent: Transfer[][];
  chance: FairStream;
  /** The secret seed of draws and rolls. */
  houseSeed: Uint8Array;
  nextId(): string;
  note(text: string): void;
  traceHash(): string;
};

/** The house's accounts in one currency, by the auditor's names. */
type SimHouse = Readonly<
  Record<
    | 'dice'
    | 'fair'
    | 'mines'
    | 'crash'
    | 'lottery'
    | 'clearing'
    | 'fee'
    | 'loss'
    | 'vendor'
    | 'bonus',
    string
  >
>;

const houseIn = (currency: SimCurrency): SimHouse => ({
  dice: `dice ${currency}`,
  fair: `fair ${currency}`,
  mines: `mines ${currency}`,
  crash: `crash ${currency}`,
  lottery: `lottery ${currency}`,
  clearing: `clearing ${currency}`,
  fee: `fee ${currency}`,
  loss: `loss ${currency}`,
  vendor: `vendor ${currency}`,
  bonus: `bonus ${currency}`,
});
const houses = { PLAY: houseIn('PLAY'), BDT: houseIn('BDT') };

/** The accounts of the house against which a wallet moves. */
export const getHouse = ({ currency }: Pick<SimMember, 'currency'>): SimHouse => houses[currency];

/** The account of the pot of a currency. */
export const getPool = (currency: SimCurrency): string => `pot ${currency}`;

/** A random stream; its four-byte block counter exceeds any run. */
const getStream = (seed: Uint8Array, purpose: string): FairStream =>
  createFairStream({ serverSeed: seed, clientSeed: purpose, nonce: 0, scope: 'sim/1' });

/** The state before a vendor's first call. */
export const createSeamless = (): SimSeamless => ({
  transactions: new Map(),
  bets: new Map(),
  model: createWalletModel(new Map()),
});

/** Creates the world of a seed, before its first step. */
export function createWorld(seed: string): World {
  const worldSeed = new Uint8Array(createHash('sha256').update(seed).digest());
  const houseSeed = new Uint8Array(createHash('sha256').update(worldSeed).digest());
  const trace = createHash('sha256');
  let ids = 0;
  const world: World = {
    ledger: createLedger(),
    currency: 'PLAY',
    members: [],
    deposits: [],
    withdrawals: [],
    payouts: [],
    claims: [],
    payments: [],
    lines: new Map(),
    tickets: [],
    stepRounds: [],
    sharedRound: null,
    sharedRounds: 0,
    pots: {
      PLAY: { state: null, turn: 0, waiting: [] },
      BDT: { state: null, turn: 0, waiting: [] },
    },
    groups: [],
    settled: [],
    vendorBets: [],
    inPlayAtVendors: { PLAY: 0n, BDT: 0n },
    promotion: { granted: 0n, entries: new Map() },
    seamless: createSeamless(),
    limits: new Map(),
    held: [],
    issue: 0,
    sent: [],
    chance: getStream(worldSeed, 'world'),
    houseSeed,
    nextId() {
      ids += 1;
      return `00000000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`;
    },
    note: (text) => void trace.update(`${text}\n`),
    traceHash: () => trace.copy().digest('hex'),
  };
  for (const currency of simCurrencies) {
    for (const account of Object.values(houses[currency]))
      addStateAccount(world.ledger, account, { currency, limited: false });
    addStateAccount(world.ledger, getPool(currency), { currency, limited: true });
  }
  return world;
}

const sentMax = 64;

/** Posts transfers and records them, so that a later step may repeat them. */
export function post(world: World, transfers: Transfer[]): PostResult {
  const result = applyTransfers(world.ledger, transfers);
  if (result.ok) {
    world.sent.push(transfers);
    if (world.sent.length > sentMax) world.sent.shift();
  }
  return result;
}

/** The member's available balance. */
export function readWalletBalance(world: World, { wallet }: SimMember): bigint {
  const account = world.ledger.accounts.get(wallet);
  return account ? getAvailable(account) : 0n;
}

/** An amount from one poisha on. */
export const pickAmountUpTo = (world: World, most: number): Minor =>
  minor(1 + world.chance.below(most));

/** One of several, each as likely as the others. */
export function pickOne<T>(world: World, choices: readonly T[]): T {
  const choice = choices[world.chance.below(choices.length)];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return choice;
}

/** A random member with the wallet in play; requires at least one member. */
export const pickMember = (world: World): SimMember =>
  pickOne(world, world.members)[world.currency];

// Members who play without a pause: this many operations with money a second, each written down
// before it is sent. An operation without an answer is sent again with its key until it has one.
import { setTimeout as pause } from 'node:timers/promises';
import type { CaptchaStore } from '@khelaghor/testkit/solved-captcha.ts';
import { createCrashPlay } from './crash-operations.ts';
import { createCrashRoom } from './crash-room.ts';
import type { Journal, Told } from './journal.ts';
import {
  depositOperation,
  diceOperation,
  findRunningIssue,
  quickLotteries,
  ticketOperation,
  withdrawalOperation,
} from './operations.ts';
import type { Operation, SellingIssue } from './operations.ts';
import { hasArrived, makePlayer } from './player.ts';
import type { Addresses, Player } from './player.ts';
import type { Seeded } from './seeded-random.ts';
import { playStepRound } from './step-rounds.ts';
import type { RoundSending } from './step-rounds.ts';
import { playVendorRound, walletTransferOperation } from './vendor-operations.ts';
import type { VendorFixture } from './vendor-fixture.ts';

export type LoadCounts = {
  /** Operations that were begun. */
  readonly asked: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Answers that left the outcome unknown. */
  readonly unknown: number;
  /** Refusals by name, and reasons for unknown outcomes by name. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly silences: Readonly<Record<string, number>>;
};

/** Returns the reasons for unknown outcomes between two counts, by name. */
export function listSilencesSince(now: LoadCounts, before: LoadCounts): Record<string, number> {
  const entries = Object.entries(now.silences);
  return Object.fromEntries(
    entries.map(([why, count]) => [why, count - (before.silences[why] ?? 0)]),
  );
}

export type Load = {
  readonly players: readonly Player[];
  counts(): LoadCounts;
  /** Begins this many operations a second, while not too many wait for an answer. */
  start(perSecond: number): void;
  /** Begins no more, and resolves when every operation has its answer. */
  stop(): Promise<void>;
  /** Resolves when this many more operations have been acknowledged. */
  acknowledged(more: number): Promise<void>;
  /** Resolves when this many more answers left the outcome unknown. */
  unanswered(more: number): Promise<void>;
  /** Does one operation: written down, and sent again until it has an answer. */
  perform(operation: Operation): Promise<Told>;
  /** Writes down what a member was told later of an operation. */
  tell(key: string, told: Told): Promise<void>;
  /** Makes one attempt at an operation, written down like any other. */
  attempt(operation: Operation): Promise<Told>;
  /** Signs up and funds this many more players. */
  addPlayers(count: number): Promise<readonly Player[]>;
};

export type LoadOptions = {
  readonly journal: Journal;
  readonly random: Seeded;
  readonly addresses: () => Addresses;
  readonly stand: VendorFixture;
  readonly captchas: CaptchaStore;
  /** The origin that pages of games name. */
  readonly gamesOrigin: string;
};

/** How many operations may wait for an answer; beyond that no new one is begun. */
const waitingMax = 128;
const tickMs = 10;
/** The first pause before a retry; each later one is half as long again, up to the last. */
const askAgainAfterMs = { first: 60, last: 400 };
/** An attempt cannot run longer than this many retries. */
const collisionsMax = 500;
/** Each lottery's issue is read anew once in some seconds. */
const issueEveryMs = 1_000;
const fundsMinor = 20_000_000;
/** The share of each kind in percent; the rest are withdrawals. */
const shares = {
  dice: 50,
  ticket: 20,
  deposit: 6,
  vendorRound: 8,
  walletTransfer: 2,
  stepRound: 4,
  crash: 6,
};

type Ends = Record<Told['end'], number>;

/** Counts answers, and wakes callers that wait for a number of them. */
function countAnswers() {
  const ends: Ends = { acknowledged: 0, refused: 0, unknown: 0 };
  const refusals: Record<string, number> = {};
  const silences: Record<string, number> = {};
  let waiting: { end: Told['end']; at: number; wake: () => void }[] = [];
  return {
    ends,
    refusals,
    silences,
    heard(told: Told): void {
      ends[told.end] += 1;
      if (told.end !== 'acknowledged') {
        const byName = told.end === 'refused' ? refusals : silences;
        byName[told.why] = (byName[told.why] ?? 0) + 1;
      }
      const reached = waiting.filter(({ end, at }) => ends[end] >= at);
      waiting = waiting.filter(({ end, at }) => ends[end] < at);
      for (const { wake } of reached) wake();
    },
    until: (end: Told['end'], more: number): Promise<void> =>
      new Promise((wake) => waiting.push({ end, at: ends[end] + more, wake })),
  };
}

/** Chooses what a player begins next; tickets only while the running issue is known. */
function chosenKind(
  random: Seeded,
  issue: SellingIssue | null,
): keyof typeof shares | 'withdrawal' {
  let left = random.between(0, 99);
  for (const kind of Object.keys(shares) as (keyof typeof shares)[]) {
    left -= shares[kind];
    if (left < 0) return kind === 'ticket' && issue === null ? 'dice' : kind;
  }
  return 'withdrawal';
}

type Game = (player: Player) => Promise<unknown> | null;

/** Plays rounds of many steps, one of a player at a time; null while theirs is open. */
function createStepPlay(sending: RoundSending, random: Seeded): Game {
  const playing = new Set<Player>();
  return (player) => {
    if (playing.has(player)) return null;
    playing.add(player);
    return playStepRound(sending, player, random).finally(() => playing.delete(player));
  };
}

/** Begins the chosen operation, and follows it to its end. */
function beginner(
  { random, stand }: LoadOptions,
  sending: RoundSending,
  players: readonly Player[],
  {
    getIssue,
    playCrash,
    playSteps,
  }: {
    readonly getIssue: () => SellingIssue | null;
    readonly playCrash: Game;
    readonly playSteps: Game;
  },
) {
  const rollDice = (player: Player) => sending.perform(diceOperation(player, random));
  return (): Promise<unknown> => {
    const player = random.pick(players);
    const issue = getIssue();
    switch (chosenKind(random, issue)) {
      case 'dice':
        return rollDice(player);
      case 'ticket':
        return issue === null
          ? Promise.resolve()
          : sending.perform(ticketOperation(player, random, issue));
      case 'deposit':
        return sending.perform(depositOperation(player, random.between(100, 5_000) * 100));
      case 'vendorRound':
        return playVendorRound(sending, stand, player, random);
      case 'walletTransfer':
        return sending.perform(walletTransferOperation(player, random));
      case 'stepRound':
        return playSteps(player) ?? rollDice(player);
      case 'crash':
        return playCrash(player) ?? rollDice(player);
      case 'withdrawal':
        return sending.perform(withdrawalOperation(player, random));
    }
  };
}

/**
 * Follows the selling issues while the load runs, one lottery after another, and returns any of
 * them.
 */
function followIssues(player: () => Player | undefined, random: Seeded) {
  const issues = new Map<string, string>();
  let reads = 0;
  let readAtMs = -Infinity;
  return (): SellingIssue | null => {
    const one = player();
    const gameCode = quickLotteries[reads % quickLotteries.length];
    if (one && gameCode !== undefined && performance.now() - readAtMs > issueEveryMs) {
      readAtMs = performance.now();
      reads += 1;
      void findRunningIssue(one, gameCode).then((found) => {
        if (found !== null) issues.set(gameCode, found);
      });
    }
    if (issues.size === 0) return null;
    const [chosen, issueId] = random.pick([...issues]);
    return { gameCode: chosen, issueId };
  };
}

type Answers = ReturnType<typeof countAnswers>;

/** Sends operations, each written down before and after. */
function createSender({ journal, random }: LoadOptions, answers: Answers) {
  let asked = 0;
  const sendOnce = async (operation: Operation): Promise<Told> => {
    const told = await operation.send().catch((error: unknown): Told => {
      return { end: 'unknown', why: String(error) };
    });
    await journal.tell(operation.asked.key, told);
    answers.heard(told);
    return told;
  };
  const attempt = async (operation: Operation): Promise<Told> => {
    await journal.ask(operation.asked);
    asked += 1;
    return sendOnce(operation);
  };
  const perform = async (operation: Operation): Promise<Told> => {
    let collisions = 0;
    let pauseMs = askAgainAfterMs.first;
    for (let told = await attempt(operation); ; told = await sendOnce(operation)) {
      // An earlier attempt with this key may still be running; a later one finds its result.
      const collided = told.end === 'refused' && told.why === 'key_reused';
      if (collided) collisions += 1;
      if (told.end !== 'unknown' && !(collided && collisions < collisionsMax)) return told;
      await pause(pauseMs * (0.5 + random.next()));
      pauseMs = Math.min(pauseMs * 1.5, askAgainAfterMs.last);
    }
  };
  const tell = (key: string, told: Told): Promise<void> => journal.tell(key, told);
  return { asked: () => asked, attempt, perform, tell };
}

/** Begins this many a second until it is stopped, while not too many are under way. */
function beginSteadily(
  perSecond: number,
  listUnderWay: () => number,
  begin: () => void,
): () => void {
  let owed = 0;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    // What could not be begun while all waited is not made up for.
    owed = Math.min(owed + ((nowMs - lastMs) * perSecond) / 1_000, perSecond / 10 + 1);
    lastMs = nowMs;
    for (; owed >= 1 && listUnderWay() < waitingMax; owed -= 1) begin();
  }, tickMs);
  return () => clearInterval(timer);
}

/** Makes the load generator; it sends nothing before `start`. */
export function createLoad(options: LoadOptions): Load {
  const { random, addresses, stand, captchas } = options;
  const answers = countAnswers();
  const sender = createSender(options, answers);
  const players: Player[] = [];
  const getIssue = followIssues(() => players[0], random);
  const room = createCrashRoom(() => addresses().games, options.gamesOrigin);
  const beginOne = beginner(options, sender, players, {
    getIssue,
    playCrash: createCrashPlay(sender, room, random),
    playSteps: createStepPlay(sender, random),
  });
  const running = new Set<Promise<unknown>>();
  let stopBeginning = (): void => undefined;
  const begin = (): void => {
    const done = beginOne().finally(() => running.delete(done));
    running.add(done);
  };
  return {
    players,
    counts: () => ({
      asked: sender.asked(),
      ...answers.ends,
      refusals: { ...answers.refusals },
      silences: { ...answers.silences },
    }),
    acknowledged: (more) => answers.until('acknowledged', more),
    unanswered: (more) => answers.until('unknown', more),
    attempt: sender.attempt,
    perform: sender.perform,
    tell: sender.tell,
    start(perSecond) {
      stopBeginning();
      const [first] = players;
      if (first) room.enter(first);
      stopBeginning = beginSteadily(perSecond, () => running.size, begin);
    },
    async stop() {
      stopBeginning();
      room.leave();
      while (running.size > 0) await Promise.all(running);
    },
    async addPlayers(count) {
      const made = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          makePlayer(
            addresses,
            `member${players.length + index}x${random.seed % 10_000}`,
            captchas,
          ),
        ),
      );
      for (const player of made) {
        const deposit = depositOperation(player, fundsMinor);
        await sender.perform(deposit);
        while (!(await hasArrived(player, deposit.asked.key))) await pause(20);
        await stand.join(player);
      }
      players.push(...made);
      return made;
    },
  };
}

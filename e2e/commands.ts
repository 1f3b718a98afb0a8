// What a journey may change in the system beside using its pages: members with money, earlier bets,
// settings, the time. It runs in the system's process.
import { setSettings } from '@khelaghor/server/site/settings/index.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import type { GeetestBehaviour, FakeGeetest } from '@khelaghor/testkit/fake-geetest.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { paymentPasswordSet } from '@khelaghor/client/routes/account.gen.ts';
import {
  withdrawalsAdminApprove,
  withdrawalsAdminReject,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  sessionLogout,
  walletGetBalance,
  lotteryGetGame,
} from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsCreate,
  depositsList,
  withdrawalsList,
  withdrawalsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import {
  inhousePlay,
  lotteryGroupsCreate,
  lotteryListMyTickets,
  lotteryPlaceTickets,
  betsList,
  betsRevealSeed,
} from '@khelaghor/client/routes/play.gen.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import type { RouteShape, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { memberAccount } from '@khelaghor/ledger/account.ts';
import { reconcileDeposit } from '@khelaghor/server/money/deposits/reconcile-deposit.ts';
import {
  closeIssue,
  drawIssue,
  ensureIssues,
  settleIssue,
} from '@khelaghor/server/play/lottery/index.ts';
import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { setCaptchaAnswer } from '@khelaghor/testkit/solved-captcha.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { evaluateAlerts } from '@khelaghor/server/backoffice/alerts/evaluate-alerts.ts';
import { carry, sendMessage } from '@khelaghor/server/site/messaging/send-message.ts';
import {
  linkTokenSentTo,
  readCodeSentTo,
  readEmailCodeSentTo,
} from '@khelaghor/testkit/test-outbox.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { loginCommands } from './login-commands.ts';
import { messageCommands } from './message-commands.ts';
import { lobbyCommands } from './lobby-commands.ts';
import { drawCommands } from './draw-commands.ts';
import { jobCommands } from './job-commands.ts';
import { vendorCommands } from './vendor-commands.ts';
import { xssCommands } from './xss-commands.ts';
import { contentCommands } from './content-commands.ts';
import { careCommands } from './care-commands.ts';
import { depositCommands } from './deposit-commands.ts';
import { sweepCommands } from './sweep-commands.ts';
import { settingsCommands } from './settings-commands.ts';
import type { MovableClock } from './movable-clock.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What a journey asks of GeeTest's stand-in. */
function geetestCommands({ ctx }: TestServer, geetest: FakeGeetest) {
  const choose = (humanCheck: 'work' | 'geetest') => {
    const geetestCaptchaId = humanCheck === 'geetest' ? geetest.captchaId : '';
    return setSettings(ctx, { humanCheck, geetestCaptchaId }, 'system');
  };
  return {
    /** Sets the stand-in's state and has it check logins; null: GeeTest is not used. */
    async geetest({ mood }: { mood: GeetestBehaviour | null }): Promise<void> {
      geetest.mood = mood ?? 'well';
      await choose(mood === null ? 'work' : 'geetest');
    },
  };
}

/** A member for a journey: to log in by hand, or with the cookies of a session. */
export type Known = {
  account: string;
  password: string;
  memberId: string;
  cookies: { name: string; value: string }[];
};

export type TicketOrder = { play: string; selection: string; stakePerLine: string };

function valueOf<R extends RouteShape>(reply: CallReply<R>): ValueOf<R> {
  if (reply.success) return reply.value;
  throw new Error(`refused: ${reply.code}`);
}

type Scene = {
  readonly server: TestServer;
  readonly clock: MovableClock;
  readonly members: Map<string, TestMember>;
  operator: TestOperator | null;
};

function getMember({ members }: Scene, account: string): TestMember {
  const member = members.get(account);
  if (!member) throw new Error(`nobody is called ${account}`);
  return member;
}

const getBrowser = (scene: Scene, account: string): TestBrowser =>
  getMember(scene, account).browser;

/** Bets of members. */
function playCommands(scene: Scene) {
  return {
    /** Rolls the dice some times; returns the ids of the bets, oldest first. */
    async roll(asked: { account: string; times: number; stake: string }): Promise<string[]> {
      const { game, seedId } = await openDice(scene.server, getBrowser(scene, asked.account));
      const betIds: string[] = [];
      for (let time = 0; time < asked.times; time += 1) {
        const body = { key: createKey(scene.clock), stake: asked.stake, chance: 4_950, seedId };
        const direction = time % 2 === 0 ? ('under' as const) : ('over' as const);
        const reply = await game.call(inhousePlay, toDiceCall({ ...body, direction }));
        betIds.push(valueOf(reply).round.betId);
      }
      return betIds;
    },

    async revealSeed({ account, betId }: { account: string; betId: string }): Promise<void> {
      const call = { params: { betId }, body: { clientSeed: 'নদীর ঢেউ' } };
      valueOf(await getBrowser(scene, account).call(betsRevealSeed, call));
    },

    /** Buys tickets of the running issue; returns the ids of the bets. */
    async buy(asked: {
      account: string;
      tickets: TicketOrder[];
      /** Left out: K3. */
      gameCode?: string;
    }): Promise<string[]> {
      const browser = getBrowser(scene, asked.account);
      const params = { gameCode: asked.gameCode ?? 'k3' };
      const { current } = valueOf(await browser.call(lotteryGetGame, { params }));
      const tickets = asked.tickets.map((ticket) => ({ key: createKey(scene.clock), ...ticket }));
      const body = { issueId: current.issueId, tickets };
      valueOf(await browser.call(lotteryPlaceTickets, { params, body }));
      return tickets.map(({ key }) => key);
    },

    /** Puts up a ticket of the running issue in ten shares, of which its organiser buys one. */
    async putUp(asked: { account: string; ticket: TicketOrder }): Promise<void> {
      const browser = getBrowser(scene, asked.account);
      const params = { gameCode: 'k3' };
      const { current } = valueOf(await browser.call(lotteryGetGame, { params }));
      const terms = { shares: 10, feeHundredths: 300, visibility: 'public' } as const;
      const own = { key: createKey(scene.clock), shares: 1 };
      const guarantee = { key: createKey(scene.clock), shares: 4 };
      const order = { ...asked.ticket, ...terms, own, guarantee };
      const body = { key: createKey(scene.clock), issueId: current.issueId, ...order };
      valueOf(await browser.call(lotteryGroupsCreate, { params, body }));
    },
  };
}

/** Closes, draws and settles every due issue, as the jobs would. */
async function drawWhatIsDue({ server: { ctx }, clock }: Scene): Promise<void> {
  const sold = await ctx.db
    .selectFrom('lotteryIssue')
    .select('id')
    .where('closesAt', '<=', clock.now())
    .where('state', '=', 'open')
    .orderBy('closesAt')
    .execute();
  await Promise.all(sold.map(({ id }) => closeIssue(ctx, id)));
  const due = await ctx.db
    .selectFrom('lotteryIssue')
    .select(['id', 'gameCode'])
    .where('drawsAt', '<=', clock.now())
    .where('state', 'in', ['open', 'closed', 'drawn'])
    // An official draw waits for its result.
    .where(({ eb, or }) => or([eb('source', '=', 'own'), eb('state', '=', 'drawn')]))
    .orderBy('drawsAt')
    .execute();
  const ofGames = Object.values(Object.groupBy(due, ({ gameCode }) => gameCode));
  await Promise.all(
    ofGames.map(async (issues = []) => {
      for (const { id } of issues) {
        await drawIssue(ctx, id);
        await settleIssue(ctx, id);
      }
    }),
  );
  await ensureIssues(ctx);
}

/** The site's time, its operator and its messages. */
function siteCommands(scene: Scene) {
  const { server, clock } = scene;
  return {
    /** Returns the time of the system's clock. */
    nowMs: (_asked: object): Promise<number> => Promise.resolve(clock.now().getTime()),

    /** Moves the clock to a second of this or the next minute; draws what is due by then. */
    async toSecond({ second }: { second: number }): Promise<void> {
      const inMinuteMs = clock.now().getTime() % minuteMs;
      clock.advance((second * 1_000 - inMinuteMs + minuteMs) % minuteMs);
      await drawWhatIsDue(scene);
    },

    /** Moves the clock forward; draws what is due by then. */
    async passes({ ms }: { ms: number }): Promise<void> {
      clock.advance(ms);
      await drawWhatIsDue(scene);
    },

    /** Makes the first operator with the one-time link; returns the cookies of the session. */
    async operator(_asked: object): Promise<Known['cookies']> {
      scene.operator = await createFirstOperator(server);
      return [...scene.operator.browser.cookies].map(([name, value]) => ({ name, value }));
    },

    /** Makes another operator by invitation, a minute later; returns the cookies of the session. */
    async anotherOperator({ username }: { username: string }): Promise<Known['cookies']> {
      if (!scene.operator) throw new Error('there is no operator yet');
      clock.advance(minuteMs);
      const { browser } = await inviteOperator(server, scene.operator, username);
      return [...browser.cookies].map(([name, value]) => ({ name, value }));
    },

    /** Returns the first operator's code a minute later: no call has used that code. */
    operatorCode(_asked: object): Promise<string> {
      if (!scene.operator) throw new Error('there is no operator yet');
      clock.advance(minuteMs);
      return Promise.resolve(computeCodeAt(scene.operator.totpSecret, clock.now()));
    },

    /** Sends an e-mail to an address; without a gateway it stays in the outbox. */
    async letter({ to, text }: { to: string; text: string }): Promise<void> {
      const { ctx } = server;
      const expiresAt = new Date(clock.now().getTime() + 3_600_000);
      await ctx.db
        .transaction()
        .execute((tx) => sendMessage(ctx, tx, { channel: 'mail', to, text, expiresAt }));
      const waiting = await ctx.db
        .selectFrom('messageOutbox')
        .select('id')
        .where('recipient', '=', to)
        .execute();
      for (const { id } of waiting) await carry(ctx, id);
    },

    /** Gives a captcha an answer that the journey knows, and returns it. */
    captchaAnswer: ({ id }: { id: string }) => setCaptchaAnswer(server.ctx, id),

    codeSentTo: ({ number }: { number: string }) => readCodeSentTo(server, number),

    linkTokenSentTo: ({ address }: { address: string }) => linkTokenSentTo(server, address),

    mailCodeSentTo: ({ address }: { address: string }) => readEmailCodeSentTo(server, address),

    /** Returns the present code of an authenticator app. */
    totpCode({ secret }: { secret: string }): Promise<string> {
      return Promise.resolve(computeCodeAt(secret, clock.now()));
    },
  };
}

/** Members, and what they have. */
function memberCommands(scene: Scene) {
  return {
    async member(asked: {
      balanceMinor?: string;
      account?: string;
      password?: string;
    }): Promise<Known> {
      const { balanceMinor, ...chosen } = asked;
      const made = await signUp(scene.server, {
        ...chosen,
        ...(balanceMinor !== undefined && { balanceMinor: BigInt(balanceMinor) }),
      });
      scene.members.set(made.account, made);
      return {
        account: made.account,
        password: made.password,
        memberId: made.memberId,
        cookies: [...made.browser.cookies].map(([name, value]) => ({ name, value })),
      };
    },

    /** Gives a member an e-mail address. */
    async email({ memberId, email }: { memberId: string; email: string }): Promise<void> {
      await scene.server.ctx.db
        .updateTable('member')
        .set({ email })
        .where('id', '=', memberId)
        .execute();
    },

    /** Gives a member a verified phone number. */
    async provenMobile({
      memberId,
      number,
      daysAgo = 0,
    }: {
      memberId: string;
      number: string;
      daysAgo?: number;
    }): Promise<void> {
      const mobileVerifiedAt = new Date(scene.clock.now().getTime() - daysAgo * 86_400_000);
      await scene.server.ctx.db
        .updateTable('member')
        .set({ mobile: number, mobileVerifiedAt })
        .where('id', '=', memberId)
        .execute();
    },

    /** Gives a member a payout wallet, and returns its id. */
    wallet: ({ account }: { account: string }) => readWalletId(getMember(scene, account)),

    async paymentPassword(asked: { account: string; paymentPassword: string }): Promise<void> {
      const { browser, password } = getMember(scene, asked.account);
      const newPaymentPassword = asked.paymentPassword;
      const body = { password, newPaymentPassword, confirmPaymentPassword: newPaymentPassword };
      valueOf(await browser.call(paymentPasswordSet, { body }));
    },

    /** Opens and ends alerts now, as the job of each minute does. */
    evaluateAlerts: (_asked: object): Promise<void> => evaluateAlerts(scene.server.ctx),

    /** Opens the member's account of security points. */
    async securityPoints({ memberId }: { memberId: string }): Promise<void> {
      await openAccount(scene.server.ctx.db, memberAccount(memberId, 'security_points', 'POINT'));
    },

    async balance({ account }: { account: string }): Promise<string> {
      return valueOf(await getBrowser(scene, account).call(walletGetBalance, {})).sumBalance;
    },

    /** Counts each kind of thing that a member has. */
    async counts({ account }: { account: string }) {
      const browser = getBrowser(scene, account);
      const params = { gameCode: 'k3' };
      const query = {};
      return {
        deposits: valueOf(await browser.call(depositsList, { query })).items.length,
        withdrawals: valueOf(await browser.call(withdrawalsList, { query })).items.length,
        bets: valueOf(await browser.call(betsList, { query })).totals.count,
        tickets: valueOf(await browser.call(lotteryListMyTickets, { params, query })).items.length,
      };
    },

    /** Ends the member's session, as from another tab. */
    async logOut({ account }: { account: string }): Promise<void> {
      valueOf(await getBrowser(scene, account).call(sessionLogout, {}));
    },
  };
}

/** Money of members that comes in and goes out. */
function moneyCommands(scene: Scene) {
  const withdraw = async (asked: { account: string; amount: string }): Promise<string> => {
    const member = getMember(scene, asked.account);
    const walletId = await readWalletId(member);
    const body = {
      key: createKey(scene.clock),
      amount: asked.amount,
      walletId,
      password: member.password,
    };
    return valueOf(await member.browser.call(withdrawalsCreate, { body })).id;
  };
  const getDesk = (): TestBrowser => {
    if (!scene.operator) throw new Error('there is no operator yet');
    return scene.operator.browser;
  };
  return {
    /** A withdrawal that waits for an operator. Returns its id. */
    withdraw,

    /** A withdrawal that the operator has approved; a job pays it. Returns its id. */
    async payout(asked: { account: string; amount: string }): Promise<string> {
      const id = await withdraw(asked);
      valueOf(await getDesk().call(withdrawalsAdminApprove, { params: { id } }));
      return id;
    },

    /** The operator rejects a withdrawal. */
    async rejectWithdrawal({ id, reason }: { id: string; reason: string }): Promise<void> {
      valueOf(await getDesk().call(withdrawalsAdminReject, { params: { id }, body: { reason } }));
    },

    /** Pays in through the sandbox gateway; it is credited at once. */
    async payIn({ account, amount }: { account: string; amount: string }): Promise<void> {
      const browser = getBrowser(scene, account);
      const body = { key: createKey(scene.clock), channel: 'mobile', amount };
      const { deposit, redirectAddress } = valueOf(await browser.call(depositsCreate, { body }));
      const paymentId = new URL(redirectAddress).searchParams.get('paymentId') ?? '';
      const form = new URLSearchParams({ paymentId, choice: 'pay' });
      const address = `${scene.server.config.origins.gateway}/pay`;
      await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
      await reconcileDeposit(scene.server.ctx, deposit.id);
    },
  };
}

/** Every command by name. Arguments and answers are plain JSON. */
export function getCommands(
  server: TestServer,
  { clock, random, geetest }: { clock: MovableClock; random: SeededRandom; geetest: FakeGeetest },
) {
  const scene: Scene = { server, clock, members: new Map(), operator: null };
  return {
    ...memberCommands(scene),
    ...moneyCommands(scene),
    ...playCommands(scene),
    ...siteCommands(scene),
    ...jobCommands(server, clock),
    ...drawCommands(server, random),
    ...lobbyCommands(server),
    ...vendorCommands(server),
    ...loginCommands(server),
    ...geetestCommands(server, geetest),
    ...messageCommands(server),
    ...contentCommands(server),
    ...careCommands(server),
    ...depositCommands(server),
    ...settingsCommands(server),
    ...xssCommands(server),
    ...sweepCommands(server, (account) => getMember(scene, account)),
  };
}

export type Commands = ReturnType<typeof getCommands>;

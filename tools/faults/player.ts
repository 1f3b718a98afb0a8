// A member who deposits and plays, over HTTP like any other.
import { registrationRegister } from '@khelaghor/client/routes/account.gen.ts';
import { depositsGet } from '@khelaghor/client/routes/money.gen.ts';
import {
  inhouseGetState,
  launchLaunchGame,
  launchCreateGameSession,
} from '@khelaghor/client/routes/play.gen.ts';
import { gatewayPaths } from '@khelaghor/contract/money/gateways.ts';
import { diceParams } from '@khelaghor/testkit/dice-call.ts';
import type { CaptchaStore } from '@khelaghor/testkit/solved-captcha.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { fillRegistration } from '@khelaghor/testkit/test-member.ts';
import { addWallet } from '@khelaghor/testkit/test-wallets.ts';
import { openVisitor } from './visitor.ts';

export type Player = {
  readonly memberId: string;
  readonly password: string;
  readonly site: TestBrowser;
  readonly games: TestBrowser;
  /** The pair of seeds in use. */
  readonly seedId: string;
  /** Mines, opened, with its own pair of seeds. */
  readonly mines: {
    readonly caller: TestBrowser;
    readonly token: string;
    readonly seedId: string;
  };
  /** Crash, opened. */
  readonly crash: TestBrowser;
  /** What the member's withdrawals name: the wallet, and the password as proof. */
  readonly payout: { readonly walletId: string; readonly password: string };
};

/** The addresses of a server; they may change from one call to the next. */
export type Addresses = { readonly site: string; readonly games: string };

/** Launches a game, and returns what calls it with its token. */
export async function openGame(
  site: TestBrowser,
  addresses: () => Addresses,
  gameId: string,
): Promise<{ readonly caller: TestBrowser; readonly token: string }> {
  const launched = await site.call(launchLaunchGame, {
    body: { gameId, launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  if (!launched.success) throw new Error(`${gameId} was not launched: ${launched.code}`);
  const launchCode = new URL(launched.value.content).hash.slice('#launch='.length);
  const opened = await openVisitor(() => addresses().games).call(launchCreateGameSession, {
    body: { launchCode },
  });
  if (!opened.success) throw new Error(`${gameId} did not open: ${opened.code}`);
  const token = opened.value.gameToken;
  return { caller: openVisitor(() => addresses().games, { bearer: () => token }), token };
}

/** Opens Mines, whose pair of seeds is its own. */
async function openMines(site: TestBrowser, addresses: () => Addresses): Promise<Player['mines']> {
  const opened = await openGame(site, addresses, 'mines');
  const state = await opened.caller.call(inhouseGetState, { params: { game: 'mines' } });
  if (!state.success) throw new Error(`Mines has no seeds: ${state.code}`);
  return { ...opened, seedId: state.value.seeds.seedId };
}

/** Signs a member up and opens Dice, Mines and Crash. */
export async function makePlayer(
  addresses: () => Addresses,
  account: string,
  captchas: CaptchaStore,
): Promise<Player> {
  const site = openVisitor(() => addresses().site);
  const password = `right horse ${account}`;
  const joined = await site.call(registrationRegister, {
    body: {
      username: account,
      password,
      confirmPassword: password,
      registerMethod: 'username',
      ...(await fillRegistration(captchas, site)),
    },
  });
  if (!joined.success) throw new Error(`sign-up was refused: ${joined.code}`);
  const { caller: games } = await openGame(site, addresses, 'dice');
  const state = await games.call(inhouseGetState, { params: diceParams });
  if (!state.success) throw new Error(`Dice has no seeds: ${state.code}`);
  const { memberId } = joined.value;
  const walletId = await addWallet({ browser: site, memberId, password });
  const payout = { walletId, password };
  const mines = await openMines(site, addresses);
  const { caller: crash } = await openGame(site, addresses, 'crash');
  const { seedId } = state.value.seeds;
  return { memberId, password, site, games, seedId, mines, crash, payout };
}

/** Presses the pay button on the gateway's page. Pressing twice pays once. */
export async function payAtGateway(redirectAddress: string): Promise<void> {
  const paymentId = new URL(redirectAddress).searchParams.get('paymentId');
  // A paid payment leads back to the site, where there is no button.
  if (paymentId === null) return;
  const response = await fetch(new URL(gatewayPaths.payerPage, redirectAddress), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ paymentId, choice: 'pay' }),
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`the gateway answered ${response.status}`);
}

/** Whether a deposit has been credited to its member's wallet. */
export async function hasArrived(player: Player, depositId: string): Promise<boolean> {
  const reply = await player.site.call(depositsGet, { params: { id: depositId } });
  return reply.success && reply.value.state === 'confirmed';
}

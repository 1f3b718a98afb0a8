import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { GameCaller } from '@khelaghor/server/lib/http/principals.ts';
import { findWalletIn } from '@khelaghor/server/money/wallet/index.ts';
import { createKey } from './create-key.ts';
import { launchGame } from './open-game.ts';
import { signUp } from './test-member.ts';
import type { TestServer } from './test-server.ts';

/**
 * A new member with play money who has launched an in-house game. Their session is there once the
 * game's state was read, which `open` does.
 */
export async function openPlayer<Opened>(
  server: TestServer,
  { gameCode, balanceMinor }: { readonly gameCode: string; readonly balanceMinor: bigint },
  open: (game: Awaited<ReturnType<typeof launchGame>>['game']) => Promise<Opened>,
) {
  const { ctx } = server;
  const member = await signUp(server, { balanceMinor });
  const { memberId, browser: site } = member;
  const { game, token } = await launchGame(server, site, gameCode);
  const opened = await open(game);
  const { id: gameSessionId } = await ctx.db
    .selectFrom('gameSessionSum')
    .select('gameSessionId as id')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  /** The member below HTTP, as another process knows them. */
  const caller: GameCaller = {
    memberId,
    gameSessionId,
    gameCode,
    currency: 'PLAY',
    play: { isLimited: false, checkDueAt: null, pause: null, time: null },
  };
  const readAvailable = async (account: 'walletId' | 'escrowId'): Promise<bigint> => {
    const wallet = await findWalletIn(ctx.db, memberId, 'PLAY');
    return (await findBalance(ctx.db, wallet[account]))?.available ?? 0n;
  };
  return {
    ...member,
    site,
    game,
    token,
    opened,
    caller,
    newKey: (): string => createKey(ctx.clock),
    readBalance: () => readAvailable('walletId'),
    readEscrow: () => readAvailable('escrowId'),
  };
}

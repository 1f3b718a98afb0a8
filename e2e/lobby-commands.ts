// What journeys through the lobbies may ask of the system: long lists, closed games.
import { v7 } from 'uuid';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import { findOpenRound } from '@khelaghor/server/play/inhouse/index.ts';
import { loadStepRound } from '@khelaghor/server/play/inhouse/step-values.ts';
import { addBanner } from '@khelaghor/server/site/banners/edit-banners.ts';
import { addLobbyGame, addLobbyVendor, seedLobby } from '@khelaghor/testkit/seed-lobby.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const operator = { operatorId: v7(), username: 'shapla', operatorSessionId: v7() };

export function lobbyCommands(server: TestServer) {
  return {
    /** Fills the lobby of slots. */
    async seedLobby(asked: { vendor: string; count: number }): Promise<void> {
      await seedLobby(server, asked);
    },

    /** Adds a regional lottery, which is never drawn here. */
    async regionalGame(asked: {
      code: string;
      vendor: string;
      titleBn: string;
      titleEn: string;
    }): Promise<void> {
      await addLobbyVendor(server, { code: asked.vendor });
      const kind = { gameType: 'LOTT', accountType: 'TCG_LOTTO_VN' } as const;
      await addLobbyGame(server, { ...asked, ...kind });
    },

    /** Adds a banner with a link. */
    async banner(
      asked: Pick<BannerDraft, 'groupName' | 'linkageType' | 'linkageTarget'>,
    ): Promise<void> {
      const none = { bn: '', en: '' };
      const draft: BannerDraft = {
        picture: 'river',
        picturePhone: 'river-m',
        title: { bn: 'নদীর ধারে', en: 'By the river' },
        kicker: none,
        deal: none,
        action: none,
        tone: 'river',
        startsAt: null,
        endsAt: null,
        enabled: true,
        ...asked,
      };
      const added = await addBanner(server.ctx, draft, operator);
      if (!added.ok) throw new Error(added.refusal);
    },

    /** Sets how a vendor's game opens. */
    async setLaunch(asked: { gameCode: string; launch: 'route' | 'popup' }): Promise<void> {
      const { gameCode, launch } = asked;
      await server.ctx.db
        .updateTable('game')
        .set({ launch })
        .where('code', '=', gameCode)
        .execute();
    },

    /** Opens or closes a game. */
    async setOpen({ gameCode, open }: { gameCode: string; open: boolean }): Promise<void> {
      await server.ctx.db.updateTable('game').set({ open }).where('code', '=', gameCode).execute();
    },

    /** Closes a game for a while, or opens it. */
    async setMaintenance(asked: { gameCode: string; endsAt: string | null }): Promise<void> {
      const { gameCode, endsAt } = asked;
      await server.ctx.db
        .updateTable('game')
        .set({
          open: endsAt === null,
          maintenance: endsAt !== null,
          maintenanceEndsAt: endsAt === null ? null : new Date(endsAt),
        })
        .where('code', '=', gameCode)
        .execute();
    },

    /** Returns the secret layout of the open round that a member plays in a game of many steps. */
    async openLayout(asked: { account: string; game: string }): Promise<readonly number[]> {
      const { account, game } = asked;
      const { ctx } = server;
      const { id: memberId } = await ctx.db
        .selectFrom('member')
        .select('id')
        .where('username', '=', account)
        .executeTakeFirstOrThrow();
      const row = await findOpenRound(ctx.db, { memberId, game });
      if (!row) throw new Error(`${account} has no open round`);
      return (await loadStepRound(ctx, ctx.db, row)).layout;
    },

    /** Returns a member's favourites as the server has them. */
    async favouritesOf({ account }: { account: string }): Promise<string[]> {
      const rows = await server.ctx.db
        .selectFrom('favouriteGame')
        .innerJoin('member', 'member.id', 'favouriteGame.memberId')
        .select('favouriteGame.gameCode')
        .where('member.username', '=', account)
        .execute();
      return rows.map(({ gameCode }) => gameCode);
    },
  };
}

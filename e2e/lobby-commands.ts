// What journeys through the lobbies may ask of the system: vendors, long lists, closed games.
import { v7 } from 'uuid';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import { findOpenRound } from '@khelaghor/server/play/inhouse/index.ts';
import { loadStepRound } from '@khelaghor/server/play/inhouse/step-values.ts';
import { addBanner } from '@khelaghor/server/site/banners/edit-banners.ts';
import { addLobbyGame, addLobbyVendor, seedLobby } from '@khelaghor/testkit/seed-lobby.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { SampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

const operator = { operatorId: v7(), username: 'shapla', operatorSessionId: v7() };

export function lobbyCommands(server: TestServer) {
  const vendors = new Map<string, SampleVendor>();
  const getVendor = (code: string): SampleVendor => {
    const vendor = vendors.get(code);
    if (!vendor) throw new Error(`no vendor is called ${code}`);
    return vendor;
  };
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

    /** Adds a vendor whose one game opens a page; returns the game's code. */
    async sampleVendor(asked: { code: string; wallet?: 'transfer' }): Promise<string> {
      const vendor = await startSampleVendor(server, asked);
      vendors.set(asked.code, vendor);
      return vendor.gameCode;
    },

    /** Sets how a vendor's server misbehaves from now on. */
    async vendorFault(asked: { code: string; fault: SampleVendor['server']['fault'] }) {
      getVendor(asked.code).server.fault = asked.fault;
    },

    /** Returns the sum of members' balances at a vendor, as it counts them, in its units. */
    async vendorHolds({ code }: { code: string }): Promise<string> {
      const wallets = [...getVendor(code).server.wallets.values()];
      return wallets.reduce((sum, { balance }) => sum + balance, 0n).toString();
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

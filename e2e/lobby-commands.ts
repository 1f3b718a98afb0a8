// What a journey through the lobbies may ask of the system: vendors, long lists, closed games.
import { fillLobby } from '@khelaghor/testkit/many-games.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { SampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

export function lobbyCommands(server: TestServer) {
  const vendors = new Map<string, SampleVendor>();
  const vendorOf = (code: string): SampleVendor => {
    const vendor = vendors.get(code);
    if (!vendor) throw new Error(`no vendor is called ${code}`);
    return vendor;
  };
  return {
    /** Fills the lobby of slots. */
    async fillLobby(asked: { vendor: string; count: number }): Promise<void> {
      await fillLobby(server, asked);
    },

    /** Takes a vendor on whose one game opens a page; answers with the game's code. */
    async sampleVendor(asked: { code: string; wallet?: 'transfer' }): Promise<string> {
      const vendor = await startSampleVendor(server, asked);
      vendors.set(asked.code, vendor);
      return vendor.gameCode;
    },

    /** How a vendor's server misbehaves from now on. */
    async vendorFault(asked: { code: string; fault: SampleVendor['server']['fault'] }) {
      vendorOf(asked.code).server.fault = asked.fault;
    },

    /** What the members of a vendor have there by its own books, in its units. */
    async vendorHolds({ code }: { code: string }): Promise<string> {
      const wallets = [...vendorOf(code).server.wallets.values()];
      return wallets.reduce((sum, { balance }) => sum + balance, 0n).toString();
    },

    /** How a vendor's game opens. */
    async setLaunch(asked: { gameCode: string; launch: 'route' | 'popup' }): Promise<void> {
      const { gameCode, launch } = asked;
      await server.ctx.db
        .updateTable('game')
        .set({ launch })
        .where('code', '=', gameCode)
        .execute();
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

    /** A member's favourites by the server's own word. */
    async favouritesOf({ account }: { account: string }): Promise<string[]> {
      const rows = await server.ctx.db
        .selectFrom('favouriteGame')
        .innerJoin('member', 'member.id', 'favouriteGame.memberId')
        .select('favouriteGame.gameCode')
        .where('member.account', '=', account)
        .execute();
      return rows.map(({ gameCode }) => gameCode);
    },
  };
}

// What journeys may ask of vendors: one with a game, its faults, and a round in it.
import { buildCallHead } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { SampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';

export function vendorCommands(server: TestServer) {
  const vendors = new Map<string, SampleVendor>();
  const getVendor = (code: string): SampleVendor => {
    const vendor = vendors.get(code);
    if (!vendor) throw new Error(`no vendor is called ${code}`);
    return vendor;
  };
  return {
    /** Adds a vendor whose one game opens a page; returns the game's code. */
    async sampleVendor(asked: { code: string; wallet?: 'transfer' }): Promise<string> {
      const vendor = await startSampleVendor(server, asked);
      vendors.set(asked.code, vendor);
      return vendor.gameCode;
    },

    /** Plays a round at a vendor that uses our wallet: a bet and its win, in the vendor's units. */
    async vendorRound(asked: { code: string; memberId: string; stake: number; win: number }) {
      const vendor = getVendor(asked.code);
      const token = await vendor.openToken(asked);
      const head = buildCallHead(vendor, { memberId: asked.memberId, token });
      await vendor.ask('bet', { ...head, amount: asked.stake });
      const { round, transaction_uuid: reference_transaction_uuid } = head;
      const end = buildCallHead(vendor, { memberId: asked.memberId, token }, { round });
      await vendor.ask('win', { ...end, reference_transaction_uuid, amount: asked.win });
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
  };
}

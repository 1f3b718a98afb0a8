// The vendors of games that the load plays at: one whose games use our wallet, and one that keeps
// wallets of its own. They belong to other firms, so they stay up while we are harmed.
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { SampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { Player } from './player.ts';
import { openServerFixture } from './server-fixture.ts';
import type { System } from './system.ts';

/** Who the vendors of the load are to the server. */
export const seamlessVendor = 'loadplay';
export const keepingVendor = 'loadkeep';

export type VendorFixture = {
  /** Its books are `result`: what it understood from our answers. */
  readonly seamless: SampleVendor;
  /** Its books are its server's transactions. */
  readonly keeping: SampleVendor;
  /** Where two answers to the same call did not agree, in words. */
  readonly disagreements: string[];
  /** Opens the seamless vendor's game for a player. */
  join(player: Player): Promise<void>;
  /** What a player's game was opened with. */
  getToken(player: Player): string;
  close(): Promise<void>;
};

/** Starts both, and has the server take them on. */
export async function openVendorFixture(system: System): Promise<VendorFixture> {
  const ground = openServerFixture(system);
  const seamless = await startSampleVendor(ground, { code: seamlessVendor });
  const keeping = await startSampleVendor(ground, { code: keepingVendor, wallet: 'transfer' });
  const tokens = new Map<string, string>();
  return {
    seamless,
    keeping,
    disagreements: [],
    async join(player) {
      tokens.set(player.memberId, await seamless.openToken(player));
    },
    getToken({ memberId }) {
      const token = tokens.get(memberId);
      if (token === undefined) throw new Error(`${memberId} has not opened the vendor's game`);
      return token;
    },
    async close() {
      await Promise.all([seamless.close(), keeping.close()]);
    },
  };
}

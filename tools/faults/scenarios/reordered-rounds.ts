// FT-10. A vendor of games whose calls overtake each other: wins and rollbacks before their bets,
// everything sent again, rollbacks of the same bet twice.
import { playRounds } from '@khelaghor/testkit/sample-vendor-rounds.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import { findBalance } from '../fixed-operations.ts';
import { createFundedMember } from '../funded-member.ts';
import type { Figures, World } from '../scenario.ts';
import { openServerFixture } from '../server-fixture.ts';

const unitsPerMinor = 1_000n;
const playerFundsMinor = 1_000_000;

let vendors = 0;

/** Plays rounds in every order, and compares the vendor's books with the members' wallets. */
export async function playVendorRounds(world: World, rounds: number): Promise<Figures> {
  vendors += 1;
  const vendor = await startSampleVendor(openServerFixture(world.system), {
    code: `order${vendors}`,
  });
  try {
    const members = [];
    for (let made = 0; made < 2; made += 1) {
      const player = await createFundedMember(world, playerFundsMinor);
      members.push({ player, token: await vendor.openToken(player) });
    }
    const players = members.map(({ player, token }) => ({ memberId: player.memberId, token }));
    const seed = `ft-10/${world.random.seed}`;
    const played = await playRounds(vendor, players, { seed, rounds });
    let lost = 0n;
    for (const { player } of members)
      lost += BigInt(playerFundsMinor) - (await findBalance(player));
    world.expect(
      lost * unitsPerMinor === vendor.result,
      `the members lost ${lost * unitsPerMinor}, the vendor has won ${vendor.result}`,
    );
    return Object.fromEntries([...played].map(([what, times]) => [`vendor: ${what}`, times]));
  } finally {
    await vendor.close();
  }
}

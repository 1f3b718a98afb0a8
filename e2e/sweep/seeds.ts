// What the sweep's members and operators have, made by calls before the first look.
import type { Known } from '../commands.ts';
import type { RunningSystem } from '../running-system.ts';

/** A member whose every list is filled, with the longest name and the largest sums. */
export type Seeds = {
  readonly rich: Known;
  /** A member who has just joined, and has nothing. */
  readonly fresh: Known;
  /** A member with an authenticator app. */
  readonly proven: Known;
  readonly operator: Known['cookies'];
  readonly betId: string;
  readonly ticketId: string;
  readonly offerId: string;
  readonly applyId: string;
  /** Words that may stand in either language. */
  readonly names: readonly string[];
};

/** 999,999,999,999.99: twelve digits before the point. */
const largest = '99999999999999';
const longName = 'maharajadhirajba';
const complaint = 'Nothing-came-of-the-deposit-that-I-made-yesterday-at-noon. 12345';
/** What `applyFor` writes. */
const remark = 'Please.';
const longTitle = {
  bn: 'ঈদের আগের দীর্ঘতম সপ্তাহের অবিশ্বাস্য প্রতিদিনের উপহারের বিশেষ অফার',
  en: 'An extraordinarily generous daily present throughout the longest festival week',
};

/** Three sixes: the widest dice, and the largest sum. */
const widestDraw = [6, 6, 6];

/** Has the coming issues of K3 draw three sixes, except those that have sold tickets. */
export const chooseWidestDraws = (world: RunningSystem): Promise<void> =>
  world.ask('chooseDraws', { gameCode: 'k3', result: widestDraw });

async function seedPlay(world: RunningSystem, { account }: Known) {
  const [betId = ''] = await world.ask('roll', { account, times: 6, stake: '2000' });
  await world.ask('toSecond', { second: 5 });
  await chooseWidestDraws(world);
  const every = Array.from({ length: 16 }, (_, index) => index + 3).join(',');
  const [ticketId = ''] = await world.ask('buy', {
    account,
    tickets: [
      { play: 'sum', selection: every, stakePerLine: '1000' },
      { play: 'big', selection: '-', stakePerLine: '5000' },
    ],
  });
  for (let draw = 0; draw < 3; draw += 1) await world.ask('toSecond', { second: 2 });
  await world.ask('sumLeads', {});
  return { betId, ticketId };
}

async function seedContent(world: RunningSystem, rich: Known) {
  await world.ask('seedLobby', { vendor: 'acme', count: 24 });
  await world.ask('sampleVendor', { code: 'filled', wallet: 'transfer' });
  await world.ask('announce', { type: 'B' });
  await world.ask('channel', { csType: 'TELEGRAM', url: 'https://t.example/help' });
  await world.ask('addLink', { resourceType: 'TELEGRAM', url: 'https://t.me/example' });
  await world.ask('complain', {
    account: rich.account,
    content: complaint,
  });
  await world.ask('letter', { to: 'a@example.com', text: '৳ 123' });
}

/** Fills the system; its settings stay those of a fresh install. */
export async function seed(world: RunningSystem): Promise<Seeds> {
  // The first chapter of a worker seeds the system: what is drawn must not depend on which.
  await world.ask('reseed', { seed: 'sweep' });
  const rich = await world.ask('member', { account: longName });
  await world.ask('enrich', { account: rich.account, minor: largest });
  const fresh = await world.ask('member', {});
  const proven = await world.ask('member', { balanceMinor: '500000' });
  await world.ask('authenticator', { account: proven.account });
  const played = await seedPlay(world, rich);
  await seedContent(world, rich);
  const offerId = await world.ask('offer', { kind: 'claim', ...longTitle });
  const applyId = await world.ask('offer', { kind: 'apply', ...longTitle });
  await world.ask('applyFor', { account: proven.account, promotionId: applyId });
  await world.ask('withdraw', { account: rich.account, amount: '123456' });
  await world.ask('withdraw', { account: proven.account, amount: '50000' });
  const operator = await world.ask('operator', {});
  const accounts = [rich, fresh, proven].map(({ account }) => account);
  const masked = accounts.map((name) => `${name.slice(0, 2)}***${name.slice(-1)}`);
  const rivers = ['shapla', 'padma', 'meghna', 'jamuna', 'surma'];
  const vendors = ['Sample acme', 'Sample filled', 'acme', 'filled', 'ACME', 'FILLED'];
  const names = [...accounts, ...masked, ...rivers, ...vendors, complaint, remark];
  return { rich, fresh, proven, operator, ...played, offerId, applyId, names };
}

/** The same with a bet whose seed is still secret: a chapter reveals its own. */
export async function renewBet(world: RunningSystem, seeds: Seeds): Promise<Seeds> {
  const { account } = seeds.rich;
  const [betId = ''] = await world.ask('roll', { account, times: 1, stake: '2000' });
  return { ...seeds, betId };
}

/**
 * The same with members who have done nothing yet: a chapter leaves its own with an app, limits and
 * no time for play.
 */
export async function renewMembers(world: RunningSystem, seeds: Seeds): Promise<Seeds> {
  const fresh = await world.ask('member', {});
  const proven = await world.ask('member', { balanceMinor: '500000' });
  await world.ask('authenticator', { account: proven.account });
  return { ...seeds, fresh, proven };
}

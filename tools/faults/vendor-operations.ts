// The load at vendors: rounds in which a vendor calls our wallet, and transfers between a member's
// wallet here and at a vendor.
import { v4, v7 } from 'uuid';
import { transferWalletTransfer } from '@khelaghor/client/routes/play.gen.ts';
import { UNITS_PER_MINOR } from '@khelaghor/contract/play/vendors.ts';
import type { WalletAnswer } from '@khelaghor/testkit/sample-vendor.ts';
import type { Asked, Told } from './journal.ts';
import { readResult } from './operations.ts';
import type { Operation } from './operations.ts';
import type { Player } from './player.ts';
import type { Seeded } from './seeded-random.ts';
import { keepingVendor } from './vendor-fixture.ts';
import type { VendorFixture } from './vendor-fixture.ts';

/** How calls are sent: each written down before it is sent and after it is answered. */
export type Sending = {
  /** Again and again, until it has an answer. */
  perform(operation: Operation): Promise<Told>;
  /** Once. */
  attempt(operation: Operation): Promise<Told>;
};

type Round = {
  readonly stand: VendorFixture;
  readonly player: Player;
  readonly id: string;
};

type Call = {
  readonly question: 'bet' | 'win' | 'rollback';
  readonly minor: bigint;
  /** The bet of a win or a rollback. */
  readonly reference?: string;
  readonly closes?: boolean;
  /** How many copies are sent at once, like a vendor's message queue that repeats itself. */
  readonly copies?: number;
};

function toldOfWallet({ http, status, reason }: WalletAnswer): Told {
  if (http === 503) return { end: 'unknown', why: 'overloaded' };
  if (http !== 200) return { end: 'unknown', why: `http ${http}` };
  if (status === 'RS_OK') return { end: 'acknowledged' };
  return { end: 'refused', why: reason === undefined ? status : `${status} ${reason}` };
}

type Heard = { readonly told: Told; readonly balance?: number | undefined };

/** Returns the common answer to copies of one call; records a disagreement. */
function agreed(heard: readonly Heard[], what: string, { disagreements }: VendorFixture): Told {
  const clear = heard.filter(({ told }) => told.end !== 'unknown');
  const [first] = clear;
  for (const { told, balance } of clear)
    if (told.end !== first?.told.end || balance !== first.balance)
      disagreements.push(`${what}: ${first?.told.end} ${first?.balance}, ${told.end} ${balance}`);
  return (first ?? heard[0])?.told ?? { end: 'unknown', why: 'not sent' };
}

const kinds = { bet: 'vendor_bet', win: 'vendor_win', rollback: 'vendor_rollback' } as const;

/** A signed call of the seamless vendor to our wallet. */
function vendorCall({ stand, player, id }: Round, call: Call): Operation {
  const { question, minor, reference, closes = false, copies = 1 } = call;
  const { seamless } = stand;
  const asked: Asked = {
    key: v4(),
    kind: kinds[question],
    member: player.memberId,
    amount: String(minor),
    ...(reference !== undefined && { reference }),
  };
  const body = {
    user: player.memberId,
    token: stand.getToken(player),
    transaction_uuid: asked.key,
    round: id,
    game_code: seamless.vendorGameCode,
    ...(reference !== undefined && { reference_transaction_uuid: reference }),
    ...(question !== 'rollback' && { amount: Number(minor * UNITS_PER_MINOR), currency: 'PLAY' }),
    ...(closes && { round_closed: true }),
  };
  const once = async (): Promise<Heard> => {
    try {
      const answer = await seamless.ask(question, body);
      const { balance } = answer;
      return { told: toldOfWallet(answer), balance };
    } catch (error) {
      return { told: { end: 'unknown', why: String(error) } };
    }
  };
  return {
    asked,
    player,
    async send() {
      const heard = await Promise.all(Array.from({ length: copies }, once));
      return agreed(heard, `${question} ${asked.key}`, stand);
    },
  };
}

/**
 * Plays one round at the seamless vendor to its end, with the vendor's own records. A bet ends with
 * a win, with a win of nothing, or with a rollback; a bet that the vendor did not wait for is
 * rolled back too, and the rollback may overtake it.
 */
export async function playVendorRound(
  { perform, attempt }: Sending,
  stand: VendorFixture,
  player: Player,
  random: Seeded,
): Promise<void> {
  const { seamless } = stand;
  const round: Round = { stand, player, id: v4() };
  const fate = random.pick(['lost', 'lost', 'won', 'won', 'taken back', 'given up'] as const);
  const stake = BigInt(random.between(1, 50) * 100);
  const copies = random.pick([1, 1, 3]);
  if (fate === 'given up') {
    const bet = vendorCall(round, { question: 'bet', minor: stake });
    const { key: reference } = bet.asked;
    const back = vendorCall(round, { question: 'rollback', minor: 0n, reference, closes: true });
    const order = random.pick(['before', 'with', 'after'] as const);
    if (order === 'before') await perform(back);
    await Promise.all([attempt(bet), ...(order === 'with' ? [perform(back)] : [])]);
    if (order === 'after') await perform(back);
    return;
  }
  const bet = vendorCall(round, { question: 'bet', minor: stake, copies });
  const { key: reference } = bet.asked;
  if ((await perform(bet)).end !== 'acknowledged') return;
  seamless.result += stake * UNITS_PER_MINOR;
  const end = { reference, closes: true, copies: random.pick([1, 1, 3]) };
  if (fate === 'taken back') {
    const told = await perform(vendorCall(round, { question: 'rollback', minor: 0n, ...end }));
    if (told.end === 'acknowledged') seamless.result -= stake * UNITS_PER_MINOR;
    return;
  }
  const won = fate === 'won' ? BigInt(random.between(1, 95) * 100) : 0n;
  const told = await perform(vendorCall(round, { question: 'win', minor: won, ...end }));
  if (told.end === 'acknowledged') seamless.result -= won * UNITS_PER_MINOR;
}

/** A transfer to the wallet at the transfer vendor, or back from it. */
export function walletTransferOperation(player: Player, random: Seeded): Operation {
  const direction = random.pick(['to_vendor', 'to_vendor', 'from_vendor'] as const);
  const asked: Asked = {
    key: v7(),
    kind: direction,
    member: player.memberId,
    amount: String(random.between(1, 40) * 100),
  };
  return {
    asked,
    player,
    async send() {
      const { key, amount } = asked;
      const body = { key, vendor: keepingVendor, direction, amount };
      return readResult(await player.site.call(transferWalletTransfer, { body }));
    },
  };
}

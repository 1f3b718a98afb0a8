import { v4 } from 'uuid';
import type { SampleVendor } from './sample-vendor.ts';
import type { TestMember } from './test-member.ts';

/** A member, and the token of their open game. */
export type Player = { memberId: string; token: string };

/** Returns the fields that every call about a bet has, with new ids unless they are given. */
export const buildCallHead = (
  { vendorGameCode }: SampleVendor,
  { memberId, token }: Player,
  { transaction = v4(), round = v4() }: { transaction?: string; round?: string } = {},
) => ({
  user: memberId,
  token,
  transaction_uuid: transaction,
  round,
  game_code: vendorGameCode,
  currency: 'PLAY',
});

/** Returns a member's balance in the protocol's units, as the vendor is told with a new token. */
export async function readVendorBalance(vendor: SampleVendor, member: TestMember) {
  const asked = { user: member.memberId, token: await vendor.openToken(member) };
  return (await vendor.ask('balance', asked)).balance;
}

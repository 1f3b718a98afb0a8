import { z } from 'zod';
import { route } from '../lib/route.ts';
import { id } from '../lib/shapes.ts';

/** Accounts that share something with a member, and those that share something with them. */

/** Facts that two accounts may share, the strongest first. */
export const linkKind = z.enum(['document', 'wallet', 'payer', 'device', 'password', 'network']);
export type LinkKind = z.infer<typeof linkKind>;

/** Accounts and facts in one answer at most, the member included. */
export const linkNodesMax = 60;
/** A fact that more accounts have is shared too often to mean that one person is behind them. */
export const oftenShared = 20;
/** The same of similar passwords: what more than five accounts have is a common word. */
const oftenSharedPassword = 5;

/** Returns the number of accounts above which a fact of a kind is shared often. */
export const getOftenShared = (by: LinkKind): number =>
  by === 'password' ? oftenSharedPassword : oftenShared;

const linkedAccount = z.object({
  id,
  account: z.string(),
  /** 0: the member; 1: shares a fact with the member; 2: shares one with such an account. */
  step: z.number().int().min(0).max(2),
  isClosed: z.boolean(),
});
export type LinkedAccount = z.infer<typeof linkedAccount>;

const linkFact = z.object({
  /**
   * document: an identity document. wallet: a payout wallet. payer: the number that sent deposits.
   * device: a browser that logged in. password: one that differs in digits and capitals at most.
   * network: /24 of IPv4 or /64 of IPv6 of a login.
   */
  by: linkKind,
  /**
   * The number, the code of the device or document, or the network; of similar passwords a number
   * within this answer, which tells nothing of them.
   */
  value: z.string(),
  /** Between the member and the first step (1), or that and the second one (2). */
  step: z.number().int().min(1).max(2),
  /** The accounts that have it; of a fact that is shared often, the member alone. */
  accounts: z.array(id),
  isOften: z.boolean(),
});
export type LinkFact = z.infer<typeof linkFact>;

const linkGraph = z.object({
  /** The member first, then by step. */
  accounts: z.array(linkedAccount),
  facts: z.array(linkFact),
  /** Accounts that were found and left out; there may be more behind them. */
  more: z.number().int(),
});
export type LinkGraph = z.infer<typeof linkGraph>;

export const readMemberLinks = route.operator('GET /operator/members/:id/links', {
  id: 'members.admin.getLinks',
  permission: 'members.see',
  summary:
    'Returns the accounts within two steps by wallet, payer, device, network, document or password',
  params: z.object({ id }),
  value: linkGraph,
  refusals: ['member_unknown'],
});

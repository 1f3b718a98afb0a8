import type { FastifyRequest } from 'fastify';
import type { breakKinds } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Caller } from '@khelaghor/contract/lib/route.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { trialType } from '@khelaghor/contract/lib/demo-terms.ts';

/** What a member has set for his own play, as far as every stake has to know it. */
export type PlayRestrictions = {
  /** Whether stakes and losses have limits, which are then counted. */
  isLimited: boolean;
  /** From when on the member is to look at how play goes before he stakes again. */
  checkDueAt: Date | null;
  /** A break that runs now; without an end it is for ever, or until the member asks. */
  pause: { kind: (typeof breakKinds)[number]; until: Date | null } | null;
  /** The time that he allows himself; null: he has no limit on it. */
  time: {
    /** The last sign of life that was counted, and what was left then. */
    seenAt: Date;
    leftMs: number;
    /** It is used up until then. */
    until: Date | null;
  } | null;
};

/** Who is calling, as the server found out for itself. */
export type MemberCaller = {
  memberId: string;
  account: string;
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  sessionId: string;
  play: PlayRestrictions;
  /** With this very call his time was used up, and the session has ended. */
  timeUpNow?: true;
  /** He is let in for nothing but to change his password. */
  mustChangePassword?: true;
};

/** Whether whoever calls is a member, of whatever type, and not a game, an operator or nobody. */
export const isMember = (caller: unknown): caller is MemberCaller =>
  typeof caller === 'object' && caller !== null && 'sessionId' in caller && 'type' in caller;

/** Whether a member is on trial. */
export const isTrial = ({ type }: { readonly type: number }): boolean => type === trialType;

export type GameCaller = {
  memberId: string;
  gameCode: string;
  gameSessionId: string;
  /** What is played with in this session of the game. */
  currency: StakeCurrency;
  play: PlayRestrictions;
};
export type OperatorCaller = { operatorId: string; username: string; operatorSessionId: string };

export type CallerOf<C extends Caller> = C extends 'member' | 'agent'
  ? MemberCaller
  : C extends 'game'
    ? GameCaller
    : C extends 'operator'
      ? OperatorCaller
      : null;

/**
 * Each finds the caller behind a request, or null. Features provide them; the http service joins
 * them.
 */
export type Authenticators = {
  member(request: FastifyRequest): Promise<MemberCaller | null>;
  /** Who is logged in but must change his password before he counts as a member. */
  changing(request: FastifyRequest): Promise<MemberCaller | null>;
  game(request: FastifyRequest): Promise<GameCaller | null>;
  operator(request: FastifyRequest): Promise<OperatorCaller | null>;
};

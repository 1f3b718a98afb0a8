import type { FastifyRequest } from 'fastify';
import type { breakKinds } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import type { Caller } from '@khelaghor/contract/lib/route.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { trialType } from '@khelaghor/contract/lib/roles.ts';

/** The limits and breaks of a member that every stake must check. */
export type PlayRestrictions = {
  /** Whether stakes or losses have limits and must be counted. */
  isLimited: boolean;
  /** From this time on the member must acknowledge the reality check before the next stake. */
  checkDueAt: Date | null;
  /**
   * The current break; without an end it lasts for ever, or until the member asks. Or an operator
   * stopped the member's play.
   */
  pause:
    | { kind: (typeof breakKinds)[number]; until: Date | null }
    | { kind: 'frozen'; until: Date | null; reason: string }
    | null;
  /** The member's limit on play time; null: none. */
  time: {
    /** The last counted sign of life, and what was left then. */
    seenAt: Date;
    leftMs: number;
    /** The play time is used up until then. */
    until: Date | null;
  } | null;
};

/** A member as the server found them from the request. */
export type MemberCaller = {
  memberId: string;
  username: string;
  /** 0 member; 1, 2, 41, 42 agents; 4 demo account. */
  type: number;
  sessionId: string;
  play: PlayRestrictions;
  /** With this call the member's play time ran out, and the session has ended. */
  timeUpNow?: true;
  /** The member may only change the password. */
  mustChangePassword?: true;
};

/** The member of a session, whatever their session allows. */
export type SessionOwner = { readonly memberId: string; readonly mustChangePassword: boolean };

/** Whether the caller is a member of any type, and not a game, an operator or a visitor. */
export const isMember = (caller: unknown): caller is MemberCaller =>
  typeof caller === 'object' && caller !== null && 'sessionId' in caller && 'type' in caller;

/** Whether a member is a demo account. */
export const isTrial = ({ type }: { readonly type: number }): boolean => type === trialType;

/** Whether the caller is an operator. */
export const isOperator = (caller: unknown): caller is LoggedInOperator =>
  typeof caller === 'object' && caller !== null && 'operatorSessionId' in caller;

export type GameCaller = {
  memberId: string;
  gameCode: string;
  gameSessionId: string;
  /** The currency of the stakes in this session of the game. */
  currency: StakeCurrency;
  play: PlayRestrictions;
};
export type OperatorCaller = { operatorId: string; username: string; operatorSessionId: string };

/** An operator as the guard finds them, with what their role allows at that moment. */
export type LoggedInOperator = OperatorCaller & {
  readonly role: { readonly id: string; readonly name: string };
  readonly permissions: readonly Permission[];
};

export type CallerOf<C extends Caller> = C extends 'member' | 'agent'
  ? MemberCaller
  : C extends 'game'
    ? GameCaller
    : C extends 'operator'
      ? LoggedInOperator
      : null;

/**
 * Each finds the caller of a request, or null. Features provide them; the http service joins them.
 * `member` and `changing` find no member for a page that was opened for another member.
 */
export type Authenticators = {
  /** The member of the browser's session, for every page of it. */
  owner(request: FastifyRequest): Promise<SessionOwner | null>;
  member(request: FastifyRequest): Promise<MemberCaller | null>;
  /** A logged-in member who must change the password before other calls are allowed. */
  changing(request: FastifyRequest): Promise<MemberCaller | null>;
  game(request: FastifyRequest): Promise<GameCaller | null>;
  operator(request: FastifyRequest): Promise<LoggedInOperator | null>;
};

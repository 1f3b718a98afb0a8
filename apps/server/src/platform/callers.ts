import type { FastifyRequest } from 'fastify';
import type { Caller } from '@khelaghor/contract/route.ts';
import { trialType } from '@khelaghor/contract/trial-terms.ts';

/** Who is calling, as the server found out for itself. */
export type MemberCaller = {
  memberId: string;
  account: string;
  /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
  type: number;
  sessionId: string;
};

/** Whether a caller is a member on trial. */
export const isTrial = (caller: unknown): boolean =>
  typeof caller === 'object' && caller !== null && 'type' in caller && caller.type === trialType;

export type GameCaller = { memberId: string; gameCode: string; gameSessionId: string };
export type OperatorCaller = { operatorId: string; username: string; operatorSessionId: string };

export type CallerOf<C extends Caller> = C extends 'member'
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
  game(request: FastifyRequest): Promise<GameCaller | null>;
  operator(request: FastifyRequest): Promise<OperatorCaller | null>;
};

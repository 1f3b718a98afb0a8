import type { OperatorCaller } from '../../platform/callers.ts';

/** An operator as the one who did something, in the log. */
export const actorOf = ({ username }: OperatorCaller): string => `operator:${username}`;

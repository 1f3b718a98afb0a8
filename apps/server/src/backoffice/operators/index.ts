/** Operators: the one-time link that makes the first one, and who is behind a console request. */
export { ensureSetupLink } from './setup-link.ts';
export { getOperatorCaller } from './operator-session.ts';
export { actWithProof } from './step-up.ts';

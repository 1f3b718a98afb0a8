/** Operators: the one-time link that makes the first one, and who is behind a console request. */
export { ensureSetupLink } from './setup-link.ts';
export { confirmOperatorAct } from './confirm-act.ts';
export { getOperatorCaller } from './operator-session.ts';
export { actWithProof } from './step-up.ts';
export { listWaitingRoles } from './waiting-requests.ts';

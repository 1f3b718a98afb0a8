/** What somebody shows who is logged in, before what must not go wrong. */
export { OwnProofField } from './step-up-field.tsx';
export { useOwnProof } from './use-step-up-proof.ts';
export type { OwnProof } from './use-step-up-proof.ts';

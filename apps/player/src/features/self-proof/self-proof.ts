/** What somebody shows who is logged in, before what must not go wrong. */
export { OwnProofField } from './own-proof-field.tsx';
export { useOwnProof } from './use-own-proof.ts';
export type { OwnProof } from './use-own-proof.ts';

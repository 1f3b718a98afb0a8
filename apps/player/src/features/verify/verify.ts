/** The pieces of a page on which something is worked out anew beside what the server said. */
export { checkSignature } from './check-receipt.ts';
export type { SignatureCheck } from './check-receipt.ts';
export { CopyButton } from './copy-button.tsx';
export { ProofPair, ProofStep, ProofSteps } from './proof-steps.tsx';
export type { StepState } from './proof-steps.tsx';
export { Hex } from './proof-values.tsx';
export { Verdict } from './verdict.tsx';

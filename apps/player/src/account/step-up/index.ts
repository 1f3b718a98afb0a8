/** What somebody shows who is logged in, before what must not go wrong. */
export { StepUpField } from './step-up-field.tsx';
export { useStepUpProof } from './use-step-up-proof.ts';
export type { OwnProof } from './use-step-up-proof.ts';

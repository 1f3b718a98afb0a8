/** Step-up authentication: a logged-in member proves their identity before a sensitive change. */
export { PasswordOrCodeField } from './password-or-code-field.tsx';
export { StepUpField } from './step-up-field.tsx';
export { useStepUpProof } from './use-step-up-proof.ts';
export type { StepUpProof } from './use-step-up-proof.ts';

/** Alerts for operators, and the rules that open them. */
export { kindLabels } from './labels.ts';

/**
 * Six-digit codes that are sent by SMS and by e-mail: made, checked, used up once, and limited.
 * The database keeps them as keyed hashes; the features that send them choose the words.
 */
export { decideCode } from './rules.ts';
export { readEmailHistory, readEmailWaitMs, readSmsHistory } from './history.ts';
export { checkCode, createCode, findLatestCode, spendCode } from './store.ts';
export type { SmsPurpose } from './store.ts';

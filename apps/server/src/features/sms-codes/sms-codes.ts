/** One-time codes that are sent to phones, and the numbers they go to. */
export { isRightCode, spendCode } from './check-code.ts';
export { readMobile } from './read-mobile.ts';

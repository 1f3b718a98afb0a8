/** One-time codes that are sent to phones, and the numbers they go to. */
export { isRightCode, spendCode } from './check-code.ts';
export { decideCode, waitMinutes } from './rules.ts';
export { readMobile } from './parse-mobile.ts';
export { codeMinutes, sendCodeTo } from './send-code.ts';

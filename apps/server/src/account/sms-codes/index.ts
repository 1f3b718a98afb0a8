/** One-time codes that are sent to phones, and the numbers they go to. */
export { isRightCode } from './check-code.ts';
export { readMobile } from './parse-mobile.ts';
export { codeMinutes, sendCodeTo } from './send-code.ts';

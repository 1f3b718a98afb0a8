/** One-time codes that are sent to phones, and the numbers they go to. */
export { isRightCode, codeMinutes, sendCodeTo } from './sms-codes.ts';
export { readMobile } from './mobile-number.ts';

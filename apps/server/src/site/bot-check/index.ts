/** Proof that a person is calling: work that nobody sees, or a box of GeeTest; and a picture. */
export { verifyHuman } from './check-human.ts';
export { geetestOf } from './geetest-config.ts';
export { checkCaptcha } from './captcha.ts';

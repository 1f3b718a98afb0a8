/** Proof that a person is calling: invisible proof of work or GeeTest; and a CAPTCHA picture. */
export { verifyHuman } from './check-human.ts';
export { getGeetest } from './geetest-config.ts';
export { checkCaptcha } from './captcha.ts';

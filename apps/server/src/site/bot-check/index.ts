/** Proof that a person is calling: invisible proof of work or GeeTest; and a CAPTCHA picture. */
export { verifyHuman } from './check-human.ts';
export { getGeetest } from './geetest-client.ts';
export { checkCaptcha } from './captcha.ts';
export { countSent } from './work-factor.ts';

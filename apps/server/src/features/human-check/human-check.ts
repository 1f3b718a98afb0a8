/** Proof that a person is calling: invisible proof-of-work, and a picture when asked. */
export { checkHumanProof, makeChallenge } from './proof-of-work.ts';
export { checkCaptcha } from './captcha.ts';

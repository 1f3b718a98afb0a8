/** Phone numbers in forms, and the codes that are sent to them. */
export { CodeField } from './code-field.tsx';
export { CodeRecipient } from './code-recipient.tsx';
export { PhoneAndCode } from './phone-and-code.tsx';
export { PhoneField } from './phone-field.tsx';
export { readPhoneProof } from './use-sms-code.ts';
export { SendWarning } from './send-warning.tsx';
export { useAskedCode } from './use-asked-code.ts';
export { useSendCode } from './use-send-code.ts';
export { useCodeFromSms } from './web-otp.ts';
export type { Phone } from './use-phone.ts';

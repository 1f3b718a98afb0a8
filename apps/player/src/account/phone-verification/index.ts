/** Phone numbers in forms, and the codes that are sent to them. */
export { CodeField } from './code-field.tsx';
export { CodeRecipient } from './code-recipient.tsx';
export { PhoneOtpFields } from './phone-otp-fields.tsx';
export { PhoneField } from './phone-field.tsx';
export { readPhoneProof } from './use-sms-otp-request.ts';
export { SendWarning } from './send-warning.tsx';
export { useOtpRequest } from './use-otp-request.ts';
export { usePhoneOtpForm } from './use-phone-otp-form.ts';
export { useSmsAutofill } from './web-otp.ts';
export type { Phone } from './use-phone.ts';

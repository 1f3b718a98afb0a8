/** New passwords: typed twice, here and where a member changes his own. */
export { NewPasswordFields } from './new-password-fields.tsx';

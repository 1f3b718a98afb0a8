/**
 * Opening an account: on a page, over another page, and what follows. One piece of code, because
 * the first screen names each piece that it may fetch.
 */
export { RegisterDialog } from './register-dialog.tsx';
export { RegisterPage } from './register-page.tsx';
export { RegisteredDialog } from '../../account/registration/registered-dialog.tsx';

/** Accounts at other sites: who comes back from there, and which let a member in here. */
export { bindingOfNew } from './with-registration.ts';

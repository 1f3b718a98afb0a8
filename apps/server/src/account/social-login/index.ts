/** Social login: identities at other sites, and the members they log in. */
export { bindingOfNew } from './with-registration.ts';

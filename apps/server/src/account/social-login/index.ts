/** Social login: identities at other sites, and the members they log in. */
export { linkNewMember } from './with-registration.ts';

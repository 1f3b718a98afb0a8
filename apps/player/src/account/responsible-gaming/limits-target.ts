import { paths } from '../../shared/paths.ts';

/** Where the page is: a part of the member's own account. */
export const limitsTarget = { to: paths.securityCenter, search: { part: 'play' } } as const;

/**
 * The header with which a page of the site says whose it is. A browser has one session for all of
 * its tabs; a tab that was opened for another member must not act with it. Callers that are no
 * page of the site leave it out, and are judged by their session alone.
 */
export const pageMemberHeader = 'x-page-member';

/** The same as a query parameter: browsers open WebSockets without headers of a page. */
export const pageMemberQuery = 'page-member';

/** The value of a page that was opened for a visitor; of a member's page it is the member's id. */
export const visitorPage = 'visitor';

/** Links of the site, and the channels of customer service. */
export { ContactsPage } from './contacts-page.tsx';

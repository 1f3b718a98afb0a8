/** What an operator sets about the site. */
export { SettingsPage } from './settings-page.tsx';

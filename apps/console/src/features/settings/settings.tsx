/** The settings of the site that operators change. */
export { SettingsPage } from './settings-page.tsx';

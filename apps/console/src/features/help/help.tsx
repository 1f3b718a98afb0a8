/** The articles of the help centre. */
export { HelpPage } from './help-page.tsx';

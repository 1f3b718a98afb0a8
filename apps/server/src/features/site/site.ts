/** The site itself: its settings, whether it is open. */
export {
  changeSettings,
  forgetSettings,
  readSettings,
  setSettings,
  settingsWithin,
} from './settings.ts';
export { currencyNow, currencyOfMode } from './currency-now.ts';
export { editSite } from './edit-site.ts';
export { firebaseOf } from './firebase-choice.ts';
export { isInMaintenance, minimumAgeAt, siteStatusOf } from './site-status.ts';
export type { StoredSettings } from './stored-settings.ts';
export { whitelabelValueOf } from './whitelabel.ts';
export { registrationFieldsOf, ruleOf } from './registration-fields.ts';
export { checkFields } from './check-fields.ts';

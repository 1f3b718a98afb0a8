/** The site itself: its settings, whether it is open. */
export {
  invalidateSettings,
  readSettings,
  setSettings,
  readSettingsInTx,
} from './read-settings.ts';
export { currencyNow, getCurrencyOfMode } from './current-currency.ts';
export { updateSettings } from './update-settings.ts';
export { getFirebase, readWhitelabelValue } from './whitelabel.ts';
export { isInMaintenance, getMinimumAgeAt, readSiteStatus } from './site-status.ts';
export type { StoredSettings } from '@khelaghor/contract/site/settings.ts';
export { readRegistrationFields, readRule } from './registration-fields.ts';
export { checkFields } from './validate-fields.ts';

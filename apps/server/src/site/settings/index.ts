/** The site itself: its settings, whether it is open. */
export {
  invalidateSettings,
  readSettings,
  setSettings,
  readSettingsInTx,
} from './read-settings.ts';
export { currencyNow, getCurrencyOfMode } from './current-currency.ts';
export { updateSettings } from './update-settings.ts';
export { listWaitingSettings } from './waiting-requests.ts';
export { getFirebase, readWhitelabelValue } from './whitelabel.ts';
export {
  computeMaintenanceWait,
  getMinimumAgeAt,
  getPaceAt,
  isInMaintenance,
  readSiteStatus,
} from './site-status.ts';
export type { StoredSettings } from '@khelaghor/contract/site/settings.ts';
export { readRegistrationFields, readRule } from './registration-fields.ts';
export { checkFields } from './validate-fields.ts';

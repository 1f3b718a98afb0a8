import { settingsAdminGet, settingsAdminUpdate } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { TestBrowser } from './test-browser.ts';

/** A revision that no record has. */
export const unknownRevision = 'A'.repeat(22);

/** Changes settings as an operator who has just read them. */
export async function editSettings(operator: TestBrowser, patch: object) {
  const { revision } = await operator.callOrFail(settingsAdminGet, {});
  return operator.call(settingsAdminUpdate, { body: { ...patch, revision } });
}

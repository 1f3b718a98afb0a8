import { z } from 'zod';
import { registrationField } from '@khelaghor/contract/site.ts';
import { siteSettings } from '@khelaghor/contract/site-settings.ts';

/** Every setting of the site. */
export const storedSettings = siteSettings.extend({
  merchant: z.string(),
  moneyMode: z.enum(['play', 'real']),
  minimumAge: z.number().int(),
  registrationFields: z.array(registrationField),
});
export type StoredSettings = z.infer<typeof storedSettings>;

import { z } from 'zod';
import { siteSettings } from '@khelaghor/contract/site/settings.ts';

/** Every setting of the site. */
export const storedSettings = siteSettings.extend({
  merchant: z.string(),
  moneyMode: z.enum(['play', 'real']),
  minimumAge: z.number().int(),
});
export type StoredSettings = z.infer<typeof storedSettings>;

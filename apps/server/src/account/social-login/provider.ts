import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { Context } from '../../lib/context.ts';
import { createFacebookProvider } from './facebook.ts';
import { createGoogleProvider } from './google.ts';
import type { OutsideSite } from './provider-identity.ts';

/** Returns a provider by name; null when it is not set up. */
export function getOutsideSite(ctx: Context, provider: OutsideProvider): OutsideSite | null {
  return provider === 'google' ? createGoogleProvider(ctx) : createFacebookProvider(ctx);
}

import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import type { Context } from '../../lib/context.ts';
import type { StoredSettings } from '@khelaghor/contract/site/settings.ts';

/**
 * How browsers have Firebase send the code for a new account's phone; null when the settings do not
 * choose it, or the server was not told of a key.
 */
export function getFirebase(
  { config }: Context,
  { smsVerification, phoneCodesFrom }: Pick<StoredSettings, 'smsVerification' | 'phoneCodesFrom'>,
): Whitelabel['firebase'] {
  const { firebase } = config.outside;
  if (!smsVerification || phoneCodesFrom === 'house' || !firebase?.apiKey) return null;
  const { apiKey, project, standIn } = firebase;
  return { apiKey, project, standIn };
}

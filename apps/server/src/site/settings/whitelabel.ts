import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import type { Context } from '../../lib/context.ts';
import type { StoredSettings } from '@khelaghor/contract/site/settings.ts';
import { outsideProviders } from '@khelaghor/contract/site/identity-providers.ts';
import { getOffer, pickPublic } from '@khelaghor/contract/site/settings.ts';
import { buildId } from '../../lib/build-id.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { readOpenChannels, listVisibleLinks } from '../external-links/index.ts';
import { getCurrencyOfMode } from './current-currency.ts';
import { readSettings } from './read-settings.ts';
import { getMinimumAgeAt, readSiteStatus } from './site-status.ts';

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

/** What is shown, group by group; a group is there while anything of it is. */
const getModules = ({ menus }: StoredSettings): Whitelabel['modules'] =>
  Object.entries(menus).map(([modId, childrenNodes]) => ({
    modId,
    enabled: childrenNodes.some(({ enabled }) => enabled),
    childrenNodes,
  }));

/** What a visitor at this address may know about the site. */
export async function readWhitelabelValue(ctx: Context, ip: string): Promise<Whitelabel> {
  const settings = await readSettings(ctx);
  const { status } = await readSiteStatus(ctx, ip);
  return {
    ...pickPublic(settings),
    currency: getCurrencyOfMode(settings.moneyMode),
    languages: settings.languages.map(getOffer),
    firebase: getFirebase(ctx, settings),
    elsewhere: outsideProviders.filter((name) => ctx.config.outside[name] !== null),
    minimumAge: await getMinimumAgeAt(ctx, ip),
    gamesOrigin: ctx.config.origins.games,
    customerService: await readOpenChannels(ctx),
    resources: await listVisibleLinks(ctx),
    modules: getModules(settings),
    maintenance: status === 1,
    regionRestriction: status === 2,
    location: { ip, country: getCountry(ip) ?? '' },
    sealing: ctx.sealing.current(),
    analytics: { gtagId: settings.gtagId },
    buildId: buildId(),
  };
}

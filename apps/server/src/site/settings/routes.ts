import * as contract from '@khelaghor/contract/site/whitelabel.ts';
import * as access from '@khelaghor/contract/site/status.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getQr } from '../../lib/auth/qr-code.ts';
import { readRegistrationFields } from './registration-fields.ts';
import { readSettings } from './read-settings.ts';
import { readSiteStatus } from './site-status.ts';
import { readWhitelabelValue } from './whitelabel.ts';

/** The addresses of the site, its own first. */
async function readDomains(ctx: Context): Promise<{ domainName: string }[]> {
  const { domains } = await readSettings(ctx);
  const all = new Set([ctx.config.origins.site, ...domains]);
  return [...all].map((domainName) => ({ domainName }));
}

export function siteRoutes(bind: Bind, ctx: Context): void {
  bind(contract.whitelabel, async ({ request }) => ok(await readWhitelabelValue(ctx, request.ip)));
  bind(contract.registrationSettings, async () =>
    ok({ fields: await readRegistrationFields(ctx) }),
  );
  bind(access.status, async ({ request }) => ok(await readSiteStatus(ctx, request.ip)));
  bind(access.domainRoute, async () => ok({ domainList: await readDomains(ctx) }));
  bind(access.ping, async ({ reply }) => {
    // Asked by pages at other addresses of the site, to see which of them is quick.
    reply.headers({ 'access-control-allow-origin': '*', 'timing-allow-origin': '*' });
    return ok({});
  });
  bind(access.appDownload, async () => {
    const address = `${ctx.config.origins.site}/down`;
    return ok({ address, qr: getQr(address) });
  });
}

import { z } from 'zod';
import { route } from '../lib/route.ts';
import { instant, localText } from '../lib/shapes.ts';

/** Whether the site is open to a visitor, how fast its addresses answer, how to install it. */

export const statusValue = z.object({
  /** 0 normal, 1 maintenance, 2 region restricted. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** While in maintenance: what the operator says about it. An empty text says nothing. */
  maintenance: z
    .object({ title: localText, text: localText, until: instant.nullable() })
    .nullable(),
  /** While restricted: who we take the visitor for. `country` is empty when it is not known. */
  visitor: z.object({ ip: z.string(), country: z.string(), countryName: localText }).nullable(),
});
export type SiteStatus = z.infer<typeof statusValue>;

export const status = route.anyone('GET /wps/system/status', {
  id: 'site.getStatus',
  duringMaintenance: true,
  summary:
    'Returns the site status: 0 normal, 1 maintenance, 2 region restricted, with the texts of the closed page',
  value: statusValue,
});

export const domainRoute = route.anyone('GET /wps/system/domainRoute', {
  id: 'site.getDomainRoute',
  duringMaintenance: true,
  summary: 'Lists the domains of the site, for the speed check',
  query: z.object({ device: z.coerce.number().int().min(0).max(9).default(0) }),
  value: z.object({ domainList: z.array(z.object({ domainName: z.string() })) }),
});

export const ping = route.anyone('GET /common/v.1.0.1/ping.json', {
  id: 'site.ping',
  duringMaintenance: true,
  summary: 'Answers at once, to pages of any origin; never cached',
  query: z.object({ speed: z.string().max(40).optional() }),
  value: z.object({}),
});

/** Error correction M. A square of `size` modules, and the dark ones as an SVG path. */
export const qrCode = z.object({ size: z.number().int(), path: z.string() });

export const appDownload = route.anyone('GET /wps/system/appDownload', {
  id: 'site.getAppDownload',
  summary: 'Returns the download address and its QR code',
  value: z.object({
    address: z.string(),
    qr: qrCode,
  }),
});

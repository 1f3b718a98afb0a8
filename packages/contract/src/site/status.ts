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

export const status = route({
  id: 'site.getStatus',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/status',
  caller: 'anyone',
  staysOpen: true,
  summary: '0 normal, 1 maintenance, 2 region restricted, with what the closed page shows',
  value: statusValue,
  refusals: [],
});

export const domainRoute = route({
  id: 'site.getDomainRoute',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/domainRoute',
  caller: 'anyone',
  staysOpen: true,
  summary: 'The addresses of the site, for the speed check',
  query: z.object({ device: z.coerce.number().int().min(0).max(9).default(0) }),
  value: z.object({ domainList: z.array(z.object({ domainName: z.string() })) }),
  refusals: [],
});

export const ping = route({
  id: 'site.ping',
  listener: 'site',
  method: 'GET',
  path: '/common/v.1.0.1/ping.json',
  caller: 'anyone',
  staysOpen: true,
  summary: 'Answers at once, to pages of any address; never kept',
  query: z.object({ speed: z.string().max(40).optional() }),
  value: z.object({}),
  refusals: [],
});

/** Error correction M. A square of `size` modules, and the dark ones as an SVG path. */
export const qrCode = z.object({ size: z.number().int(), path: z.string() });

export const appDownload = route({
  id: 'site.getAppDownload',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/appDownload',
  caller: 'anyone',
  summary: 'Where the app is installed from, and the same address as a QR code',
  value: z.object({
    address: z.string(),
    qr: qrCode,
  }),
  refusals: [],
});

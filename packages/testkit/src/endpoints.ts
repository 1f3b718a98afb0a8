import type { Endpoint } from '@khelaghor/client/endpoint.ts';
import * as account from '@khelaghor/client/routes/account.gen.ts';
import * as backoffice from '@khelaghor/client/routes/backoffice.gen.ts';
import * as first from '@khelaghor/client/routes/first.gen.ts';
import * as growth from '@khelaghor/client/routes/growth.gen.ts';
import * as money from '@khelaghor/client/routes/money.gen.ts';
import * as play from '@khelaghor/client/routes/play.gen.ts';
import * as site from '@khelaghor/client/routes/site.gen.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';

type Known = Pick<Endpoint<RouteShape>, 'method' | 'path'>;

const areas: readonly Readonly<Record<string, Known>>[] = [
  account,
  backoffice,
  first,
  growth,
  money,
  play,
  site,
];

/** What a browser knows of each call of the contract. */
export const endpoints = areas.flatMap((area): readonly Known[] => Object.values(area));

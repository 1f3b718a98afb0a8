import type { TaskList } from 'graphile-worker';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { Context, Database, Looker, MemberCreated, Tx } from './context.ts';
import type { Bind } from './http/register-route.ts';

/** What can be suspended by itself. A name with an owner means one gateway or one vendor. */
export type ProductName =
  | Exclude<ProductCode, 'vendor'>
  | 'promotions'
  | `payments:${string}`
  | `vendor:${string}`
  | 'everything';

/** A violation that a feature's own integrity check found, in a sentence. */
export type Finding = {
  readonly product: ProductName;
  readonly detail: string;
  /** Only the time is wrong: no job has moved it on. */
  readonly waits: boolean;
};

/** Finds rows that wait longer than a product's rule allows or lack one half. Changes nothing. */
export type IntegrityCheck = (looker: Looker) => Promise<readonly Finding[]>;

/** A kind of thing that is closed when the ledger is wrong, such as games or vendors. */
export type Suspension = {
  /** The beginning of each name: `game` of `game:dice`. */
  readonly kind: string;
  /** Closes what belongs to a product; returns the codes of what was open. */
  readonly suspend: (tx: Tx, product: ProductName) => Promise<readonly string[]>;
  /** The codes of what is closed now, by an audit or by an operator. */
  readonly listClosed: (db: Database) => Promise<readonly string[]>;
  /** Opens one code; false when it was open. */
  readonly resume: (tx: Tx, code: string) => Promise<boolean>;
};

/** What jobs and routes may need of all areas together. */
export type AllAreas = {
  readonly checks: readonly IntegrityCheck[];
  readonly suspensions: readonly Suspension[];
};

/** Registers the routes of one feature. */
export type FeatureRoutes = (bind: Bind, ctx: Context, all: AllAreas) => void;

/** What one area of the server adds to its services. */
export type Area = {
  /** Calls of visitors, members, games and gateways. */
  readonly routes: readonly FeatureRoutes[];
  /** Calls of operators. */
  readonly adminRoutes: readonly FeatureRoutes[];
  readonly jobs: readonly ((ctx: Context, all: AllAreas) => TaskList)[];
  /** Lines of a crontab in UTC, each naming one of the jobs. */
  readonly cron: readonly string[];
  /** Fill a fresh site; safe to run at every start. Changes of operators stay. */
  readonly seeds: readonly ((ctx: Context) => Promise<unknown>)[];
  readonly checks: readonly IntegrityCheck[];
  readonly suspensions: readonly Suspension[];
  readonly memberCreated: readonly MemberCreated[];
};

const nothing: Area = {
  routes: [],
  adminRoutes: [],
  jobs: [],
  cron: [],
  seeds: [],
  checks: [],
  suspensions: [],
  memberCreated: [],
};

/** Declares an area; a list that it leaves out is empty. */
export const defineArea = (area: Partial<Area>): Area => ({ ...nothing, ...area });

import type { Insertable } from 'kysely';
import type { TaskList } from 'graphile-worker';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { Game } from '@khelaghor/db/schema.gen.ts';
import type { ConfigurationSection } from './configuration-section.ts';
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

/** A game or family of games of the house: how it is listed, proven and served. */
export type HouseGame = {
  readonly code: Exclude<ProductCode, 'vendor'>;
  /** Its cards in the lobby of a fresh site; each return is computed from the rules. */
  readonly catalogue: () => readonly Insertable<Game>[];
  /** The folder below `games/` that holds its page; null: it is played on the site's own pages. */
  readonly page: string | null;
  /**
   * What recomputes one of a member's bets; null: this product has no such bet of theirs.
   * `round_open`: it is being played, and nothing of it may be told.
   */
  readonly fairness: (
    ctx: Context,
    tx: Tx,
    memberId: string,
    betId: string,
  ) => Promise<Fairness | 'round_open' | null>;
  /**
   * Ends the seeds behind a bet of the member, so that they can be shown; null: no such bet. The
   * next ones begin with a client seed of the member's. `round_open`: a round is being played.
   */
  readonly revealSeed?: (
    ctx: Context,
    tx: Tx,
    which: { readonly memberId: string; readonly betId: string },
    clientSeed: string,
  ) => Promise<'revealed' | 'round_open' | 'client_seed_invalid' | null>;
};

/** What jobs and routes may need of all areas together. */
export type AllAreas = {
  readonly houseGames: readonly HouseGame[];
  readonly checks: readonly IntegrityCheck[];
  readonly suspensions: readonly Suspension[];
  /** What is exported and imported as a file. */
  readonly configuration: readonly ConfigurationSection[];
  /** Lines of the crontab. */
  readonly cron: readonly string[];
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
  /** Delete rows that nothing reads any more; the job `purge-expired` runs them every hour. */
  readonly purges: readonly ((ctx: Context) => Promise<unknown>)[];
  /** Lines of a crontab in UTC, each naming one of the jobs. */
  readonly cron: readonly string[];
  /** Fill a fresh site; safe to run at every start. Changes of operators stay. */
  readonly seeds: readonly ((ctx: Context, all: AllAreas) => Promise<unknown>)[];
  readonly houseGames: readonly HouseGame[];
  readonly checks: readonly IntegrityCheck[];
  readonly suspensions: readonly Suspension[];
  readonly configuration: readonly ConfigurationSection[];
  readonly memberCreated: readonly MemberCreated[];
};

const nothing: Area = {
  routes: [],
  adminRoutes: [],
  jobs: [],
  purges: [],
  cron: [],
  seeds: [],
  houseGames: [],
  checks: [],
  suspensions: [],
  configuration: [],
  memberCreated: [],
};

/** Declares an area; a list that it leaves out is empty. */
export const defineArea = (area: Partial<Area>): Area => ({ ...nothing, ...area });

/** Ids of seeded rows that rows of another area name. */
export const seedIds = {
  /** The promotion that gives new members play money. */
  welcomeGift: '01936d00-0000-7000-8000-0000000000b1',
} as const;

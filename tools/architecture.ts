// The whole architecture on one page: the workspaces and what each may import, and the areas of the
// programs. `tools/tidy/dependencies.ts` turns it into rules; what is not written here is refused.

/** One workspace, or a family of them, and what it may import of ours. */
export type Workspace = {
  /** A folder from the root; `*` stands for one name. */
  readonly folder: string;
  /** What is in it, for the table of ARCHITECTURE.md. */
  readonly holds: string;
  /**
   * Folders of workspaces, or single files of them; `*` alone means anything. A workspace may
   * always import itself.
   */
  readonly mayImport: readonly string[];
  /** Same input, same output: no clock, no randomness, no outside world. */
  readonly pure?: true;
  /** The only packages from outside it may import; without this line package.json decides. */
  readonly packages?: readonly string[];
  /**
   * Sent to browsers where every kilobyte counts: of the contract's files that bring Zod along it
   * may import types only. Its files without Zod (paths, refusals) may be imported as values.
   */
  readonly contractTypesOnly?: true;
};

const enginePublicApi = 'engines/*/src/public.ts';

/** The packages that all pages may import. */
const pagePackages = [
  'packages/client',
  'packages/contract',
  'packages/ui',
  'packages/i18n',
  'packages/money',
  'packages/typed-text',
  'packages/fairness',
];

export const workspaces: readonly Workspace[] = [
  // Shared, pure: what money is, which day it is, what was promised, who owes whom.
  {
    folder: 'packages/money',
    holds: 'integer money, exact ratios, formatting',
    mayImport: [],
    pure: true,
    packages: [],
  },
  {
    folder: 'packages/time',
    holds: 'the calendar of Dhaka, constants for durations',
    mayImport: [],
    pure: true,
    packages: [],
  },
  {
    folder: 'packages/typed-text',
    holds: 'amounts, numbers, codes, names, dates and search words as people type them',
    mayImport: ['packages/money'],
    pure: true,
    packages: [],
  },
  {
    folder: 'packages/fairness',
    holds: 'committed seeds and their random stream, lists of tickets, the public beacon',
    mayImport: [],
    pure: true,
    packages: ['@noble/hashes', '@noble/curves'],
  },
  {
    folder: 'packages/ledger',
    holds: 'accounts, transfers, error codes, and the rules for one transfer at a time',
    // The tables of codes and products, which pages read too.
    mayImport: [
      'packages/money',
      'packages/contract/src/money/transfer-codes.ts',
      'packages/contract/src/play/products.ts',
    ],
    pure: true,
    packages: [],
  },
  {
    folder: 'packages/liabilities',
    holds: 'the sum tree of members’ balances, its proofs, and their verification',
    mayImport: ['packages/fairness'],
    pure: true,
    packages: ['@noble/hashes'],
  },
  // What an in-house game is to all others.
  {
    folder: 'packages/game-engine',
    holds: 'what an in-house game is to all others; payouts, limits and exact returns',
    mayImport: ['packages/money'],
    pure: true,
    packages: [],
  },
  // Shared code of slots: sheets of data become rounds, proofs and explanations.
  {
    folder: 'packages/slot-engine',
    holds: 'slots as data: their rounds, exact proofs and explanations',
    mayImport: ['packages/money', 'packages/game-engine'],
    pure: true,
    packages: [],
  },
  // How it is decided. An engine turns committed seeds into outcomes: it may see fairness.
  {
    folder: 'engines/*',
    holds: 'rules and odds as pure code: no clock, no randomness, no I/O',
    mayImport: [
      'packages/money',
      'packages/time',
      'packages/fairness',
      'packages/game-engine',
      'packages/slot-engine',
    ],
    pure: true,
    packages: [],
  },
  {
    folder: 'packages/game-list',
    holds: 'the in-house games: decided at once, in many steps, or in shared rounds',
    mayImport: ['packages/fairness', 'packages/game-engine', enginePublicApi],
    pure: true,
    packages: [],
  },
  // What both sides agree on.
  {
    folder: 'packages/contract',
    holds: 'all routes, schemas and error codes',
    mayImport: ['packages/money', 'packages/typed-text'],
    packages: ['zod'],
  },
  { folder: 'packages/i18n', holds: 'message catalogues in Bengali and English', mayImport: [] },
  // Shared by the browser's programs.
  {
    folder: 'packages/client',
    holds: 'typed API calls, encrypted payloads, the notification WebSocket',
    mayImport: ['packages/contract', 'packages/money'],
    contractTypesOnly: true,
  },
  {
    folder: 'packages/ui',
    holds: 'the design system and its graphics',
    mayImport: ['packages/i18n', 'packages/money', 'packages/typed-text'],
  },
  {
    folder: 'packages/game-sdk',
    holds: 'shared code of game pages: launch, bridge, rounds, stake, seeds, history',
    mayImport: [...pagePackages, 'packages/game-engine', 'packages/slot-engine'],
    contractTypesOnly: true,
  },
  // Shared by the server's programs.
  {
    folder: 'packages/db',
    holds: 'migrations, generated types, embedded PostgreSQL, the only writer of balances',
    mayImport: ['packages/money', 'packages/ledger'],
  },
  // HMAC of Node: the contract, which browsers load, cannot hold it.
  {
    folder: 'packages/gateway-signature',
    holds: 'the signature of a payment gateway’s messages (Node only)',
    mayImport: [],
    packages: [],
  },
  {
    folder: 'packages/http-guard',
    holds: 'what one connection and one caller may cost a listener (Node only)',
    mayImport: [],
    packages: ['fastify'],
  },
  // What runs.
  {
    folder: 'apps/player',
    holds: 'the players’ site: React, rendered on the server and hydrated in the browser',
    mayImport: [
      ...pagePackages,
      'packages/time',
      'packages/liabilities',
      'packages/game-engine',
      'packages/game-list',
      enginePublicApi,
      // Loaded one by one, with the lottery that is opened.
      'engines/lottery/src/families',
    ],
    contractTypesOnly: true,
  },
  {
    folder: 'apps/console',
    holds: 'the operators’ console',
    mayImport: [...pagePackages, 'packages/time', enginePublicApi],
  },
  {
    folder: 'apps/server',
    holds: 'one Node program for HTTP and jobs: `--services=http,jobs`',
    mayImport: [
      'packages/contract',
      'packages/money',
      'packages/typed-text',
      'packages/time',
      'packages/ledger',
      'packages/db',
      'packages/gateway-signature',
      'packages/http-guard',
      'packages/fairness',
      'packages/liabilities',
      'packages/i18n',
      'packages/game-engine',
      'packages/slot-engine',
      'packages/game-list',
      'engines/*',
    ],
  },
  {
    folder: 'apps/sandbox-gateway',
    holds: 'a payment gateway for play money, a separate service',
    mayImport: [
      'packages/contract',
      'packages/gateway-signature',
      'packages/http-guard',
      'packages/money',
    ],
  },
  // What is played. A game never sees an app: only the messages of bridge.ts.
  {
    folder: 'games/*',
    holds: 'an in-house game: one page in a frame on the games’ origin; one build of all',
    mayImport: [...pagePackages, 'packages/game-sdk', 'packages/game-engine', enginePublicApi],
    contractTypesOnly: true,
  },
  // What checks the rest; nothing that ships imports these.
  {
    folder: 'packages/testkit',
    holds: 'the whole system in one process, test members, a test clock, the simulator',
    mayImport: ['*'],
  },
  {
    folder: 'e2e',
    holds: 'journeys of visitors, members and operators in a browser',
    mayImport: ['*'],
  },
  { folder: 'tools', holds: 'what builds, checks, measures and generates', mayImport: ['*'] },
];

/** The areas, in the order of what they may know: an area imports only what stands to its left. */
export const areas = ['site', 'account', 'money', 'play', 'growth', 'backoffice'] as const;

/** A program or package cut into areas, each of them into features. */
export type AreaProgram = {
  readonly source: string;
  /** Folders beside the areas that every area may import; they import no area. */
  readonly below: readonly string[];
  /** Folders and files beside the areas that list what the areas offer. */
  readonly above: readonly string[];
};

export const areaPrograms: readonly AreaProgram[] = [
  {
    source: 'apps/server/src',
    below: ['lib'],
    above: ['services', 'areas.ts', 'main.ts'],
  },
  {
    source: 'apps/player/src',
    below: ['shared'],
    above: ['app', 'entry-client.tsx', 'entry-server.tsx', 'service-worker.ts'],
  },
  { source: 'apps/console/src', below: ['shared'], above: ['app'] },
  { source: 'packages/contract/src', below: ['lib'], above: ['realtime.ts'] },
];

/** The scope of our package names: `@khelaghor/money` lives in packages/money. */
export const scope = '@khelaghor/';

const programs = new Set(['player', 'console', 'server', 'sandbox-gateway']);

/**
 * The folder of one of our packages by its name without the scope: `engine-dice` -> `engines/dice`.
 */
export function getPackageFolder(name: string): string {
  if (name === 'e2e') return 'e2e';
  if (programs.has(name)) return `apps/${name}`;
  if (name.startsWith('engine-')) return `engines/${name.slice('engine-'.length)}`;
  if (name.endsWith('-game')) return `games/${name.slice(0, -'-game'.length)}`;
  return `packages/${name}`;
}

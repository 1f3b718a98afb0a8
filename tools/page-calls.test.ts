// Goal: every call of the site's pages says whose page it comes from, and every act of a member
// waits for the login when its session has ended. Both are done in one place, `shared/api.ts`.
// Every call of a browser is made by a page, or stands here with its reason (decision 0111).
// Method: no other file of the site makes a caller or a request, but those that are named here with
// their reason; and each act of the contract is one to the browser.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { endpoints } from '@khelaghor/testkit/endpoints.ts';
import { getConstantName } from './generate-routes.ts';
import { projectRoot } from './run-program.ts';

/** Files of the site that make calls of their own, and why. */
const reasons = {
  createCaller: {
    'apps/player/src/shared/api.ts': 'the one place',
    'apps/player/src/shared/session/read-session-owner.ts': 'asks who is logged in',
  },
  fetch: {
    'apps/player/src/app/boot-script.ts': 'logs in before there is a page',
    'apps/player/src/app/renew-push.ts': 'runs without a page',
    'apps/player/src/money/proof-of-liabilities/use-liabilities.ts': 'a public file',
    'apps/player/src/service-worker.ts': 'files of the site',
    'apps/player/src/shared/records/fetch-file.ts': 'a file, which says whose page it is itself',
    'apps/player/src/site/domain-speed/measure-speed.ts': 'other addresses of the site',
  },
} as const;

const findFiles = (pattern: RegExp): string[] =>
  globSync('apps/player/src/**/*.{ts,tsx}', { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|stories)\.tsx?$/u.test(file))
    .filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8')))
    .toSorted();

test('callers are made in one place', () => {
  expect(findFiles(/\bcreateCaller\(/u)).toEqual(Object.keys(reasons.createCaller));
});

test('requests past the caller are few, and known', () => {
  expect(findFiles(/(?:^|[^.\w])fetch\(/mu)).toEqual(Object.keys(reasons.fetch));
});

/** Calls that no page makes, and what does without them. */
const withoutPage = {
  'GET /lgw/vn/games/game_menu/recent': 'Played last, in the lobby of regional lotteries',
  'GET /lgw/vn/numeros/opened/game': 'results by day, and the newest one of each lottery',
  'GET /lotto/lgw/games/opened/numero': 'Played last, with the newest result of each lottery',
  'GET /wps/relay/MCSFE_getGameAnnouncements': 'the marks of the first state, and the one call',
  'GET /wps/relay/MCSFE_getNotices': 'the marks of the first state, and the one call',
  'GET /wps/relay/MCSFE_getPlayerAvatar': 'the profile has it',
  'GET /wps/relay/pvpRooms': 'no vendor has rooms; games of card rooms open by their code',
  'POST /feeds/lottery-results': 'other servers call it',
  'POST /gateway/:gateway/callback': 'other servers call it',
};

const sources = globSync(
  '{apps/{player,console},games,packages/game-sdk,packages/client}/**/*.{ts,tsx}',
  {
    cwd: projectRoot,
    exclude: (name) => name.includes('node_modules'),
  },
)
  .filter((file) => !/\.test\.ts$|\.gen\.ts$/u.test(file))
  .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
  .join('\n');

test('each call of a browser is made by a page, or has a reason', () => {
  const unused = contractRoutes
    .filter((route) => endpoints.some(({ path }) => path === route.path))
    .filter(({ id }) => !new RegExp(String.raw`\b${getConstantName(id)}\b`, 'u').test(sources))
    .map(({ method, path }) => `${method} ${path}`);
  expect(unused.toSorted()).toEqual(Object.keys(withoutPage).toSorted());
});

const acts = contractRoutes.filter(
  ({ caller, method }) => (caller === 'member' || caller === 'agent') && method !== 'GET',
);

test.each(acts.map((route) => [route.id, route] as const))(
  '%s is an act to the browser too',
  (_, { method, path }) => {
    expect(endpoints).toContainEqual(expect.objectContaining({ method, path }));
  },
);

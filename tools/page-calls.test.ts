// Goal: every call of the site's pages says whose page it comes from, and every act of a member
// waits for the login when its session has ended. Both are done in one place, `shared/api.ts`.
// Method: no other file of the site makes a caller or a request, but those that are named here with
// their reason; and each act of the contract is one to the browser.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractRoutes } from '@khelaghor/testkit/contract-routes.ts';
import { endpoints } from '@khelaghor/testkit/endpoints.ts';
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

const acts = contractRoutes.filter(
  ({ caller, method }) => (caller === 'member' || caller === 'agent') && method !== 'GET',
);

test.each(acts.map((route) => [route.id, route] as const))(
  '%s is an act to the browser too',
  (_, { method, path }) => {
    expect(endpoints).toContainEqual(expect.objectContaining({ method, path }));
  },
);

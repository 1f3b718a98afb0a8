// A feature: a call of the contract, its handler in an area of the server, and a test.
import { addImport, addToList } from './feature-names.ts';
import type { ChangedFile, ReadFile, FeatureNames } from './feature-names.ts';

const contract = ({ name, camel, pascal }: FeatureNames): string => `import { z } from 'zod';
import { route } from '../lib/route.ts';

/** What ${camel} are about. */

export const read${pascal} = route.member('GET /${name}', {
  id: '${camel}.read',
  summary: 'Reads since when the member is one',
  value: z.object({ since: z.iso.datetime() }),
});
`;

const routes = ({
  area,
  name,
  camel,
  pascal,
}: FeatureNames): string => `import { read${pascal} } from '@khelaghor/contract/${area}/${name}.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readSince } from './store.ts';

export function ${camel}Routes(bind: Bind, ctx: Context): void {
  bind(read${pascal}, async ({ caller }) => {
    const since = await readSince(ctx.db, caller.memberId);
    return ok({ since: since.toISOString() });
  });
}
`;

const store = `import type { Database } from '../../lib/context.ts';

/** When the member's account was made. */
export async function readSince(db: Database, memberId: string): Promise<Date> {
  const { createdAt } = await db
    .selectFrom('member')
    .select('createdAt')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return createdAt;
}
`;

const test = ({
  area,
  camel,
}: FeatureNames): string => `// Goal: members read their own, and visitors nothing.
import { expect, test } from 'vitest';
import { ${camel}Read } from '@khelaghor/client/routes/${area}.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

test('a member reads since when they are one, and a visitor nothing', async () => {
  const { browser } = await signUp(server);
  const today = server.ctx.clock.now().toISOString().slice(0, 10);
  const since = expect.stringContaining(today) as unknown;
  expect(await browser.call(${camel}Read, {})).toMatchObject({ success: true, value: { since } });
  const visitor = openBrowser(server);
  expect(await visitor.call(${camel}Read, {})).toMatchObject({ code: 'not_logged_in' });
});
`;

/** Every file of a new feature of the server. */
export function writeFeature(names: FeatureNames, read: ReadFile): ChangedFile[] {
  const { area, name, camel } = names;
  const folder = `apps/server/src/${area}/${name}`;
  const areaPath = `apps/server/src/${area}/area.ts`;
  const withImport = addImport(
    read(areaPath),
    `import { ${camel}Routes } from './${name}/routes.ts';`,
  );
  return [
    { path: `packages/contract/src/${area}/${name}.ts`, text: contract(names) },
    { path: `${folder}/routes.ts`, text: routes(names) },
    { path: `${folder}/store.ts`, text: store },
    { path: `${folder}/${name}.test.ts`, text: test(names) },
    { path: areaPath, text: addToList(withImport, 'routes', `${camel}Routes`) },
  ];
}

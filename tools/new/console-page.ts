// A page of the console: a call for operators, its handler, and a list that shows what it answers.
import { areas } from '../architecture.ts';
import { addImport, addToList } from './feature-names.ts';
import type { ChangedFile, ReadFile, FeatureNames } from './feature-names.ts';

const contract = ({ name, camel, pascal }: FeatureNames): string => `import { z } from 'zod';
import { route } from '../lib/route.ts';

/** What operators see of ${camel}. */

const row = z.object({ account: z.string(), at: z.iso.datetime() });
export type ${pascal}Row = z.infer<typeof row>;

export const list${pascal} = route.operator('GET /operator/${name}', {
  id: '${camel}.list',
  permission: 'members.see',
  summary: 'Lists the newest members',
  value: z.object({ rows: z.array(row) }),
});
`;

const routes = ({
  area,
  name,
  camel,
  pascal,
}: FeatureNames): string => `import { list${pascal} } from '@khelaghor/contract/${area}/${name}.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';

const shownMax = 50;

export function ${camel}AdminRoutes(bind: Bind, ctx: Context): void {
  bind(list${pascal}, async () => {
    const rows = await ctx.db
      .selectFrom('member')
      .select(['username', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .limit(shownMax)
      .execute();
    return ok({
      rows: rows.map((row) => ({ account: row.username, at: row.createdAt.toISOString() })),
    });
  });
}
`;

const test = ({
  area,
  camel,
}: FeatureNames): string => `// Goal: operators see the list, and members do not.
import { expect, test } from 'vitest';
import { ${camel}List } from '@khelaghor/client/routes/${area}.gen.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const { server, operator } = await withOperator();

test('an operator sees the newest member first, a member nothing', async () => {
  const { browser, account } = await signUp(server);
  expect(await operator.call(${camel}List, {})).toMatchObject({ value: { rows: [{ account }] } });
  expect(await browser.call(${camel}List, {})).toMatchObject({ success: false });
});
`;

const page = (
  { area, name, camel, pascal }: FeatureNames,
  title: string,
): string => `import { useLingui } from '@lingui/react/macro';
import { ${camel}List } from '@khelaghor/client/routes/${area}.gen.ts';
import type { ${pascal}Row } from '@khelaghor/contract/${area}/${name}.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useCall } from '../../shared/kit/use-call.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';

function useColumns(): ListColumn<${pascal}Row>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t\`Account\`,
      slot: 'name',
      cell: ({ account }) => account,
      text: ({ account }) => account,
      rank: ({ account }) => account,
    },
    {
      key: 'at',
      name: t\`Account opened\`,
      slot: 'value',
      cell: ({ at }) => moment(at),
      text: ({ at }) => at,
      rank: ({ at }) => at,
    },
  ];
}

export function ${pascal}Page() {
  const { t } = useLingui();
  const columns = useColumns();
  const list = useCall(['${name}'], ${camel}List, {});
  return (
    <Page title={t\`${title}\`} updatedAtMs={list.dataUpdatedAt}>
      <QueryState query={list} />
      {list.data && (
        <ListTable
          caption={t\`${title}\`}
          columns={columns}
          rows={list.data.rows}
          rowKey={({ account }) => account}
          file="${name}"
          empty={<EmptyState title={t\`Nothing here\`} />}
        />
      )}
    </Page>
  );
}
`;

/** Behind these the settings come, which stay the last. */
const firstOrder = 81;

/** A place in the menu that no page has yet. */
function freeOrder(read: ReadFile): number {
  const rows = areas.map((area) => read(`apps/console/src/${area}/area.tsx`)).join('\n');
  let order = firstOrder;
  while (rows.includes(`order: ${order}`)) order += 1;
  return order;
}

type Row = { readonly title: string; readonly order: number };

/** The areas whose pages come with texts of their own, which `load` of their rows brings. */
const areasWithTexts: readonly string[] = ['play', 'site'];

function pageRow({ area, name, camel, pascal }: FeatureNames, { title, order }: Row): string {
  const read = `() => import('./${name}/${name}-page.tsx')`;
  const loaded = areasWithTexts.includes(area) ? `load(${read})` : read;
  return `
const ${camel} = createRoute({
  getParentRoute: () => authenticated,
  path: '/${name}',
  component: lazyRouteComponent(${loaded}, '${pascal}Page'),
  staticData: { menu: { icon: 'list', label: msg\`${title}\`, group: 'work', order: ${order} } },
});
`;
}

/** Puts a page's row before the list of an area's pages, and into it. */
function withPage(text: string, names: FeatureNames, row: Row): string {
  const at = text.search(/\n\/\*\*[^\n]*\*\/\nexport const \w+Pages = /u);
  if (at === -1) throw new Error(`the area ${names.area} of the console lists no pages`);
  const withRow = text.slice(0, at) + pageRow(names, row) + text.slice(at);
  return addToList(withRow, `${names.area}Pages`, names.camel);
}

/** Every file of a new page of the console. The title is English; its Bengali is in the texts. */
export function writeConsolePage(
  names: FeatureNames,
  title: string,
  read: ReadFile,
): ChangedFile[] {
  const { area, name, camel } = names;
  const folder = `apps/server/src/${area}/${name}`;
  const areaPath = `apps/server/src/${area}/area.ts`;
  const pagesPath = `apps/console/src/${area}/area.tsx`;
  const added = `import { ${camel}AdminRoutes } from './${name}/admin-routes.ts';`;
  return [
    { path: `packages/contract/src/${area}/${name}.ts`, text: contract(names) },
    { path: `${folder}/admin-routes.ts`, text: routes(names) },
    { path: `${folder}/${name}.test.ts`, text: test(names) },
    {
      path: areaPath,
      text: addToList(addImport(read(areaPath), added), 'adminRoutes', `${camel}AdminRoutes`),
    },
    { path: `apps/console/src/${area}/${name}/${name}-page.tsx`, text: page(names, title) },
    { path: pagesPath, text: withPage(read(pagesPath), names, { title, order: freeOrder(read) }) },
  ];
}

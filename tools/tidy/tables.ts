// Each table is written by one feature of the server alone: other features call its index.ts.
import { areas } from '../architecture.ts';
import { isTest } from './project.ts';
import type { Violation, Rule, SourceFile } from './project.ts';

/** `insertInto('member')` and its like. */
const built = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'/gu;
/** The same in SQL that is written out, with what must follow the name of a table there. */
const verbs = 'insert into|update(?: only)?|delete from|merge into|truncate';
const after = String.raw`\s*(?:(?:as\s+)?[a-z]\s+)?(?:\(|\b(?:set|where|using|values|select)\b|\x60)`;
const written = new RegExp(String.raw`\b(?:${verbs})\s+([a-z_]+)(?=${after})`, 'gu');
/** `for update of t` and `on conflict … do update set` name no table. */
const noTable = new Set(['set', 'of', 'skip', 'nowait']);

const inSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** `apps/server/src/money/deposits`, or the folder of a file that is in no feature. */
function getWriter(path: string): string {
  const [, area = '', feature = ''] = /^apps\/server\/src\/([^/]+)\/([^/]+)\//u.exec(path) ?? [];
  const isFeature = areas.some((name) => name === area);
  return isFeature ? `${area}/${feature}` : area || 'services';
}

type Write = {
  readonly table: string;
  readonly writer: string;
  readonly at: Omit<Violation, 'message'>;
};

const getWrites = (file: SourceFile): Write[] =>
  [...file.text.matchAll(built), ...file.text.matchAll(written)]
    .map(({ 1: name = '', index }) => ({
      table: inSnakeCase(name),
      writer: getWriter(file.path),
      at: { file: file.path, line: file.lineAt(index) },
    }))
    .filter(({ table }) => !noTable.has(table));

export const tableOwners: Rule = {
  name: 'table-owners',
  check: ({ scripts }) => {
    const writes = scripts
      .filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path))
      .flatMap(getWrites);
    const writers = Map.groupBy(writes, ({ table }) => table);
    return [...writers.values()].flatMap((of) => {
      const names = [...new Set(of.map(({ writer }) => writer))].toSorted();
      if (names.length < 2) return [];
      return of.map(({ table, at }) => ({
        ...at,
        message: `${table} is written by ${names.join(' and ')}: one owns it, others call that`,
      }));
    });
  },
};

// Writes the tables of environment variables in docs/running.md from the server's schema of them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getVariableRow, variableNames } from '@khelaghor/server/lib/config/variables.ts';
import type { VariableName } from '@khelaghor/server/lib/config/variables.ts';
import type { GeneratedFile } from './generated-file.ts';

const path = 'docs/running.md';

function formatRow(name: VariableName): string {
  const row = getVariableRow(name);
  const usual = row.default === null ? 'none' : `\`${row.default}\``;
  return `| \`${name}\` | ${row.shownDefault ?? usual} | ${row.meaning} |`;
}

/** The table of one group, as Markdown. */
function formatTable(group: string): string {
  const rows = variableNames.filter((name) => getVariableRow(name).group === group).map(formatRow);
  if (rows.length === 0) throw new Error(`${path} names no group of variables: ${group}`);
  return ['| Variable | Default | What it is |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The document with each table between its two marks written anew. */
export async function generateVariables(): Promise<readonly GeneratedFile[]> {
  const text = await readFile(join(import.meta.dirname, '..', path), 'utf8');
  const marks = /(<!-- variables: ([a-z]+) -->\n)[^]*?(\n<!-- end -->)/gu;
  return [
    {
      path,
      text: text.replaceAll(
        marks,
        (_, open: string, group: string, close: string) =>
          `${open}\n${formatTable(group)}\n${close}`,
      ),
    },
  ];
}

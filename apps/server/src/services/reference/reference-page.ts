import { createHash } from 'node:crypto';
import { formatShape } from './shape-text.ts';
import type { JsonSchema } from './shape-text.ts';

type Body = { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> };

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
};

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
};

/** The parts of the OpenAPI document that the page shows. */
export type OpenApiDocument = {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const style = `
:root { color-scheme: light dark; --ground: #f9f0dc; --text: #2b1630; --soft: #6b5560;
  --mark: #8a4a08; --line: #e2d3b4 }
@media (prefers-color-scheme: dark) { :root { --ground: #1b0f20; --text: #f9f0dc;
  --soft: #c9b7bd; --mark: #f5ab27; --line: #43304a } }
* { box-sizing: border-box }
body { margin: 0 auto; max-inline-size: 1040px; padding: 24px 16px 96px; background: var(--ground);
  color: var(--text); font: 16px/1.55 'Anek Bangla', system-ui, sans-serif }
h1 { color: var(--mark); margin-block: 0 8px }
h2 { margin-block: 48px 8px; padding-block-end: 4px; border-block-end: 1px solid var(--line);
  scroll-margin-block-start: 8px }
a { color: var(--mark) }
nav { columns: 14em; column-gap: 24px; padding-block: 8px }
nav a { display: block; min-block-size: 32px }
details { border-block-end: 1px solid var(--line); content-visibility: auto;
  contain-intrinsic-size: auto 64px }
summary { padding-block: 12px; cursor: pointer }
summary code { font-weight: 600; overflow-wrap: anywhere }
summary span { display: block; color: var(--soft) }
h3 { margin-block: 12px 4px; font-size: 15px }
p { margin-block: 4px 8px; overflow-wrap: anywhere }
pre { margin: 0 0 16px; padding: 12px; border: 1px solid var(--line); border-radius: 8px;
  overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }`;

/** What the page may do: show itself in its own style, and nothing else. */
export const referencePolicy =
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ` +
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? '');

const writeShape = (title: string, shape: string): string =>
  `<h3>${title}</h3><pre>${escape(shape)}</pre>`;

function writeBody(title: string, body: Body | undefined): string {
  const [media] = Object.entries(body?.content ?? {});
  if (media === undefined) return '';
  const [type, { schema }] = media;
  // The envelope is the same for every call: what it holds is shown.
  const value = schema.properties?.['success'] ? schema.properties['value'] : schema;
  if (value === undefined) return '';
  const name = type === 'application/json' ? title : `${title}: ${type}`;
  return writeShape(escape(name), formatShape(value));
}

function writeParameters(operation: Operation): string {
  const given = operation.parameters ?? [];
  const lines = given.map(
    ({ name, in: place, required, schema }) =>
      `${name}${required ? '' : '?'} (${place}): ${formatShape(schema)}`,
  );
  return lines.length === 0 ? '' : writeShape('Parameters', lines.join('\n'));
}

function writeCall(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  return (
    `<details id="${escape(operationId)}"><summary><code>${method.toUpperCase()} ${escape(path)}` +
    `</code><span>${escape(summary)}</span></summary><p>${escape(description)}</p>` +
    writeParameters(operation) +
    writeBody('Body', requestBody) +
    writeBody('Value', responses['200']) +
    '</details>'
  );
}

/**
 * Writes the readable reference of a listener's calls: one page without any script, so that it can
 * stand on the origin where players log in.
 */
export function writeReference({ info, paths }: OpenApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, calls] of Object.entries(paths))
    for (const [method, operation] of Object.entries(calls)) {
      const group = operation.tags[0] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), writeCall(method, path, operation)]);
    }
  const names = [...groups.keys()].toSorted();
  const title = escape(info.title);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title}: reference of calls</title>` +
    `<style>${style}</style></head><body><h1>${title}: reference of calls</h1>` +
    `<p>${escape(info.description)}</p>` +
    `<p>For programs: <a href="/openapi.json">/openapi.json</a></p>` +
    `<nav aria-label="Groups of calls">${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav><main>` +
    names
      .map((name) => `<h2 id="${name}">${name}</h2>${(groups.get(name) ?? []).join('')}`)
      .join('') +
    '</main></body></html>'
  );
}

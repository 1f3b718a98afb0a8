// Makes packages/client/src/forms.gen.ts from the contract: the limits of what operators write, as
// plain values. A form that loaded Zod for them would be larger, and Zod tries `new Function`,
// which the pages refuse.
import type { FieldShape, FormShape } from '../packages/client/src/form-shape.ts';
import type { RouteShape } from '../packages/contract/src/lib/route.ts';
import type { GeneratedFile } from './generated-file.ts';
import { getConstantName, readRoutes } from './generate-routes.ts';

/** The schema of a body, or of a field in one. */
export type Schema = NonNullable<RouteShape['body']>;

type Json = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** A text with several patterns has each in a part of its own. */
  readonly allOf?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly anyOf?: readonly Json[];
};

/** `^[a-z0-9]{2,24}$` limits the length too. */
const sizedPattern = /^\^\[[^\]]+\]\{(?<min>\d+),(?<max>\d+)\}\$$/u;

/** Whether a pattern refuses an empty text. */
const isNeeded = (patterns: readonly (string | undefined)[]): boolean =>
  patterns.some((pattern) => pattern !== undefined && !new RegExp(pattern, 'u').test(''));

function describeText({ minLength = 0, maxLength, pattern, allOf = [] }: Json): FieldShape {
  const needed = isNeeded([pattern, ...allOf.map((part) => part.pattern)]) ? 1 : 0;
  const sized = pattern === undefined ? undefined : sizedPattern.exec(pattern)?.groups;
  const min = Math.max(minLength, Number(sized?.['min'] ?? needed));
  const max = maxLength ?? (sized?.['max'] === undefined ? null : Number(sized['max']));
  return { kind: 'text', min, max };
}

function describeObject({ properties = {} }: Json): FieldShape | null {
  const names = Object.keys(properties).toSorted();
  if (names.join(' ') !== 'bn en') return null;
  const [bn, en] = names.map((name) => describeField(properties[name] ?? {}));
  if (bn?.kind !== 'text' || en?.kind !== 'text') return null;
  return bn.min === en.min && bn.max === en.max
    ? { kind: 'texts', min: bn.min, max: bn.max }
    : null;
}

/** Describes a field; null for one that no plain field of a form can write. */
function describeField(json: Json): FieldShape | null {
  if (json.anyOf) {
    const [only, ...others] = json.anyOf.filter(({ type }) => type !== 'null');
    if (!only || others.length > 0) return null;
    const field = describeField(only);
    return field && { ...field, nullable: true };
  }
  if (json.enum?.every((one) => typeof one === 'string'))
    return { kind: 'choice', choices: json.enum };
  switch (json.type) {
    case 'boolean':
      return { kind: 'flag' };
    case 'integer':
      return { kind: 'number', min: json.minimum ?? 0, max: json.maximum ?? 0 };
    case 'object':
      return describeObject(json);
    case 'string':
      if (json.format === 'date-time') return { kind: 'moment' };
      return json.format === undefined ? describeText(json) : null;
    default:
      return null;
  }
}

/** Describes the fields of a body. */
export function describeForm(body: Schema): FormShape {
  // What a text becomes on the server, such as trimmed, is no limit.
  const { properties = {} } = body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Json;
  const fields = Object.entries(properties).flatMap(([name, json]) => {
    const field = describeField(json);
    return field ? [[name, field] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** The bodies that operators send, by the name of their call. */
export async function readForms(): Promise<ReadonlyMap<string, Schema>> {
  const routes = await readRoutes();
  return new Map(
    routes.flatMap(({ caller, body, id }) =>
      caller === 'operator' && body ? [[`${getConstantName(id)}Form`, body] as const] : [],
    ),
  );
}

/** The limits of every body that operators send. */
export async function generateForms(): Promise<readonly GeneratedFile[]> {
  const forms = [...(await readForms())].flatMap(([name, body]) => {
    const fields = Object.entries(describeForm(body));
    if (fields.length === 0) return [];
    const lines = fields.map(([field, shape]) => `  ${field}: ${JSON.stringify(shape)},`);
    return [`export const ${name} = {`, ...lines, '} as const satisfies FormShape;', ''];
  });
  const text = [
    '// Made by tools/generate-forms.ts from packages/contract. Do not edit.',
    "import type { FormShape } from './form-shape.ts';",
    '',
    ...forms,
  ].join('\n');
  return [{ path: 'packages/client/src/forms.gen.ts', text }];
}

/** The parts of a JSON Schema that the contract's shapes use. */
export type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
};

/** The bounds that the schema's generator gives to each whole number without any. */
const isBound = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;

function describeRange(unit: string, least?: number, most?: number): string {
  const low = isBound(least) ? least : undefined;
  const high = isBound(most) ? most : undefined;
  if (low === undefined && high === undefined) return '';
  if (low === high) return ` (${low}${unit})`;
  if (high === undefined) return ` (at least ${low}${unit})`;
  return ` (${low === undefined ? 'at most ' : `${low} to `}${high}${unit})`;
}

function describeText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  const length = describeRange(' characters', minLength, maxLength);
  if (format !== undefined) return format + length;
  return `string${length}${pattern === undefined ? '' : ` matching /${pattern}/`}`;
}

const describeNumber = ({ type, minimum, maximum, multipleOf }: JsonSchema): string =>
  `${type}${describeRange('', minimum, maximum)}${multipleOf === undefined ? '' : ` in steps of ${multipleOf}`}`;

function describeObject(schema: JsonSchema, indent: string): string {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${deeper}${name}${required.includes(name) ? '' : '?'}: ${formatShape(field, deeper)}`,
  );
  if (typeof rest === 'object') lines.push(`${deeper}[any name]: ${formatShape(rest, deeper)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function describeList(schema: JsonSchema, indent: string): string {
  const { items, prefixItems, minItems, maxItems } = schema;
  if (prefixItems) return `[${prefixItems.map((item) => formatShape(item, indent)).join(', ')}]`;
  const count = describeRange('', minItems, maxItems);
  return `list${count} of ${items ? formatShape(items, indent) : 'anything'}`;
}

/** Writes a JSON Schema as a reader would: `{ name: string, age?: integer (0 to 150) }`. */
export function formatShape(schema: JsonSchema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => formatShape(choice, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => formatShape(part, indent)).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'object':
      return describeObject(schema, indent);
    case 'array':
      return describeList(schema, indent);
    case 'string':
      return describeText(schema);
    case 'integer':
    case 'number':
      return describeNumber(schema);
    case undefined:
      return 'anything';
    default:
      return schema.type;
  }
}

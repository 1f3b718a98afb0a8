/**
 * The shape of a JSON value: which fields there are and what kind of value each holds. Ids, times
 * and tokens differ in each run, shapes do not.
 */
type Shape = {
  /** Kinds of plain values seen here: `id`, `time`, `digits`, `text`, `number` and others. */
  readonly kinds: Set<string>;
  /** Fields of the objects seen here, and in how many of them each was. */
  readonly fields: Map<string, { readonly shape: Shape; seen: number }>;
  objects: number;
  /** The shape of all items of the lists seen here. */
  items: Shape | null;
};

const newShape = (): Shape => ({ kinds: new Set(), fields: new Map(), objects: 0, items: null });

const textKinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['id', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u],
  ['time', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u],
  ['digits', /^-?\d+$/u],
];

function getKind(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return typeof value;
  return textKinds.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text';
}

function addTo(shape: Shape, value: unknown): void {
  if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const item of value) addTo(shape.items, item);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    shape.kinds.add(getKind(value));
    return;
  }
  shape.objects += 1;
  for (const [name, inner] of Object.entries(value)) {
    const field = shape.fields.get(name) ?? { shape: newShape(), seen: 0 };
    field.seen += 1;
    addTo(field.shape, inner);
    shape.fields.set(name, field);
  }
}

function format({ kinds, fields, objects, items }: Shape): string {
  const parts = [...kinds].toSorted();
  if (items) parts.push(`[${format(items)}]`);
  if (objects > 0) {
    const inside = [...fields]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { shape, seen }]) => `${name}${seen < objects ? '?' : ''}: ${format(shape)}`);
    parts.push(`{${inside.join(', ')}}`);
  }
  return parts.join(' | ');
}

/** Returns the shape of a value as text, such as `{id: id, items: [{at: time, note?: text}]}`. */
export function formatShape(value: unknown): string {
  const shape = newShape();
  addTo(shape, value);
  return format(shape);
}

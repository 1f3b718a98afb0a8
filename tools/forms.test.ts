// Goal: the limits that a form draws are the contract's. Method: each call's own schema judges
// values at the limits of its description, and one step beyond them.
import { expect, test } from 'vitest';
import * as forms from '@khelaghor/client/forms.gen.ts';
import type { FieldShape, FormShape } from '@khelaghor/client/form-shape.ts';
import { describeForm, readForms } from './generate-forms.ts';
import type { Schema } from './generate-forms.ts';

const generated = Object.entries(forms as Readonly<Record<string, FormShape>>);
const bodies = await readForms();

/** The schema of one field, as the call's body has it. */
function getField(form: string, name: string): Schema {
  const body = bodies.get(form);
  const shape = body && 'shape' in body ? (body.shape as Readonly<Record<string, Schema>>) : {};
  const field = shape[name];
  if (!field) throw new Error(`${form} has no ${name}`);
  return field;
}

const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

/** Whether a schema refuses a value for its format at most, which forms leave to the server. */
const fits = (schema: Schema, value: unknown): boolean =>
  schema.safeParse(value).error?.issues.every(({ code }) => code === 'invalid_format') ?? true;

/** A value that is one step beyond each limit of the field. */
function getBeyond(shape: FieldShape): unknown[] {
  switch (shape.kind) {
    case 'text':
      return [
        ...(shape.max === null ? [] : ['a'.repeat(shape.max + 1)]),
        ...(shape.min > 0 ? ['a'.repeat(shape.min - 1)] : []),
      ];
    case 'texts': {
      const right = 'a'.repeat(Math.max(1, shape.min));
      const wrong = [
        ...(shape.max === null ? [] : ['a'.repeat(shape.max + 1)]),
        ...(shape.min > 0 ? ['a'.repeat(shape.min - 1)] : []),
      ];
      return wrong.flatMap((text) => [
        { bn: text, en: right },
        { bn: right, en: text },
      ]);
    }
    case 'number':
      return [shape.min - 1, shape.max + 1, shape.min + 0.5];
    case 'choice':
      return ['no choice of this field'];
    case 'flag':
      return ['true'];
    case 'moment':
      return ['tomorrow'];
  }
}

/** Values at the limits. */
function getFitting(shape: FieldShape): unknown[] {
  const ends = ({ min, max }: { min: number; max: number | null }) =>
    [min, max ?? min].map((length) => 'a'.repeat(length));
  switch (shape.kind) {
    case 'text':
      return ends(shape);
    case 'texts':
      return ends(shape).map((text) => ({ bn: text, en: text }));
    case 'number':
      return [shape.min, shape.max];
    case 'choice':
      return [...shape.choices];
    case 'flag':
      return [true, false];
    case 'moment':
      return ['2026-11-25T12:00:00Z'];
  }
}

test('every operator body with plain fields has a description, and it is up to date', () => {
  const described = [...bodies].flatMap(([name, body]) => {
    const shape = describeForm(body);
    return Object.keys(shape).length === 0 ? [] : [[name, shape] as const];
  });
  expect(generated.length).toBeGreaterThan(15);
  expect(Object.fromEntries(generated)).toEqual(Object.fromEntries(described));
});

const fields = generated.flatMap(([form, shape]) =>
  Object.entries(shape).map(([name, field]) => [form, name, field] as const),
);

test.each(fields)('%s: %s ends where the contract ends', (form, name, shape) => {
  const schema = getField(form, name);
  expect(getFitting(shape).filter((value) => !fits(schema, value))).toEqual([]);
  expect(getBeyond(shape).filter((value) => accepts(schema, value))).toEqual([]);
  expect(accepts(schema, null)).toBe(shape.nullable === true);
});

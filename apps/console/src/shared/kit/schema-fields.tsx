import '../content-fields.css';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { FieldShape, FormShape } from '@khelaghor/client/form-shape.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { Checkbox, Select, TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { LocalizedField } from '../content-fields.tsx';
import { HtmlField } from '../html-field.tsx';
import { WholeNumberField } from './figure-field.tsx';

/** How a field of the contract is drawn. Its limits are the contract's. */
export type SchemaField<Name extends string = string> = {
  readonly name: Name;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  /** Several lines: how many are seen at once. */
  readonly rows?: number;
  /** A formatted text. */
  readonly isHtml?: boolean;
  /** An address or a code: nothing corrects or capitalises what is typed. */
  readonly isPlain?: boolean;
  readonly type?: 'url';
  /** The words of the choices. */
  readonly names?: Readonly<Record<string, MessageDescriptor>>;
  /** Changes the typed text, for example to lower case. */
  readonly adjust?: (typed: string) => string;
  /** The form writes something itself where nothing was typed. */
  readonly mayBeEmpty?: boolean;
  /** Names that are offered while typing: the id of a `datalist`. */
  readonly list?: string;
};

/** A field, fields beside each other where there is room, or what a page draws by hand. */
type Entry<Name extends string> =
  | SchemaField<Name>
  | { readonly pair: readonly SchemaField<Name>[] }
  | { readonly custom: ReactNode };

type SchemaFieldsProps<Draft, Shape extends FormShape> = {
  readonly shape: Shape;
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly getError: (name: string) => string | undefined;
  readonly fields: readonly Entry<keyof Shape & keyof Draft & string>[];
};

type FieldProps<Kind extends FieldShape['kind']> = {
  readonly field: SchemaField;
  readonly shape: Extract<FieldShape, { kind: Kind }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
};

const plain = {
  lang: 'en',
  spellCheck: false,
  autoCapitalize: 'none',
  autoComplete: 'off',
} as const;

function DrawnText({ field, shape, value, onChange, error }: FieldProps<'text'>) {
  const { label, hint, placeholder, rows, isPlain = false, adjust, list, type } = field;
  const isNeeded = shape.min > 0 && shape.nullable !== true && field.mayBeEmpty !== true;
  const drawn = {
    label,
    name: field.name,
    value: typeof value === 'string' ? value : '',
    required: isNeeded,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(adjust ? adjust(target.value) : target.value),
    ...(isPlain && plain),
    ...(shape.max !== null && { maxLength: shape.max }),
    ...(hint !== undefined && { hint }),
    ...(placeholder !== undefined && { placeholder }),
    ...(error !== undefined && { error }),
  };
  if (rows !== undefined) return <TextArea {...drawn} rows={rows} />;
  return (
    <TextField
      {...drawn}
      {...(type !== undefined && { type })}
      {...(list !== undefined && { list })}
    />
  );
}

const isLocal = (value: unknown): value is LocalText =>
  typeof value === 'object' && value !== null && 'bn' in value && 'en' in value;

function DrawnTexts({ field, shape, value, onChange, error }: FieldProps<'texts'>) {
  const { label, hint, rows, isHtml = false } = field;
  const texts = isLocal(value) ? value : { bn: '', en: '' };
  const maxLength = shape.max ?? Number.MAX_SAFE_INTEGER;
  const drawn = { label, value: texts, onChange, maxLength, error };
  if (isHtml) return <HtmlField {...drawn} />;
  return (
    <LocalizedField
      {...drawn}
      required={shape.min > 0}
      {...(rows !== undefined && { rows })}
      {...(hint !== undefined && { hint })}
    />
  );
}

function DrawnNumber({ field, shape, value, onChange, error }: FieldProps<'number'>) {
  const { min, max } = shape;
  return (
    <WholeNumberField
      label={field.label}
      name={field.name}
      {...(field.hint !== undefined && { hint: field.hint })}
      min={min}
      max={max}
      value={typeof value === 'number' ? value : min}
      onValue={onChange}
      {...(error !== undefined && { error })}
    />
  );
}

function DrawnChoice({ field, shape, value, onChange, error }: FieldProps<'choice'>) {
  const { t } = useLingui();
  const { label, hint, names = {} } = field;
  return (
    <Select
      label={label}
      name={field.name}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
    >
      {shape.choices.map((choice) => {
        const words = names[choice];
        return (
          <option key={choice} value={choice}>
            {words ? t(words) : choice}
          </option>
        );
      })}
    </Select>
  );
}

type AnyProps = Omit<FieldProps<FieldShape['kind']>, 'shape'> & {
  readonly shape: FieldShape | undefined;
};

function DrawnField({ shape, ...rest }: AnyProps) {
  switch (shape?.kind) {
    case 'text':
      return <DrawnText {...rest} shape={shape} />;
    case 'texts':
      return <DrawnTexts {...rest} shape={shape} />;
    case 'number':
      return <DrawnNumber {...rest} shape={shape} />;
    case 'choice':
      return <DrawnChoice {...rest} shape={shape} />;
    case 'flag':
      return (
        <Checkbox
          label={rest.field.label}
          checked={rest.value === true}
          onChange={({ target }) => rest.onChange(target.checked)}
        />
      );
    default:
      // A moment is drawn by `ScheduleFields`, with the one that it belongs to.
      return null;
  }
}

/** The fields of a form, drawn from what the contract says of them. */
export function SchemaFields<Draft extends object, Shape extends FormShape>(
  props: SchemaFieldsProps<Draft, Shape>,
) {
  const { shape, draft, set, getError, fields } = props;
  const draw = (field: SchemaField<keyof Shape & keyof Draft & string>) => (
    <DrawnField
      key={field.name}
      field={field}
      shape={shape[field.name]}
      value={draft[field.name]}
      onChange={(value) => set({ [field.name]: value } as Partial<Draft>)}
      error={getError(field.name)}
    />
  );
  return fields.map((entry, index) => {
    if ('custom' in entry) return <Fragment key={index}>{entry.custom}</Fragment>;
    if ('name' in entry) return draw(entry);
    return (
      <div key={index} className="content-pair">
        {entry.pair.map(draw)}
      </div>
    );
  });
}

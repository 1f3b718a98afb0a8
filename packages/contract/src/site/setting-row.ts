import { z } from 'zod';
import type { Language, LocalText } from '../lib/shapes.ts';

/** How the console lets a setting be changed. */
export type SettingControl =
  | {
      readonly kind: 'switch';
      /** What the two states are called; "On" and "Off" where nothing is said. */
      readonly on?: LocalText;
      readonly off?: LocalText;
    }
  | {
      readonly kind: 'choice';
      readonly choices: readonly {
        readonly value: string;
        readonly text: LocalText;
        /** The language of a text that is the same in both. */
        readonly lang?: Language;
      }[];
    }
  | { readonly kind: 'number'; readonly max: number }
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly placeholder?: string;
      readonly letters?: 'upper' | 'lower';
    }
  /** Addresses, one a line; `add` is the button for another one. */
  | {
      readonly kind: 'addresses';
      readonly max: number;
      readonly item: LocalText;
      readonly add: LocalText;
      /** What another one begins with; `https://` where nothing is said. */
      readonly begin?: string;
    }
  /** Codes of countries, with commas between them. */
  | { readonly kind: 'countries' }
  /** The console has components of its own for it. */
  | { readonly kind: 'custom' }
  /** The console does not change it. */
  | { readonly kind: 'none' };

export type SettingRow = {
  readonly schema: z.ZodType;
  readonly default: unknown;
  /** Visitors read it with the site's public settings, as it is. */
  readonly isPublic?: true;
  /** Money, odds or risk: one operator requests a change, and another one confirms it. */
  readonly byTwo?: true;
  /** The group of the console's form, by its name there. */
  readonly group: string;
  readonly label: LocalText;
  /** What it does, beside it; text between backticks is code. */
  readonly hint?: LocalText;
  readonly control: SettingControl;
  /** It is shown only while another setting has this value. */
  readonly shownWhen?: { readonly key: string; readonly is: unknown };
  /** What the console says when the value is refused. */
  readonly invalid?: LocalText;
};

type Options = Omit<SettingRow, 'schema' | 'default'>;

export const row = <S extends z.ZodType, O extends Options>(
  settings: { readonly schema: S; readonly default: z.infer<S> } & O,
) => settings;

export const switchRow = <O extends Omit<Options, 'control'>>(
  settings: O & { readonly default: boolean; readonly on?: LocalText; readonly off?: LocalText },
) => {
  const { on, off } = settings;
  const control = { kind: 'switch', ...(on && { on }), ...(off && { off }) } as const;
  return { ...settings, schema: z.boolean(), control };
};

/** What a form must know of a field: the contract's limits as plain values, without Zod. */

/** The length of a text in characters; `max` is null where the contract has none. */
export type TextLimits = { readonly min: number; readonly max: number | null };

export type FieldShape = { readonly nullable?: true } & (
  | ({ readonly kind: 'text' } & TextLimits)
  /** A text in both languages. */
  | ({ readonly kind: 'texts' } & TextLimits)
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'moment' }
);

/** The fields of a call's body that a form can draw. Others are left out. */
export type FormShape = Readonly<Record<string, FieldShape>>;

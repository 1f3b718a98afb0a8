import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts what a refusal says of fields under those that the form has, and goes to the first of them.
 * @returns whether there was any
 */
export function setFieldErrors<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  names: readonly FieldPath<Fields>[],
  refusal: CallRefusal,
): boolean {
  const said = refusal.code === 'network' ? {} : (refusal.fields ?? {});
  const marked = names.filter((name) => said[name] !== undefined);
  for (const [index, name] of marked.entries())
    form.setError(name, { message: said[name] ?? '' }, { shouldFocus: index === 0 });
  return marked.length > 0;
}

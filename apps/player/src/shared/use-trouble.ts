import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useRefusalText } from './error-text.ts';
import { setFieldErrors } from './set-field-errors.ts';

/** What went wrong with the last request of a dialog, in words; null: nothing did. */
export function useTrouble() {
  const formatRefusal = useRefusalText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const showRefusal = (refusal: CallRefusal) => setTrouble(formatRefusal(refusal));
  return { trouble, setTrouble, showRefusal };
}

/** The same for a form, which shows a refusal of its fields under them. */
export function useFormTrouble<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  names: readonly FieldPath<Fields>[],
) {
  const { showRefusal, ...rest } = useTrouble();
  const showFormRefusal = (refusal: CallRefusal) => {
    if (!setFieldErrors(form, names, refusal)) showRefusal(refusal);
  };
  return { ...rest, showRefusal: showFormRefusal };
}

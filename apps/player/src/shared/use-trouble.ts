import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useRefusalText } from './error-text.ts';
import { setFieldErrors } from './set-field-errors.ts';

/** Keeps the error text of a dialog's last request; null: no error. */
export function useTrouble() {
  const formatRefusal = useRefusalText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const showRefusal = (refusal: CallRefusal) => setTrouble(formatRefusal(refusal));
  return { trouble, setTrouble, showRefusal };
}

/** `useTrouble` for a form: refusals of its fields are shown under them. */
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

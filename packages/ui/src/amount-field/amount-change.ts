import type { ChangeEvent } from 'react';
import { editAmountText } from './amount-text.ts';

/** The text of an amount's field after a change event. */
export function readAmountChange(
  before: string,
  { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
): string {
  const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  return editAmountText(before, currentTarget.value, inputType);
}

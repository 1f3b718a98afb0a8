import { useState } from 'react';
import type { NumberRead } from '@khelaghor/typed-text/figure.ts';

type NumberText = {
  /** NaN while the text cannot be read. */
  readonly value: number;
  readonly read: (typed: string) => NumberRead<number>;
  readonly write?: (value: number) => string;
  readonly onValue: (value: number) => void;
};

/** The text of a field whose draft is a number, and what changes it. */
export function useNumberText({
  value,
  read,
  write = String,
  onValue,
}: NumberText): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState('');
  const toValue = (text: string): number => {
    const number = read(text);
    return number.ok ? number.value : Number.NaN;
  };
  // What is typed stays as it is while it means the value; after an undo it does not.
  const isTyped = Object.is(toValue(typed), value);
  const written = Number.isNaN(value) ? '' : write(value);
  const change = (text: string) => {
    setTyped(text);
    onValue(toValue(text));
  };
  return [isTyped ? typed : written, change];
}

/** Whether a draft holds a number whose text cannot be read. */
export function hasUnreadableNumber(draft: unknown): boolean {
  if (typeof draft === 'number') return Number.isNaN(draft);
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.values(draft).some(hasUnreadableNumber);
}

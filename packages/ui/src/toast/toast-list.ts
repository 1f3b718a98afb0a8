import type { ReactNode } from 'react';

/** `win` is money that came in; the others say what they are. */
export type ToastTone = 'info' | 'good' | 'bad' | 'win';

/** A message to show. */
export type ToastMessage = {
  readonly tone: ToastTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The address of a small picture: the panel of the game that was won. */
  readonly art?: string;
};

export type VisibleToast = ToastMessage & { readonly id: number };

/** More than this many at once hide the page; the oldest gives way. */
export const TOASTS_MAX = 3;

/** How long a message stays, in milliseconds. A refusal needs longer to be read. */
export function getToastMs(tone: ToastTone): number {
  return tone === 'bad' ? 9000 : 6000;
}

/** The list with one more at its end. */
export function withToast(
  list: readonly VisibleToast[],
  message: ToastMessage,
  id: number,
): readonly VisibleToast[] {
  return [...list, { ...message, id }].slice(-TOASTS_MAX);
}

/** The list without one of them. */
export function withoutToast(list: readonly VisibleToast[], id: number): readonly VisibleToast[] {
  return list.filter((toast) => toast.id !== id);
}

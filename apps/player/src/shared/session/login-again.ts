import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';
import { isMemberPage } from './page-member.ts';

/**
 * The login over a page whose session has ended. Every act of a member passes through `call`, which
 * waits here for the login and then goes on, so that no form has to know of it: it stays as it was.
 */
type Asked = {
  readonly isSame: Promise<boolean>;
  readonly answer: (isSame: boolean) => void;
};

let asked: Asked | null = null;
const listeners = createListeners();

function ask(): Asked {
  let answer: Asked['answer'] = () => undefined;
  const isSame = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { isSame, answer };
}

/**
 * Opens the login over a member's page, unless it is open. Resolves to true when the same member
 * has logged in, to false when the login was closed, another member logged in, or the page is a
 * visitor's.
 */
export function askLoginAgain(): Promise<boolean> {
  if (!isMemberPage()) return Promise.resolve(false);
  if (!asked) {
    asked = ask();
    listeners.tell();
  }
  return asked.isSame;
}

/** Closes the login over the page and tells the acts that wait whether they go on. */
export function answerLoginAgain(isSame: boolean): void {
  asked?.answer(isSame);
  asked = null;
  listeners.tell();
}

/** Returns whether the login is open over the page. */
export const isLoginAsked = (): boolean => asked !== null;

/** `isLoginAsked`, kept current. */
export const useLoginAsked = (): boolean =>
  useSyncExternalStore(listeners.add, isLoginAsked, () => false);

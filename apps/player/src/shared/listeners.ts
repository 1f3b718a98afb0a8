/** Makes the listeners of one kind of event; `add` returns the function that removes one again. */
export function createListeners<T = void>() {
  const listeners = new Set<(told: T) => void>();
  return {
    add: (listener: (told: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (told: T): void => {
      for (const listener of listeners) listener(told);
    },
  };
}

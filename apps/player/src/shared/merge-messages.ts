import type { Messages } from '@lingui/core';

/** Sets of texts laid over each other, the last on top; where it is silent the one below speaks. */
export function mergeMessages(sets: readonly Messages[]): Messages {
  const whole: Messages = {};
  for (const messages of sets) {
    for (const [id, text] of Object.entries(messages)) {
      if (text.length > 0) whole[id] = text;
    }
  }
  return whole;
}

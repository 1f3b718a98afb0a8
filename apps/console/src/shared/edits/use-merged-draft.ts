import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Standing } from '@khelaghor/contract/lib/edits.ts';
import { compareDrafts, isSame, mergeDrafts } from './compare-drafts.ts';
import type { Choices, Difference, Side } from './compare-drafts.ts';

/** A stored record as a form read it. */
export type KeptRecord = { readonly id: string; readonly revision: string };

/** What a form begins with, made of a record; without one it writes a new one. */
export type DraftReading<Draft> = {
  readonly begun: Draft;
  readonly kept: KeptRecord | null;
};

/** The words of values, by the name of their field. */
export type ValueWords = Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>;

/** What the panel above the button shows of a record that was changed meanwhile. */
export type Meanwhile = {
  /** Who changed it last, where the server knows. */
  readonly standing: Standing | null;
  readonly differences: readonly Difference[];
  readonly choices: Choices;
  readonly onChoose: (name: string, side: Side) => void;
};

/**
 * Holds a draft and what it was made of. `reading` is the record as it was read last. After the
 * refusal `changed_meanwhile` it is compared with the first reading: `meanwhile` is what the
 * operator must see before the form can be sent again.
 */
export function useMergedDraft<Draft extends object>(
  reading: DraftReading<Draft>,
  refusal: CallRefusal | null,
) {
  const [{ read, draft }, setHeld] = useState({ read: reading, draft: reading.begun });
  const [choices, setChoices] = useState<Choices>({});
  const isOther = reading.kept?.revision !== read.kept?.revision;
  const hasOwn = !isSame(draft, read.begun) && !isSame(draft, reading.begun);
  // A form in which nothing is written follows the record.
  if (isOther && !hasOwn) setHeld({ read: reading, draft: reading.begun });
  const drafts = { read: read.begun, mine: draft, theirs: reading.begun };
  const standing = refusal?.code === 'changed_meanwhile' ? (refusal.standing ?? null) : undefined;
  const isStale = standing !== undefined && isOther && hasOwn;
  const differences = isStale ? compareDrafts(drafts) : [];
  const meanwhile: Meanwhile | null = isStale
    ? {
        standing,
        differences,
        choices,
        onChoose: (name, side) => setChoices({ ...choices, [name]: side }),
      }
    : null;
  return {
    draft,
    read,
    meanwhile,
    /** Both changed the same part, and the operator has not chosen yet. */
    isUndecided: differences.some(({ name, isBoth }) => isBoth && choices[name] === undefined),
    set: (part: Partial<Draft>) =>
      setHeld((held) => ({ ...held, draft: { ...held.draft, ...part } })),
    /** Takes all changes of this form back. */
    undo: () => setHeld((held) => ({ ...held, draft: held.read.begun })),
    /** Begins anew, for a form that stays open after its save. */
    restart: (from: DraftReading<Draft>, next: Draft) => setHeld({ read: from, draft: next }),
    /** Goes on from what stands now, once the operator saw it; returns what is to be sent then. */
    settle: (): DraftReading<Draft> & { readonly draft: Draft } => {
      if (!isStale) return { ...read, draft };
      const merged = mergeDrafts(drafts, choices);
      setHeld({ read: reading, draft: merged });
      setChoices({});
      return { ...reading, draft: merged };
    },
  };
}

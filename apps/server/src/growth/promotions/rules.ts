import type {
  PromotionAct,
  PromotionKind,
  PromotionStatus,
} from '@khelaghor/contract/growth/promotions.ts';

/** The stored state of a member's part in a promotion. */
export type EntryState = 'signed' | 'applying' | 'rejected' | 'issued' | 'claimed';

/** All inputs of the rules. */
export type Situation = {
  readonly kind: PromotionKind;
  /** The phase of its schedule. */
  readonly phase: 'before' | 'open' | 'after';
  /** Whether the budget is used up. */
  readonly exhausted: boolean;
  /** Null: the member has not taken part. */
  readonly entry: EntryState | null;
  /** How much of the target is reached; always `all` without a target. */
  readonly earned: 'none' | 'some' | 'all';
};

const beginnings = {
  information: null,
  claim: 'claim',
  apply: 'join',
  deposit: 'join',
} as const satisfies Record<PromotionKind, PromotionStatus | null>;

const progress = { none: 'signed', some: 'process', all: 'claim' } as const;

/** Returns the member's state for the page; null for a promotion that is only information. */
export function getStatus({ kind, phase, entry, earned }: Situation): PromotionStatus | null {
  if (entry === 'signed') return progress[earned];
  if (entry !== null) return entry;
  return phase === 'before' ? 'coming_soon' : beginnings[kind];
}

const acts = { claim: 'claim', apply: 'apply', deposit: 'join' } as const;

/** Returns the action that is open now. */
export function getAction(situation: Situation): PromotionAct | null {
  const { kind, phase, exhausted, entry } = situation;
  if (phase !== 'open' || exhausted || kind === 'information') return null;
  if (entry === null) return acts[kind];
  return getStatus(situation) === 'claim' ? 'claim' : null;
}

export type Move =
  | { readonly ok: true; readonly become: EntryState; readonly pays: boolean }
  | {
      readonly ok: false;
      readonly refusal:
        | 'promotion_not_open'
        | 'promotion_taken'
        | 'promotion_exhausted'
        | 'promotion_not_earned';
    };

const refused = (refusal: (Move & { ok: false })['refusal']): Move => ({ ok: false, refusal });

const moves = {
  join: { ok: true, become: 'signed', pays: false },
  apply: { ok: true, become: 'applying', pays: false },
  claim: { ok: true, become: 'claimed', pays: true },
} as const satisfies Record<PromotionAct, Move>;

/**
 * Decides a member's action. A refusal that concerns this member comes before one that concerns all
 * members.
 */
export function findMemberMove(situation: Situation, act: PromotionAct): Move {
  const { kind, phase, exhausted, entry, earned } = situation;
  if (entry !== null && entry !== 'signed') return refused('promotion_taken');
  if (entry === 'signed' && act === 'join') return refused('promotion_taken');
  if (phase !== 'open' || kind === 'information') return refused('promotion_not_open');
  const expected = entry === 'signed' ? 'claim' : acts[kind];
  if (act !== expected) {
    const isEarly = kind === 'deposit' && act === 'claim';
    return refused(isEarly ? 'promotion_not_earned' : 'promotion_not_open');
  }
  if (entry === 'signed' && earned !== 'all') return refused('promotion_not_earned');
  return exhausted ? refused('promotion_exhausted') : moves[act];
}

/** Decides an operator's action; null when there is no application to decide. */
export function findOperatorMove(
  entry: EntryState,
  decision: 'approve' | 'reject',
): { become: EntryState; pays: boolean } | null {
  if (entry !== 'applying') return null;
  return decision === 'approve'
    ? { become: 'issued', pays: true }
    : { become: 'rejected', pays: false };
}

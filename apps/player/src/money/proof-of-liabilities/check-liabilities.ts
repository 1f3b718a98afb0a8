import type { LiabilityEpoch } from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { parseSeed } from '@khelaghor/fairness/seed.ts';
import { getContradiction } from '@khelaghor/liabilities/statement.ts';
import type { InclusionProof } from '@khelaghor/liabilities/proof.ts';
import { verifyFile, verifyInclusion } from '@khelaghor/liabilities/verify.ts';
import type { CheckedProof, FileRefusal, ProofRefusal } from '@khelaghor/liabilities/verify.ts';

/** The relation of a statement to the previous one; `unknown` when that one is not loaded. */
export type ChainCheck = 'first' | 'follows' | 'broken' | 'unknown';

/** Checks that a statement holds the hash of the one before it. */
export function checkChain(
  { epoch, statement }: LiabilityEpoch,
  known: readonly LiabilityEpoch[],
): ChainCheck {
  if (epoch === 1) return 'first';
  const before = known.find((other) => other.epoch === epoch - 1);
  if (!before) return 'unknown';
  return getContradiction(before.statement.text, statement.text) === null ? 'follows' : 'broken';
}

/** Why a member's proof fails: the proof itself, or that it is about something else. */
export type OwnRefusal =
  | ProofRefusal
  /** It names another account than that of the logged-in member. */
  | 'account_differs'
  /** Its statement is not the one that this page shows to everyone. */
  | 'statement_differs';

export type OwnCheck = CheckedProof | { readonly ok: false; readonly refusal: OwnRefusal };

/** Checks a member's proof against the public statement. */
export function checkMyProof(
  proof: InclusionProof,
  expected: { readonly account: string; readonly statement: string },
): OwnCheck {
  if (proof.account !== expected.account) return { ok: false, refusal: 'account_differs' };
  if (proof.statement.text !== expected.statement)
    return { ok: false, refusal: 'statement_differs' };
  return verifyInclusion(proof);
}

/** The result of checking a whole tree. */
export type FileCheck =
  | { readonly ok: true; readonly leaves: number; readonly own: CheckedProof }
  | { readonly ok: false; readonly refusal: FileRefusal | ProofRefusal | 'parts_missing' };

type Own = { readonly account: string; readonly key: string };

/**
 * Rebuilds the whole tree of a currency from its file, and finds a member's own parts in it.
 * @param rest lets the page do something else between two stretches of the calculation
 */
export async function checkFile(
  epoch: LiabilityEpoch,
  currency: string,
  file: Uint8Array,
  { account, key }: Own,
  rest: () => Promise<void>,
): Promise<FileCheck> {
  const growing = verifyFile(epoch.statement, currency, file);
  let step = growing.next();
  while (step.done !== true) {
    await rest();
    step = growing.next();
  }
  const checked = step.value;
  if (!checked.ok) return checked;
  const memberKey = parseSeed(key);
  const proof = memberKey.ok ? checked.proofFor(memberKey.value, account) : null;
  if (!proof) return { ok: false, refusal: 'parts_missing' };
  const own = verifyInclusion(proof);
  return own.ok ? { ok: true, leaves: checked.leaves.count, own } : own;
}

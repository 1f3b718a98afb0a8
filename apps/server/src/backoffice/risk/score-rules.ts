import { riskRule, riskScoreMax } from '@khelaghor/contract/backoffice/risk.ts';
import type { RiskRule, RiskScore } from '@khelaghor/contract/backoffice/risk.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { countJustBelow } from './structuring.ts';
import type { Movement, ReviewedFrom } from './structuring.ts';

/** Whether a payout goes back where money came from. */
export type ClosedLoop = {
  /** Whether this number paid in, or others did; `unknown`: no payer is known. */
  readonly paidIn: 'this' | 'other' | 'unknown';
  /** An identity document with the member's name is accepted and valid. */
  readonly isNameVerified: boolean;
};

/** Inputs of the score: a member, and a withdrawal where one is reviewed. Minor units. */
export type RiskFacts = {
  /** The moment of the request, or the present. */
  readonly at: Date;
  readonly registeredAt: Date;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly staked: bigint;
  readonly bonuses: bigint;
  /**
   * Other accounts with a document, a payout wallet, a payer or a device of the member; with a
   * similar password only those that share a wallet, payer, device or network as well.
   */
  readonly shared: Readonly<
    Record<'document' | 'wallet' | 'payer' | 'device' | 'password', number>
  >;
  /** Claims of deposits that operators rejected. */
  readonly rejectedClaims: number;
  /** The first login from a country, where logins from another one came before; null: none. */
  readonly newCountryAt: Date | null;
  /** Deposits or withdrawals of 30 days ask for an identity document, and none is valid. */
  readonly isDiligenceDue: boolean;
  /** Operators look into a case about the member. */
  readonly hasOpenCase: boolean;
  /** Payments of the last weeks, and the amounts from which one is reviewed. */
  readonly movements: readonly Movement[];
  readonly reviewedFrom: ReviewedFrom;
  /** The withdrawal; null: the member alone is looked at. */
  readonly payout: {
    readonly amount: bigint;
    /** Null: from before there were wallets to choose from. */
    readonly walletAddedAt: Date | null;
    /** What is known of the wallet's owner; null: play money, which no one pays in. */
    readonly loop: ClosedLoop | null;
  } | null;
};

const newAccountMs = 7 * dayMs;
const newWalletMs = 3 * dayMs;
const newCountryMs = 3 * dayMs;
/** A withdrawal of ৳20,000 is large for an account of less than a week. */
const largeMinor = 2_000_000n;

/** The points of a rule, and what it counts; null: no reason. */
type Finding = { readonly points: number; readonly count?: number } | null;

const find = (isFound: boolean, points: number): Finding => (isFound ? { points } : null);

/** More points from the third on: two accounts may be a household. */
function findShared(count: number, few: number, many: number): Finding {
  if (count === 0) return null;
  return { points: count < 3 ? few : many, count };
}

const isNewAccount = ({ at, registeredAt }: RiskFacts): boolean =>
  at.getTime() - registeredAt.getTime() < newAccountMs;

/** Four fifths or more of the deposits go out again, and less than three tenths were bet. */
function goesOutUnplayed({ deposited, withdrawn, staked, payout }: RiskFacts): boolean {
  const out = withdrawn + (payout?.amount ?? 0n);
  return deposited > 0n && out * 5n >= deposited * 4n && staked * 10n < deposited * 3n;
}

/** Every rule: a pure function of the facts. */
const rules: Readonly<Record<RiskRule, (facts: RiskFacts) => Finding>> = {
  shared_document: ({ shared }) => findShared(shared.document, 50, 60),
  shared_wallet: ({ shared }) => findShared(shared.wallet, 30, 50),
  paid_in_and_out: (facts) => find(goesOutUnplayed(facts), 40),
  shared_payer: ({ shared }) => findShared(shared.payer, 20, 35),
  shared_device: ({ shared }) => findShared(shared.device, 15, 30),
  similar_password: ({ shared }) => findShared(shared.password, 10, 15),
  bonus_only: ({ deposited, bonuses }) => find(deposited === 0n && bonuses > 0n, 30),
  new_account_large: (facts) =>
    find(isNewAccount(facts) && (facts.payout?.amount ?? 0n) >= largeMinor, 25),
  new_country: ({ at, newCountryAt }) =>
    find(newCountryAt !== null && at.getTime() - newCountryAt.getTime() < newCountryMs, 15),
  rejected_claims: ({ rejectedClaims: count }) =>
    count < 2 ? null : { points: count < 5 ? 15 : 25, count },
  little_play: ({ staked, deposited }) => find(staked < deposited, 15),
  new_account: (facts) => find(isNewAccount(facts), 10),
  new_wallet: ({ at, payout }) => {
    const addedAt = payout?.walletAddedAt ?? null;
    return find(addedAt !== null && at.getTime() - addedAt.getTime() < newWalletMs, 10);
  },
  above_history: ({ payout, withdrawn }) =>
    find(payout !== null && withdrawn > 0n && payout.amount > withdrawn, 10),
  never_paid_in: ({ payout }) => find(payout?.loop?.paidIn === 'other', 25),
  name_unverified: ({ payout }) => find(payout?.loop?.isNameVerified === false, 10),
  wallet_under_day: ({ at, payout }) => {
    const addedAt = payout?.walletAddedAt ?? null;
    const isYoung = addedAt !== null && at.getTime() - addedAt.getTime() < dayMs;
    return find(isYoung && Boolean(payout?.loop), 10);
  },
  diligence_due: ({ isDiligenceDue }) => find(isDiligenceDue, 20),
  open_case: ({ hasOpenCase }) => find(hasOpenCase, 25),
  structuring: ({ at, movements, reviewedFrom }) => {
    const count = countJustBelow(movements, reviewedFrom, at);
    return count < 3 ? null : { points: count < 5 ? 20 : 35, count };
  },
  first_payout: ({ payout, withdrawn }) => find(payout !== null && withdrawn === 0n, 5),
};

/** Returns the score of a member or a withdrawal with all its reasons. */
export function computeRisk(facts: RiskFacts): RiskScore {
  const reasons = riskRule.options
    .flatMap((rule) => {
      const finding = rules[rule](facts);
      return finding ? [{ rule, points: finding.points, count: finding.count ?? null }] : [];
    })
    .toSorted((one, other) => other.points - one.points);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(sum, riskScoreMax), reasons };
}

/** A login of a member, with the country of its address; null: in none that is known. */
export type Login = { readonly country: string | null; readonly at: Date };

/**
 * Returns when the member first logged in from the country of the latest change, if logins from
 * another country came before it; null: all logins came from one country.
 */
export function findNewCountry(logins: readonly Login[]): Date | null {
  const first = new Map<string, Date>();
  for (const { country, at } of logins.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (country !== null && !first.has(country)) first.set(country, at);
  return first.size < 2 ? null : ([...first.values()].at(-1) ?? null);
}

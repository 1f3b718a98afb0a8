import { sql } from 'kysely';
import {
  depositClaimTexts,
  depositStateTexts,
  withdrawalStateTexts,
} from '@khelaghor/i18n/statement-messages.ts';
import { translate } from '../../lib/http/messages.ts';
import { depositClaim } from '../../money/deposits/index.ts';
import { matches, readById, toColumns } from './list-file.ts';
import type { ListFile } from './list-file.ts';

type OfMember = { memberId: string };

type DepositRow = {
  id: string;
  createdAt: Date;
  resolvedAt: Date | null;
  username: string;
  channel: string;
  gateway: string;
  amountMinor: bigint;
  currency: string;
  state: keyof typeof depositStateTexts;
  claim: keyof typeof depositClaimTexts | null;
  trxId: string | null;
};

/** Deposits of a member, or of all in a state. */
const readDeposits: ListFile<
  { memberId?: string; state?: string | undefined },
  DepositRow
>['readPages'] = ({ db }, { memberId, state }) =>
  readById(
    db,
    sql`select d.id, d.created_at, d.resolved_at, m.username, d.channel, d.gateway, d.amount_minor,
        d.currency, d.state, ${depositClaim} as claim,
        coalesce(d.provider_transaction_id, d.gateway_reference) as trx_id
      from deposit d join member m on m.id = d.member_id
      where ${matches('d.member_id', memberId)} and ${matches('d.state', state)}`,
  );

const depositColumns = toColumns<DepositRow>({
  time: ({ createdAt }) => createdAt,
  settledAt: ({ resolvedAt }) => resolvedAt,
  account: ({ username }) => username,
  channel: ({ channel }) => channel,
  gateway: ({ gateway }) => gateway,
  amount: ({ amountMinor }) => amountMinor,
  currency: ({ currency }) => currency,
  state: ({ state, claim }, language) =>
    translate(language, claim ? depositClaimTexts[claim] : depositStateTexts[state]),
  trxId: ({ trxId }) => trxId,
  id: ({ id }) => id,
});

export const memberDeposits: ListFile<OfMember, DepositRow> = {
  list: 'member-deposits',
  readPages: readDeposits,
  columns: depositColumns,
};

export const deposits: ListFile<{ state?: string | undefined }, DepositRow> = {
  list: 'deposits',
  readPages: readDeposits,
  columns: depositColumns,
};

type WithdrawalRow = {
  id: string;
  createdAt: Date;
  resolvedAt: Date | null;
  username: string;
  walletKind: string;
  walletNumber: string;
  amountMinor: bigint;
  currency: string;
  state: keyof typeof withdrawalStateTexts;
  decidedBy: string | null;
  reason: string | null;
  trxId: string | null;
};

const readWithdrawals: ListFile<
  { memberId?: string; state?: string | undefined },
  WithdrawalRow
>['readPages'] = ({ db }, { memberId, state }) =>
  readById(
    db,
    sql`select w.id, w.created_at, w.resolved_at, m.username, w.wallet_kind, w.wallet_number,
        w.amount_minor, w.currency, w.state, w.decided_by, w.reason,
        w.provider_transaction_id as trx_id
      from withdrawal w join member m on m.id = w.member_id
      where ${matches('w.member_id', memberId)} and ${matches('w.state', state)}`,
  );

const withdrawalColumns = toColumns<WithdrawalRow>({
  time: ({ createdAt }) => createdAt,
  settledAt: ({ resolvedAt }) => resolvedAt,
  account: ({ username }) => username,
  provider: ({ walletKind }) => walletKind,
  walletNumber: ({ walletNumber }) => walletNumber,
  amount: ({ amountMinor }) => amountMinor,
  currency: ({ currency }) => currency,
  state: ({ state }, language) => translate(language, withdrawalStateTexts[state]),
  decidedBy: ({ decidedBy }) => decidedBy,
  reason: ({ reason }) => reason,
  trxId: ({ trxId }) => trxId,
  id: ({ id }) => id,
});

export const memberWithdrawals: ListFile<OfMember, WithdrawalRow> = {
  list: 'member-withdrawals',
  readPages: readWithdrawals,
  columns: withdrawalColumns,
};

export const withdrawals: ListFile<{ state?: string | undefined }, WithdrawalRow> = {
  list: 'withdrawals',
  readPages: readWithdrawals,
  columns: withdrawalColumns,
};

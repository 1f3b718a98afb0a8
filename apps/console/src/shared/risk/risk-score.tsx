import './risk-score.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RiskRule, RiskScore } from '@khelaghor/contract/backoffice/risk.ts';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useNumberFormat } from '../number-format.ts';

/** The finding of a rule in words; `accounts` is its count. */
function Reason({ rule, accounts }: { readonly rule: RiskRule; readonly accounts: string }) {
  switch (rule) {
    case 'shared_document':
      return <Trans>Identity document of other accounts: {accounts}</Trans>;
    case 'shared_wallet':
      return <Trans>Payout wallet of other accounts: {accounts}</Trans>;
    case 'paid_in_and_out':
      return <Trans>Paid in and taken out with little play</Trans>;
    case 'shared_payer':
      return <Trans>Same payer as other accounts: {accounts}</Trans>;
    case 'shared_device':
      return <Trans>Same device as other accounts: {accounts}</Trans>;
    case 'similar_password':
      return <Trans>Password similar to that of linked accounts: {accounts}</Trans>;
    case 'bonus_only':
      return <Trans>Bonuses and never a deposit</Trans>;
    case 'new_account_large':
      return <Trans>Large withdrawal of a new account</Trans>;
    case 'new_country':
      return <Trans>Login from a new country</Trans>;
    case 'rejected_claims':
      return <Trans>Rejected claims of deposits: {accounts}</Trans>;
    case 'little_play':
      return <Trans>Fewer stakes than deposits</Trans>;
    case 'new_account':
      return <Trans>Account of less than a week</Trans>;
    case 'new_wallet':
      return <Trans>Wallet of less than three days</Trans>;
    case 'above_history':
      return <Trans>More than all payouts before</Trans>;
    case 'first_payout':
      return <Trans>First payout</Trans>;
    case 'never_paid_in':
      return <Trans>Number that never paid in</Trans>;
    case 'name_unverified':
      return <Trans>Name not verified by a document</Trans>;
    case 'wallet_under_day':
      return <Trans>Wallet of less than a day</Trans>;
    case 'diligence_due':
      return <Trans>Sum of 30 days asks for an identity document</Trans>;
    case 'open_case':
      return <Trans>Operators look into a case</Trans>;
    case 'structuring':
      return <Trans>Payments of a week just below a limit: {accounts}</Trans>;
  }
}

type ScoreProps = {
  readonly risk: RiskScore;
  /** Content above the score, such as a first approval. */
  readonly children?: ReactNode;
};

/** The score with every reason and its points; nothing decides by it but a rule that names it. */
export function RiskReasons({ risk: { score, reasons }, children }: ScoreProps) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const sum = count(score);
  return (
    <div className="risk-score">
      {children}
      <p>
        <Trans>Risk score: {sum} of 100</Trans>
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ rule, points, count: counted }) => {
            const added = count(points);
            return (
              <li key={rule}>
                <Tag tone="info">
                  <Reason rule={rule} accounts={count(counted ?? 0)} />{' '}
                  <span aria-label={t`Points: ${added}`}>+{added}</span>
                </Tag>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { WaitingRequest } from '@khelaghor/contract/backoffice/waiting-requests.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';

/** The page where a request is decided. */
function getTarget({
  kind,
  subject,
}: WaitingRequest): NonNullable<ComponentProps<typeof Button>['render']> {
  switch (kind) {
    case 'adjustment':
      return <Link to="/members" search={{ account: subject, tab: 'money' }} />;
    case 'debt':
      return <Link to="/members" search={{ account: subject, tab: 'debts' }} />;
    case 'factor_reset':
      return <Link to="/members" search={{ account: subject, tab: 'proofs' }} />;
    case 'payout':
      return <Link to="/withdrawals" search={{ state: 'requested', id: subject }} />;
    case 'payout_repeat':
      return <Link to="/withdrawals" search={{ state: 'disputed' }} />;
    case 'payout_rule':
      return <Link to="/withdrawals" search={{ state: 'rules' }} />;
    case 'payout_fee':
      return <Link to="/withdrawals" search={{ state: 'fees' }} />;
    case 'level_limit':
      return <Link to="/withdrawals" search={{ state: 'levels' }} />;
    case 'withdrawal_terms':
      return <Link to="/withdrawals" search={{ state: 'limits' }} />;
    case 'deposit_channel':
      return <Link to="/deposit-channels" />;
    case 'deposit_claim':
      return <Link to="/manual-deposits" />;
    case 'differing_payment':
      return <Link to="/manual-deposits" search={{ tab: 'all', id: subject }} />;
    case 'lottery_terms':
      return <Link to="/lotteries" search={{ id: subject, tab: 'terms' }} />;
    case 'lottery_blocks':
      return <Link to="/lotteries" search={{ id: subject, tab: 'blocks' }} />;
    case 'lottery_call_off':
      return <Link to="/lotteries" />;
    case 'lottery_correction':
      return <Link to="/lotteries" search={{ id: subject, tab: 'issues' }} />;
    case 'game_limits':
      return <Link to="/in-house-games" search={{ id: subject }} />;
    case 'shared_void':
      return <Link to="/in-house-games" search={{ id: subject, tab: 'open' }} />;
    case 'pot_rules':
      return <Link to="/in-house-games" search={{ id: subject, tab: 'jackpots' }} />;
    case 'vendor_round':
      return <Link to="/vendors/rounds" search={{ vendor: subject }} />;
    case 'setting':
      return <Link to="/settings/$part" params={{ part: 'general' }} />;
    case 'alert_rule':
      return <Link to="/alert-rules" />;
    case 'role':
      return <Link to="/operators" />;
  }
}

/** Leads to the page where a request is decided. */
export function WaitingLink({ request }: { readonly request: WaitingRequest }) {
  return (
    <Button size="small" render={getTarget(request)}>
      <Trans>Look into it</Trans>
      <span className="visually-hidden"> {request.name}</span>
    </Button>
  );
}

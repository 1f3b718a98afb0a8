import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Alert } from '@khelaghor/contract/backoffice/alerts.ts';
import type { DeskArea } from '@khelaghor/contract/lib/permissions.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { May } from '../../shared/may.tsx';

type Target = {
  readonly area: DeskArea;
  readonly link: NonNullable<ComponentProps<typeof Button>['render']>;
};

/** The page where an operator finds out more. */
function getTarget({ kind, name, about }: Alert): Target {
  switch (kind) {
    case 'large_win':
    case 'member_country':
      return { area: 'members', link: <Link to="/members" search={{ account: name }} /> };
    case 'withdrawal_over':
    case 'payouts_waiting':
      return {
        area: 'money',
        link: (
          <Link
            to="/withdrawals"
            search={{ state: 'requested', ...(about !== null && { id: about }) }}
          />
        ),
      };
    case 'deposits_differing':
      return {
        area: 'money',
        link: <Link to="/manual-deposits" search={{ tab: 'all', state: 'differing' }} />,
      };
    case 'deposits_failing':
      return { area: 'money', link: <Link to="/deposit-channels" /> };
    case 'rtp_off':
      return {
        area: 'games',
        link: <Link to="/in-house-games" search={{ id: name, tab: 'returns' }} />,
      };
    case 'vendor_errors':
    case 'vendor_silent':
    case 'vendor_signatures':
      return {
        area: 'games',
        link: <Link to="/vendors" search={name === '?' ? {} : { id: name }} />,
      };
    case 'operator_login':
    case 'operator_country':
      return { area: 'operators', link: <Link to="/operators" /> };
    case 'audit_breach':
      return { area: 'overview', link: <Link to="/" /> };
    case 'job_late':
      return { area: 'overview', link: <Link to="/health" /> };
  }
}

/** Leads to the page that an alert is about, where the operator's role shows it. */
export function AlertLink({ alert }: { readonly alert: Alert }) {
  const { area, link } = getTarget(alert);
  return (
    <May act="see" area={area}>
      <Button size="small" render={link}>
        <Trans>Look into it</Trans>
      </Button>
    </May>
  );
}

import { Trans } from '@lingui/react/macro';
import { eventLogGetChain } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { getEventChain } from '@khelaghor/contract/backoffice/activity-log.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useCall } from '../../shared/kit/use-call.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

type Chain = ValueOf<typeof getEventChain>;

function AuditVerdict({ lastAudit }: Pick<Chain, 'lastAudit'>) {
  const { count, moment } = useNumberFormat();
  if (lastAudit === null) return <Trans>No audit yet.</Trans>;
  const found = count(lastAudit.eventBreaches);
  const at = moment(lastAudit.endedAt);
  return lastAudit.eventBreaches === 0 ? (
    <Trans>{at}: nothing was changed</Trans>
  ) : (
    <>
      <Icon name="alert" />{' '}
      <Trans>
        {at}: the log was changed in {found} places
      </Trans>
    </>
  );
}

function useFacts({ head, lastAudit }: Chain): ObjectFact[] {
  const { moment } = useNumberFormat();
  const audit = {
    key: 'audit',
    name: <Trans>Last audit of the log</Trans>,
    value: <AuditVerdict lastAudit={lastAudit} />,
  };
  if (head === null) return [audit];
  const at = moment(head.madeAt);
  return [
    {
      key: 'head',
      name: <Trans>Head of the hash chain</Trans>,
      value: (
        <code className="event-chain__hash" lang="zxx" translate="no">
          {head.batchNo}:{head.hash}
        </code>
      ),
    },
    {
      key: 'covers',
      name: <Trans>Covers events up to</Trans>,
      value: (
        <>
          <span lang="zxx" translate="no">
            #{head.lastEventId}
          </span>{' '}
          ({at})
        </>
      ),
    },
    audit,
  ];
}

function ChainFacts({ chain }: { readonly chain: Chain }) {
  return <Facts facts={useFacts(chain)} />;
}

/**
 * The head of the log's hash chain, which operators copy to another place, and the result of the
 * last audit.
 */
export function EventChain() {
  const { data } = useCall(['event-chain'], eventLogGetChain, {});
  return data ? <ChainFacts chain={data} /> : null;
}

import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import type { QueuedManualDeposit } from '@khelaghor/contract/money/manual-deposits.ts';
import type { UnmatchedLine } from '@khelaghor/contract/money/statements.ts';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useLineClaims, useLinkLine } from './use-statements.ts';

type DialogProps = { readonly line: UnmatchedLine; readonly onClose: () => void };

/** The line as the statement has it. */
function LineFacts({ line: { trxId, amount, sender, sentAt } }: Pick<DialogProps, 'line'>) {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return (
    <Facts
      facts={[
        { key: 'trx', name: t`TrxID in the statement`, value: <bdi translate="no">{trxId}</bdi> },
        { key: 'amount', name: t`Amount`, value: money(amount, 'BDT') },
        { key: 'sender', name: t`Sender`, value: sender ?? '–' },
        { key: 'at', name: t`Time`, value: sentAt ?? '–' },
      ]}
    />
  );
}

type ChoiceProps = {
  readonly claims: readonly QueuedManualDeposit[];
  readonly chosen: string;
  readonly onChoose: (depositId: string) => void;
};

/** The claims to choose from, the likeliest first. */
function ClaimChoice({ claims, chosen, onChoose }: ChoiceProps) {
  const { money } = useNumberFormat();
  if (claims.length === 0)
    return (
      <p role="status">
        <Trans>No claim of this channel is found. Search for its account or TrxID.</Trans>
      </p>
    );
  return (
    <ChoiceField
      label={<Trans>Claim</Trans>}
      name="claim"
      value={chosen}
      choices={claims.map(({ depositId, account, ordered, senderNumber, trxId }) => ({
        key: depositId,
        text: `${account} · ${money(ordered, 'BDT')} · ${senderNumber} · ${trxId}`,
      }))}
      onChange={onChoose}
      hint={<Trans>Account, amount ordered, sender and TrxID as told.</Trans>}
    />
  );
}

/** What the link will do to the chosen claim. */
function Outcome({ line, claim }: { line: UnmatchedLine; claim: QueuedManualDeposit }) {
  if (claim.ordered === line.amount)
    return (
      <Trans>
        The amount is the one ordered. It is credited at once, unless the claim came late or names
        another sender.
      </Trans>
    );
  return BigInt(line.amount) < BigInt(claim.ordered) ? (
    <Trans>Less arrived than was ordered. Another operator has to credit it.</Trans>
  ) : (
    <Trans>More arrived than was ordered. Another operator has to credit it.</Trans>
  );
}

/** The claims that can be linked to a line, and the chosen one: the likeliest at first. */
function useClaimChoice(line: UnmatchedLine, search: string) {
  const query = useLineClaims(line, search);
  const [chosen, choose] = useState('');
  const claims = query.data?.claims ?? [];
  const claim = claims.find(({ depositId }) => depositId === chosen) ?? claims[0];
  return { query, claims, claim, choose };
}

/** Links a line of a statement to a claim whose TrxID was mistyped. */
export function LinkDialog({ line, onClose }: DialogProps) {
  const linking = useLinkLine();
  const [search, setSearch] = useState('');
  const { query, claims, claim, choose } = useClaimChoice(line, useDeferredValue(search));
  return (
    <ActionDialog
      question={{
        title: <Trans>Link the line to a claim</Trans>,
        lead: (
          <Trans>
            For a member who mistyped the TrxID. The claim takes that of the line and counts as
            recorded by you.
          </Trans>
        ),
        facts: <LineFacts line={line} />,
        done: { title: <Trans>The line is linked</Trans> },
      }}
      confirm={<Trans>Link the line</Trans>}
      check={() => claim !== undefined}
      run={() => linking.mutateAsync({ id: claim?.depositId ?? '', trxId: line.trxId })}
      onClose={onClose}
    >
      {() => (
        <>
          <TextField
            label={<Trans>TrxID, account or sender</Trans>}
            icon="search"
            type="search"
            name="search"
            autoComplete="off"
            maxLength={40}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <QueryState query={query} skeletons={1} />
          {query.data && (
            <ClaimChoice claims={claims} chosen={claim?.depositId ?? ''} onChoose={choose} />
          )}
          {claim && (
            <p role="status">
              <Outcome line={line} claim={claim} />
            </p>
          )}
        </>
      )}
    </ActionDialog>
  );
}

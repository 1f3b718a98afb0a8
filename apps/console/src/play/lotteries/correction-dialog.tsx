import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { IssueResults } from '@khelaghor/contract/play/official-results.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { CorrectionPreview } from './correction-sums.tsx';
import { writeDraft } from './result-draft.ts';
import { ResultFields, useResultDraft } from './result-fields.tsx';
import { useRequestCorrection } from './use-results.ts';

type DialogProps = { readonly results: IssueResults; readonly onClose: () => void };

/** Proposes the right result of a settled draw; it begins with the one that stands. */
export function CorrectionDialog({ results, onClose }: DialogProps) {
  const { gameCode, form } = results;
  const { issueId, issueNumber, result: standing } = results.issue;
  const issue = { gameCode, issueId };
  const asking = useRequestCorrection(issue);
  const state = useResultDraft(form, writeDraft(form, standing ?? []));
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const isSame = state.result?.join() === standing?.join();
  return (
    <ActionDialog
      question={{
        title: <Trans>Correct the result of draw {issueNumber}</Trans>,
        lead: (
          <Trans>
            Every ticket is paid anew: old payouts are taken back, new ones are paid. What a member
            has spent already becomes their debt.
          </Trans>
        ),
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The correction waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={<Trans>Request</Trans>}
      check={state.check}
      run={({ reason }) => asking.mutateAsync({ key, result: state.result ?? [], reason })}
      onClose={onClose}
    >
      {() => (
        <>
          <ResultFields form={form} state={state} />
          <CorrectionPreview issue={issue} result={isSame ? null : state.result} />
        </>
      )}
    </ActionDialog>
  );
}

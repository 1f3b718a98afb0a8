import './results.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useId } from 'react';
import type { IssueCorrection, IssueResults } from '@khelaghor/contract/play/official-results.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormError } from '../../shared/form-error.tsx';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { CorrectionPreview } from './correction-sums.tsx';
import { issueStateLabels, issueTones } from './labels.ts';
import { writeDraft } from './result-draft.ts';
import { ResultFields, useResultDraft } from './result-fields.tsx';
import { ResultText } from './result-text.tsx';
import {
  useConfirmCorrection,
  useEnterResult,
  useIssueResults,
  useWithdrawCorrection,
  useWithdrawResult,
} from './use-results.ts';
import type { IssueName } from './use-results.ts';
import { May } from '../../shared/may.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

type ResultsProps = { readonly results: IssueResults };

const getIssueName = ({ gameCode, issue: { issueId } }: IssueResults): IssueName => ({
  gameCode,
  issueId,
});

/** What operators and the feed entered. */
function Entries({ results: { entries, form } }: ResultsProps) {
  const { moment } = useNumberFormat();
  if (entries.length === 0)
    return (
      <p>
        <Trans>No result has been entered yet. Two operators enter it, or the feed sends it.</Trans>
      </p>
    );
  return (
    <ul className="result-list">
      {entries.map(({ enteredBy, isOwn, result, enteredAt }) => (
        <li key={`${enteredBy} ${result.join()}`}>
          <ResultText form={form} result={result} />
          <small>
            {enteredBy === null ? <Trans>Feed</Trans> : <span translate="no">{enteredBy}</span>}
            {isOwn && (
              <>
                {' '}
                <Trans>(you)</Trans>
              </>
            )}
            , {moment(enteredAt)}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The form of the operator's own entry; an earlier one is changed. */
function EntryForm({ results }: ResultsProps) {
  const issue = getIssueName(results);
  const entering = useEnterResult(issue);
  const withdrawing = useWithdrawResult(issue);
  const own = results.entries.find(({ isOwn }) => isOwn);
  const state = useResultDraft(results.form, own ? writeDraft(results.form, own.result) : {});
  return (
    <form
      className="result-entry"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (state.check() && state.result) entering.mutate(state.result);
      }}
    >
      <ResultFields form={results.form} state={state} />
      <FormError refusal={getMutationRefusal(entering) ?? getMutationRefusal(withdrawing)} />
      <div className="content-foot">
        {own && (
          <May act="act">
            <Button
              busy={withdrawing.isPending}
              onClick={() => withdrawing.mutate(undefined, { onSuccess: state.clear })}
            >
              <Trans>Withdraw my entry</Trans>
            </Button>
          </May>
        )}
        <May act="act">
          <Button type="submit" kind="primary" icon="check" busy={entering.isPending}>
            {own ? <Trans>Change my entry</Trans> : <Trans>Enter the result</Trans>}
          </Button>
        </May>
      </div>
    </form>
  );
}

/** What can be done about the result of a settled draw, and the request that waits. */
function CorrectionActions({ results }: ResultsProps) {
  const issue = getIssueName(results);
  const confirming = useConfirmCorrection(issue);
  const withdrawing = useWithdrawCorrection(issue);
  const waiting = results.corrections.find(({ outcome }) => outcome === null);
  if (!waiting) {
    const ask: Action = {
      key: 'correct',
      label: <Trans>Correct the result</Trans>,
      icon: 'edit',
      renderDialog: (onClose) => <CorrectionDialog results={results} onClose={onClose} />,
    };
    return <Actions actions={[ask]} />;
  }
  const { id: correctionId, result } = waiting;
  const right = <ResultText form={results.form} result={result} />;
  const { actions, waiting: request } = getRequestActions(waiting, {
    key: 'correction',
    what: <Trans>Correction requested</Trans>,
    question: {
      title: <Trans>Pay all tickets by this result?</Trans>,
      facts: (
        <>
          {right}
          <CorrectionPreview issue={issue} result={result} />
        </>
      ),
      needsCode: true,
      done: { title: <Trans>The draw is being corrected</Trans> },
    },
    confirm: ({ totpCode }) => confirming.mutateAsync({ correctionId, totpCode }),
    withdraw: () => withdrawing.mutateAsync(correctionId),
  });
  return (
    <>
      <WaitingForSecond request={request} />
      {right}
      <Actions actions={actions} />
    </>
  );
}

type LineProps = { readonly correction: IssueCorrection } & Pick<IssueResults, 'form'>;

function CorrectionLine({ correction, form }: LineProps) {
  const { moment } = useNumberFormat();
  const { previousResult, result, reason, askedBy, endedBy, endedAt, outcome } = correction;
  return (
    <li>
      <span>
        <small>
          <Trans>Before</Trans>
        </small>{' '}
        <ResultText form={form} result={previousResult} />
      </span>
      <span>
        <small>
          <Trans>Corrected</Trans>
        </small>{' '}
        <ResultText form={form} result={result} />
      </span>
      <small>
        {reason} – <bdi translate="no">{askedBy}</bdi>, <bdi translate="no">{endedBy}</bdi>
        {endedAt !== null && `, ${moment(endedAt)}`}
        {outcome === 'withdrawn' && (
          <>
            {' '}
            <Trans>(withdrawn)</Trans>
          </>
        )}
      </small>
    </li>
  );
}

function Corrections({ results: { corrections, form } }: ResultsProps) {
  const ended = corrections.filter(({ outcome }) => outcome !== null);
  if (ended.length === 0) return null;
  return (
    <>
      <h4>
        <Trans>Corrections</Trans>
      </h4>
      <ul className="result-list">
        {ended.map((correction) => (
          <CorrectionLine key={correction.id} correction={correction} form={form} />
        ))}
      </ul>
    </>
  );
}

/** The result of one official draw, whatever its state. */
function Shown({ results }: ResultsProps) {
  const { issue, form } = results;
  const { state, result, resultState } = issue;
  return (
    <>
      {resultState === 'conflict' && (
        <Alert kind="warn">
          {result === null ? (
            <Trans>
              The entries differ. Nothing is drawn until an operator changes or withdraws theirs.
            </Trans>
          ) : (
            <Trans>The feed sent another result after the draw. Check which one is right.</Trans>
          )}
        </Alert>
      )}
      {result !== null && (
        <div>
          <Trans>Official result</Trans> <ResultText form={form} result={result} />
        </div>
      )}
      <Entries results={results} />
      {state === 'closed' && (
        <EntryForm
          key={results.entries.find(({ isOwn }) => isOwn)?.enteredAt ?? ''}
          results={results}
        />
      )}
      {state === 'settled' && <CorrectionActions results={results} />}
      <Corrections results={results} />
    </>
  );
}

/** The panel of one official draw: its entries, its result, and its corrections. */
export function IssueResult({ gameCode, issueId }: IssueName) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const query = useIssueResults({ gameCode, issueId });
  const { data } = query;
  if (!data) return <QueryState query={query} skeletons={1} />;
  const { issueNumber, state } = data.issue;
  const close = () => void navigate({ to: '/lotteries', search: { id: gameCode, tab: 'issues' } });
  return (
    <section className="result-panel" aria-labelledby={id}>
      <header className="result-panel__head">
        <h3 id={id}>
          <Trans>Result of draw {issueNumber}</Trans>
        </h3>
        <StatusBadge tone={issueTones[state]}>{t(issueStateLabels[state])}</StatusBadge>
        <Button size="small" icon="close" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </header>
      <Shown results={data} />
    </section>
  );
}

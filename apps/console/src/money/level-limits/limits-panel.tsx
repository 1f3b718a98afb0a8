import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { DeskLevelLimit, LevelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';
import { TermsTable } from '../../shared/kit/terms-table.tsx';
import type { Term } from '../../shared/kit/terms-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useConfirmLimit, useLevelLimits, useWithdrawLimit } from './use-level-limits.ts';

const LimitsDialog = lazy(async () => ({
  default: (await import('./limits-dialog.tsx')).LimitsDialog,
}));

/** The limits in words, by their names. */
function useTermsText() {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return ({ currency }: DeskLevelLimit, { dayMaximum, monthMaximum }: LevelLimitTerms): Term[] => {
    const write = (amount: string | null) =>
      amount === null ? t`No limit` : money(amount, currency);
    return [
      { key: 'day', name: t`Most in a day`, value: write(dayMaximum) },
      { key: 'month', name: t`Most in a month`, value: write(monthMaximum) },
    ];
  };
}

/** The currency and the level of a row in words. */
function useLevelName(): (row: DeskLevelLimit) => string {
  const { t } = useLingui();
  return ({ currency, level }) => {
    const money = currency === 'PLAY' ? t`Play money` : t`Taka`;
    return level === '0' ? t`${money}, without a document` : t`${money}, with a document`;
  };
}

/** The limits of all levels, each with the request that waits for it. */
function LimitsTable({ limits }: { readonly limits: readonly DeskLevelLimit[] }) {
  const { t } = useLingui();
  const getTerms = useTermsText();
  const getName = useLevelName();
  const confirming = useConfirmLimit();
  const withdrawing = useWithdrawLimit();
  return (
    <TermsTable
      caption={t`Limits of deposits by level`}
      rows={limits}
      rowKey={({ currency, level }) => `${currency} ${level}`}
      columns={[{ key: 'level', name: t`Level`, slot: 'name', text: getName, cell: getName }]}
      getTerms={getTerms}
      getName={getName}
      what={<Trans>Other limits of deposits requested</Trans>}
      question={<Trans>Change the limits of deposits?</Trans>}
      done={<Trans>New deposits follow the new limits</Trans>}
      renderDialog={(row, onClose) => <LimitsDialog row={row} onClose={onClose} />}
      confirm={({ currency, level }, requestId) =>
        confirming.mutateAsync({ currency, level, requestId })
      }
      withdraw={({ currency, level }, requestId) =>
        withdrawing.mutateAsync({ currency, level, requestId })
      }
    />
  );
}

/** The limits of deposits by currency and level. */
export function LevelLimitsPanel() {
  const query = useLevelLimits();
  return (
    <div className="queue">
      <QueryState query={query} skeletons={2} />
      {query.data && <LimitsTable limits={query.data.limits} />}
    </div>
  );
}

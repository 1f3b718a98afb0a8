import { keepPreviousData } from '@tanstack/react-query';
import {
  manualDepositsLinkLine,
  statementsImport,
  statementsListLineClaims,
  statementsListLines,
  statementsReadColumns,
} from '@khelaghor/client/routes/money.gen.ts';
import type * as contract from '@khelaghor/contract/money/statements.ts';
import type { UnmatchedLine } from '@khelaghor/contract/money/statements.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { pageLength, queueKey } from './use-manual-deposits.ts';

const linesKey = ['statement-lines'] as const;

/** Lines that belong to no deposit yet and that a search finds. */
export const useStatementLines = (search: string) =>
  usePages({
    queryKey: [...linesKey, search],
    read: (cursor, signal) =>
      callOrThrow(statementsListLines, { query: { limit: pageLength, search, ...cursor } }, signal),
  });

/** Claims to which a line can be linked: those that a search finds, or the likeliest. */
export const useLineClaims = (
  { provider, trxId }: Pick<UnmatchedLine, 'provider' | 'trxId'>,
  search: string,
) =>
  useCall(
    ['line-claims', provider, trxId, search],
    statementsListLineClaims,
    { params: { provider, trxId }, query: { search } },
    { placeholderData: keepPreviousData },
  );

export const useReadStatement = () =>
  useChange([], (body: BodyOf<typeof contract.readStatement>) =>
    callOrThrow(statementsReadColumns, { body }),
  );

export const useImportStatement = () =>
  useChange([linesKey, queueKey], (body: BodyOf<typeof contract.importStatement>) =>
    callOrThrow(statementsImport, { body }),
  );

type Link = { readonly id: string; readonly trxId: string };

export const useLinkLine = () =>
  useChange([linesKey, queueKey], ({ id, trxId }: Link) =>
    callOrThrow(manualDepositsLinkLine, { params: { id }, body: { trxId } }),
  );

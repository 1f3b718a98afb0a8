import { useLingui as useCatalogue } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useWords } from '../../shared/words.ts';
import { getPlayLabels } from '../lottery/index.tsx';
import type { RoundDetail, TicketDetail } from './bet-detail.ts';

/** The name of a play of a lottery; its code when this page does not know it. */
export function PlayLabel({ play }: { readonly play: string }) {
  const { _ } = useCatalogue();
  const words = getPlayLabels(play);
  return <>{words ? _(words.name) : play}</>;
}

/** One selection: "2 + 5". A play in which nothing is chosen has none. */
export function useSelectionText(): (selection: readonly number[]) => string {
  const { digits } = useFormat();
  return (selection) => toDigits(selection.join(' + '), digits);
}

const selectionsShown = 4;

/** What a ticket was bet on: "Two different 1 + 2, 3 + 6". */
export function TicketPickText({ play, selections }: Pick<TicketDetail, 'play' | 'selections'>) {
  const { digits } = useFormat();
  const selectionText = useSelectionText();
  const chosen = selections.filter((selection) => selection.length > 0);
  const rest = chosen.length - selectionsShown;
  const more = toDigits(String(rest), digits);
  return (
    <>
      <PlayLabel play={play} /> {chosen.slice(0, selectionsShown).map(selectionText).join(', ')}
      {rest > 0 && (
        <>
          {' '}
          <Plural value={rest} one={`and ${more} more`} other={`and ${more} more`} />
        </>
      )}
    </>
  );
}

/** A round of an in-house game, in words. */
export function RoundWords({ detail }: { readonly detail: RoundDetail }) {
  const words = useWords();
  return (
    <small>
      {words(detail.choice)} · {words(detail.outcome)}
    </small>
  );
}

/** A lottery ticket, in words. */
export function TicketText({ detail }: { readonly detail: TicketDetail }) {
  const { digits } = useFormat();
  const issue = toDigits(detail.issueNumber, digits);
  const result = toDigits(detail.result?.join(' ') ?? '', digits);
  return (
    <>
      <small>
        <TicketPickText play={detail.play} selections={detail.selections} />
      </small>
      <small>
        {detail.result === null ? (
          <Trans>Issue {issue}</Trans>
        ) : (
          <Trans>
            Issue {issue}, drawn {result}
          </Trans>
        )}
      </small>
    </>
  );
}

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui as useCatalogue } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { formatMultiplier } from '@khelaghor/engine-dice/public.ts';
import type { Direction } from '@khelaghor/engine-dice/public.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { decimalText, ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { getPlayLabels } from '../lottery/index.tsx';
import type { DiceDetail, TicketDetail } from './bet-detail.ts';

const directionNames: Readonly<Record<Direction, MessageDescriptor>> = {
  under: msg({ message: 'Low', comment: 'Dice: the low end of the range wins' }),
  over: msg({ message: 'High', comment: 'Dice: the high end of the range wins' }),
};

/** Hundredths with two places, as Dice writes rolls and chances: 4950 is "49.50". */
export function formatHundredths(value: number): string {
  return decimalText(ratio(BigInt(value), 100n), 2, 'exact');
}

type DicePickWordsProps = { readonly direction: Direction; readonly chance: number };

/** What a roll of Dice was bet on: "Low 49.50% · 2.0000×". */
export function DicePickText({ direction, chance }: DicePickWordsProps) {
  const { _ } = useCatalogue();
  const { digits } = useFormat();
  const price = inDigits(formatMultiplier(chance), digits);
  return (
    <>
      {_(directionNames[direction])} {inDigits(formatHundredths(chance), digits)}% · {price}×
    </>
  );
}

/** The name of a play of a lottery; its code when this page does not know it. */
export function PlayLabel({ play }: { readonly play: string }) {
  const { _ } = useCatalogue();
  const words = getPlayLabels(play);
  return <>{words ? _(words.name) : play}</>;
}

/** One selection: "2 + 5". A play in which nothing is chosen has none. */
export function useSelectionText(): (selection: readonly number[]) => string {
  const { digits } = useFormat();
  return (selection) => inDigits(selection.join(' + '), digits);
}

const selectionsShown = 4;

/** What a ticket was bet on: "Two different 1 + 2, 3 + 6". */
export function TicketPickText({ play, selections }: Pick<TicketDetail, 'play' | 'selections'>) {
  const { digits } = useFormat();
  const selectionText = useSelectionText();
  const chosen = selections.filter((selection) => selection.length > 0);
  const rest = chosen.length - selectionsShown;
  const more = inDigits(String(rest), digits);
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

/** The roll of a bet on Dice, in words. */
export function DiceText({ detail }: { readonly detail: DiceDetail }) {
  const { digits } = useFormat();
  const roll = inDigits(formatHundredths(detail.roll), digits);
  return (
    <small>
      <DicePickText direction={detail.direction} chance={detail.chance} /> ·{' '}
      <Trans>Rolled {roll}</Trans>
    </small>
  );
}

/** A lottery ticket, in words. */
export function TicketText({ detail }: { readonly detail: TicketDetail }) {
  const { digits } = useFormat();
  const issue = inDigits(detail.issueNumber, digits);
  const result = inDigits(detail.result?.join(' ') ?? '', digits);
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

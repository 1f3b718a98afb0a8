import './series-sign.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../words.ts';
import type { HoldNews, HoldStanding } from './hold-show.ts';
import type { SignKind } from './reel-timeline.ts';
import type { SlotArt } from './slot-art.ts';

/** The name of the symbol whose cells are held. */
function useHeldName(sheet: SlotSheet): string {
  const words = useWords();
  const symbol = sheet.symbols.find(({ letter }) => letter === sheet.scatter?.letter);
  return symbol ? words(symbol.name) : '';
}

type HoldSignProps = {
  readonly sheet: SlotSheet;
  readonly art: SlotArt;
  readonly kind: SignKind;
  readonly standing: HoldStanding;
  /** Whether all cells of the window are held at the end. */
  readonly isFull: boolean;
  /** The pay of the feature, as it is shown. */
  readonly amount: string;
};

/** The painted sign over the reels: cells are held, or all respins are over. */
export function HoldSign({ sheet, art, kind, standing, isFull, amount }: HoldSignProps) {
  const { digits } = useFormat();
  const name = useHeldName(sheet);
  const isOver = kind === 'over';
  const count = toDigits(String(standing.cells.length), digits);
  const respins = toDigits(String(sheet.hold?.respins ?? 0), digits);
  return (
    <div
      className={`series-sign series-sign--${kind}`}
      style={art.feature === undefined ? {} : { backgroundImage: `url(${art.feature})` }}
      aria-hidden="true"
    >
      <div className="series-sign__board">
        <b className="series-sign__figure">{isOver ? amount : `${count} × `}</b>
        <span className="series-sign__name">
          {!isOver && name}
          {isOver && !isFull && <Trans>held in {count} cells</Trans>}
          {isOver && isFull && <Trans>All cells are full</Trans>}
        </span>
        {!isOver && (
          <p>
            <b>{respins}</b>
            <Trans>respins, anew with each that lands</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

type PlankProps = { readonly standing: HoldStanding; readonly amount: string };

/** The plank while free cells turn: respins left, and what the held cells come to. */
export function HoldPlank({ standing, amount }: PlankProps) {
  const { digits } = useFormat();
  return (
    <div className="slot-sign series-plank" aria-hidden="true">
      <span className="series-plank__count">
        <Trans>Respins</Trans> <b>{toDigits(String(standing.left), digits)}</b>
      </span>
      <b className="painted">{amount}</b>
    </div>
  );
}

type NewsProps = {
  readonly sheet: SlotSheet;
  readonly told: readonly HoldNews[];
  readonly isFull: boolean;
  readonly formatAmount: (hundredths: number) => string;
  /** Whether it is also shown, to players who see no signs because they wish for less motion. */
  readonly isShown: boolean;
};

/** News of the held cells, in sentences: for screen readers, and in place of signs. */
export function HoldLog({ sheet, told, isFull, formatAmount, isShown }: NewsProps) {
  const { digits } = useFormat();
  const name = useHeldName(sheet);
  const write = (number: number) => toDigits(String(number), digits);
  const respins = write(sheet.hold?.respins ?? 0);
  return (
    <div
      className={isShown && told.length > 0 ? 'told' : 'visually-hidden'}
      role="log"
      aria-live="polite"
    >
      {told.map(({ kind, respin, count, hundredths }) => {
        const [cells, amount, number] = [write(count), formatAmount(hundredths), write(respin)];
        return (
          <span key={`${kind}${respin}`}>
            {kind === 'begun' && (
              <Trans>
                {cells} × {name} stay, worth {amount}. Respins: {respins}.
              </Trans>
            )}
            {kind === 'landed' && (
              <Trans>
                Respin {number} adds {cells}, worth {amount}.
              </Trans>
            )}
            {kind === 'over' && !isFull && (
              <Trans>
                The {cells} held cells won {amount}.
              </Trans>
            )}
            {kind === 'over' && isFull && <Trans>All cells are full and won {amount}.</Trans>}
          </span>
        );
      })}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { gameTypeLabels } from '@khelaghor/contract/play/lobby-terms.ts';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatFieldAmount } from '@khelaghor/ui/amount-field/amount-text.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { getLobbyAddress, normalizeName } from './lobby-search.ts';
import type { LobbySearch } from './lobby-search.ts';

type FilterProps = {
  readonly category: GameCategory;
  readonly lane: VendorLane;
  readonly search: LobbySearch;
};

/** Minimum stakes to choose from, in minor units, and numbers of lines. */
const stakes = [100, 500, 1_000, 5_000] as const;
const lines = [5, 10, 25, 50] as const;
/** Debounce of typed text. */
const typedMs = 250;
/** Kinds of games that have stakes by the line. */
const withLines: ReadonlySet<GameCategory> = new Set(['RNG', 'FISH', 'PVP', 'LIVE', 'ELOTT']);

/** Changes the address; the page follows it. */
function useChange(search: LobbySearch): (change: Partial<Loose>) => void {
  const navigate = useNavigate();
  return (change) => {
    const { page: _, ...rest } = search;
    const next = Object.fromEntries(
      Object.entries({ ...rest, ...change }).filter(([, value]) => value !== undefined),
    ) as Omit<LobbySearch, 'page'>;
    void navigate({ to: '.', search: getLobbyAddress(next), replace: true, resetScroll: false });
  };
}
type Loose = { [Key in keyof LobbySearch]: LobbySearch[Key] | undefined };

/** A field for a game's name. The typed text enters the address after the debounce. */
export function NameField({ search }: { readonly search: LobbySearch }) {
  const { t } = useLingui();
  const change = useChange(search);
  const [typed, setTyped] = useState(search.name ?? '');
  const look = useEffectEvent((name: string) => {
    if (name !== (search.name ?? '')) change({ name: name === '' ? undefined : name });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(normalizeName(typed)), typedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="lobby-name">
      <div className="field">
        <Icon name="search" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t`Find a game`}
          placeholder={t`Find a game`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed !== '' && (
          <span className="field__end">
            <IconButton icon="close" label={t`Clear`} onClick={() => setTyped('')} />
          </span>
        )}
      </div>
    </search>
  );
}

function NumberFilters({ search }: { readonly search: LobbySearch }) {
  const { t } = useLingui();
  const format = useFormat();
  const change = useChange(search);
  const amount = (poisha: number) => formatFieldAmount(minor(BigInt(poisha)), format);
  return (
    <>
      <select
        className="lobby-choice"
        aria-label={t`Lowest stake`}
        value={search.minBet ?? ''}
        onChange={(event) => change({ minBet: event.currentTarget.value || undefined })}
      >
        <option value="">{t`Any stake`}</option>
        {stakes.map((stake) => {
          const taka = amount(stake);
          return <option key={stake} value={stake}>{t`From ৳${taka} or less`}</option>;
        })}
      </select>
      <select
        className="lobby-choice"
        aria-label={t`Fewest lines`}
        value={search.minLineNum ?? ''}
        onChange={(event) => change({ minLineNum: Number(event.currentTarget.value) || undefined })}
      >
        <option value="">{t`Any lines`}</option>
        {lines.map((count) => {
          const written = toDigits(String(count), format.digits);
          return <option key={count} value={count}>{t`${written} lines or more`}</option>;
        })}
      </select>
    </>
  );
}

/** Filters the games by name, kind, stake and lines. */
export function LobbyFilters({ category, lane, search }: FilterProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const change = useChange(search);
  return (
    <div className="lobby-filters">
      <NameField search={search} />
      {search.mine !== true && (
        <div className="lobby-filters__row" role="group" aria-label={t`Filters`}>
          {lane.gameClassify.length > 1 &&
            lane.gameClassify.map((one) => (
              <Chip
                key={one}
                pressed={search.classify === one}
                onPress={() => change({ classify: search.classify === one ? undefined : one })}
              >
                {text(gameTypeLabels[one])}
              </Chip>
            ))}
          {withLines.has(category) && <NumberFilters search={search} />}
        </div>
      )}
    </div>
  );
}

/** Whether any filter is set, beside the vendor. */
export const isFiltered = ({ classify, minBet, minLineNum, name }: LobbySearch): boolean =>
  classify !== undefined || minBet !== undefined || minLineNum !== undefined || name !== undefined;

/** Removes every filter. */
export function ClearFilters({ search }: { readonly search: LobbySearch }) {
  const change = useChange(search);
  return (
    <button
      type="button"
      className="btn btn--secondary"
      onClick={() =>
        change({ classify: undefined, minBet: undefined, minLineNum: undefined, name: undefined })
      }
    >
      <Trans>Clear filters</Trans>
    </button>
  );
}

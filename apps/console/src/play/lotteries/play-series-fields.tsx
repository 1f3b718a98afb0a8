import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lotteryAdminRequestTermsForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { formatMargin, formatReturn } from './labels.ts';
import { readSeries } from './terms-draft.ts';
import type { PlaySeriesDraft } from './terms-draft.ts';

type Tabs = AdminLotteryDetail['tabs'];

type RowProps = {
  readonly name: string;
  readonly series: string;
  readonly isWrong: boolean;
  readonly onChange: (series: string) => void;
  readonly onRemove: () => void;
};

/** The series of one play, with its margin and what it returns as it is typed. */
function SeriesRow({ name, series, isWrong, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const parsed = readSeries(series);
  const { min, max } = lotteryAdminRequestTermsForm.series;
  const least = String(min);
  const most = String(max);
  const margin = parsed === null ? '–' : formatMargin(parsed);
  const returned = parsed === null ? '–' : formatReturn(parsed);
  const error = t`Write a whole number from ${least} to ${most}.`;
  return (
    <li className="play-series__row">
      <TextField
        label={name}
        inputMode="numeric"
        autoComplete="off"
        hint={
          <Trans>
            Margin {margin}, returns <b>{returned}</b>
          </Trans>
        }
        value={series}
        onChange={({ target }) => onChange(target.value)}
        error={isWrong && parsed === null ? error : undefined}
        required
      />
      <IconButton
        icon="trash"
        label={t`Sell ${name} at the series of the game`}
        onClick={onRemove}
      />
    </li>
  );
}

type PlaySeriesFieldsProps = {
  readonly tabs: Tabs;
  readonly own: readonly PlaySeriesDraft[];
  /** The series of the game, as typed. */
  readonly series: string;
  readonly isWrong: boolean;
  readonly onChange: (own: readonly PlaySeriesDraft[]) => void;
};

/** The plays that return more or less than their game, each with its series. */
export function PlaySeriesFields(fields: PlaySeriesFieldsProps) {
  const { tabs, own, series, isWrong, onChange } = fields;
  const text = useLocalText();
  const [chosen, setChosen] = useState('');
  const names = new Map(
    tabs.flatMap((tab) =>
      tab.plays.map(({ code, label }): [string, string] => [
        code,
        `${text(tab.label)}: ${text(label)}`,
      ]),
    ),
  );
  const taken = new Set(own.map(({ play }) => play));
  return (
    <section className="play-series">
      <h3>
        <Trans>Plays with a series of their own</Trans>
      </h3>
      <ul className="play-series__rows">
        {own.map((row, index) => (
          <SeriesRow
            key={row.play}
            name={names.get(row.play) ?? row.play}
            series={row.series}
            isWrong={isWrong}
            onChange={(typed) => onChange(own.with(index, { ...row, series: typed }))}
            onRemove={() => onChange(own.filter(({ play }) => play !== row.play))}
          />
        ))}
      </ul>
      <div className="play-series__row">
        <Select
          label={<Trans>Another play</Trans>}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">–</option>
          {tabs.map(({ code, label, plays }) => (
            <optgroup key={code} label={text(label)}>
              {plays
                .filter((play) => !taken.has(play.code))
                .map((play) => (
                  <option key={play.code} value={play.code}>
                    {text(play.label)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        <Button
          disabled={chosen === ''}
          onClick={() => {
            onChange([...own, { play: chosen, series }]);
            setChosen('');
          }}
        >
          <Trans>Give it a series</Trans>
        </Button>
      </div>
    </section>
  );
}

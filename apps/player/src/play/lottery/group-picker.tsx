import './pickers.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { pickByChance, type FormGroup, type Play } from '@khelaghor/engine-lottery/public.ts';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { useState } from 'react';
import { browserChance } from '../../shared/random.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useNumberFormat } from './number-format.ts';
import { PickerFoot } from './picker-foot.tsx';
import { PlayHead } from './play-head.tsx';
import { getPlaySeries } from './play-series.ts';
import { usePlayText } from './use-play-text.ts';
import { addLine } from './bet-slip-store.ts';

/** What a group is, in words. */
function useGroupLabel(): (label: string) => string {
  const { t } = useLingui();
  const { digits } = useNumberFormat();
  return (label) => {
    const place = digits(Number(label.split(':')[1]) + 1);
    switch (label) {
      case 'bankers':
        return t`Bankers (in every line)`;
      case 'singles':
        return t`Once`;
      case 'pairs':
        return t`Twice`;
      case 'triples':
        return t`Three times`;
      case 'fours':
        return t`Four times`;
      case 'places':
        return t`Places`;
      case 'zodiacs':
        return t`Animals`;
      case 'tails':
        return t`Last digits`;
      case 'sums':
        return t`Sums`;
      case 'spans':
        return t`Spans`;
      default:
        if (label.startsWith('ball:')) return t`Ball ${place}`;
        return /^(?:place|digit):/u.test(label) ? t`Place ${place}` : t`Numbers`;
    }
  };
}

type Row = readonly number[];

const rising = (values: Row): Row => values.toSorted((one, other) => one - other);

function getPadClass({ label, words, values }: FormGroup): string {
  if (label.startsWith('ball:')) return 'picker__pad picker__pad--sides';
  if (words) return 'picker__pad picker__pad--words';
  return values.length === 10 ? 'picker__pad picker__pad--ten' : 'picker__pad';
}

type GroupRowProps = {
  readonly name: string;
  readonly group: FormGroup;
  readonly chosen: Row;
  readonly onChange: (chosen: Row) => void;
};

/** The values of one group, with shortcuts where there are many. */
function GroupRow({ name, group, chosen, onChange }: GroupRowProps) {
  const { digits } = useNumberFormat();
  const { piece } = usePlayText();
  const { values, words, most } = group;
  const toggle = (value: number) => {
    if (chosen.includes(value)) onChange(chosen.filter((other) => other !== value));
    else if (most === 1) onChange([value]);
    else if (chosen.length < most) onChange(rising([...chosen, value]));
  };
  const middle = values[Math.floor(values.length / 2)] ?? 0;
  const width = String(values.at(-1) ?? 0).length;
  const shortcuts = [
    { key: 'all', text: <Trans>All</Trans>, own: values },
    { key: 'big', text: <Trans>Big</Trans>, own: values.filter((value) => value >= middle) },
    { key: 'small', text: <Trans>Small</Trans>, own: values.filter((value) => value < middle) },
    { key: 'odd', text: <Trans>Odd</Trans>, own: values.filter((value) => value % 2 === 1) },
    { key: 'even', text: <Trans>Even</Trans>, own: values.filter((value) => value % 2 === 0) },
  ].filter(({ own }) => own.length <= most);
  return (
    <fieldset className="picker__group">
      <legend>{name}</legend>
      <div className={getPadClass(group)}>
        {values.map((value, index) => (
          <button
            key={value}
            type="button"
            className="picker__number"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {words ? piece(words[index] ?? '') : digits(String(value).padStart(width, '0'))}
          </button>
        ))}
      </div>
      {values.length >= 10 && !words && (
        <div className="picker__shortcuts">
          {shortcuts.map(({ key, text, own }) => (
            <Chip
              key={key}
              pressed={own.length === chosen.length && own.every((one) => chosen.includes(one))}
              onPress={() => onChange(own)}
            >
              {text}
            </Chip>
          ))}
          <Chip pressed={false} onPress={() => onChange([])}>
            <Trans>Clear</Trans>
          </Chip>
        </div>
      )}
    </fieldset>
  );
}

type GroupPickerProps = {
  readonly terms: LotteryTerms;
  readonly play: Play;
  readonly groups: readonly FormGroup[];
};

/** A play of groups: values are chosen, and what they expand into is put on the ticket together. */
export function GroupPicker({ terms, play, groups }: GroupPickerProps) {
  const label = useGroupLabel();
  const empty = groups.map((): Row => []);
  const [chosen, setChosen] = useState<readonly Row[]>(empty);
  const { shape } = play;
  const text = shape.format(chosen);
  const add = () => {
    addLine(terms.gameCode, { play: play.code, selection: text });
    setChosen(empty);
  };
  const pickLine = () => {
    const picked = shape.parse(pickByChance(shape, browserChance));
    if (picked) setChosen(picked);
  };
  return (
    <div className="plays picker">
      <PlayHead plays={[play]} terms={terms} />
      {groups.map((group, index) => (
        <GroupRow
          key={group.label}
          name={label(group.label)}
          group={group}
          chosen={chosen[index] ?? []}
          onChange={(row) => setChosen(chosen.with(index, row))}
        />
      ))}
      <div className="picker__shortcuts">
        <Chip pressed={false} onPress={pickLine}>
          <Trans>Quick pick</Trans>
        </Chip>
      </div>
      <PickerFoot
        play={play}
        series={getPlaySeries(terms, play.code)}
        selection={text}
        onAdd={add}
      />
    </div>
  );
}

import './pickers.css';
import { Plural, Trans } from '@lingui/react/macro';
import { pickByChance, type Play } from '@khelaghor/engine-lottery/public.ts';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { browserChance } from '../../shared/random.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useNumberFormat } from './number-format.ts';
import { PickerFoot } from './picker-foot.tsx';
import { PlayHead } from './play-head.tsx';
import { getPlaySeries } from './play-series.ts';
import { readTypedNumbers } from './typed-numbers.ts';
import { addLine } from './bet-slip-store.ts';

type NumberPickerProps = {
  readonly terms: LotteryTerms;
  readonly play: Play;
  /** Digits of a number. */
  readonly width: number;
  /** What is said between the rule and the field. */
  readonly children: ReactNode;
};

/** A play of typed numbers: each number is a line. */
export function NumberPicker({ terms, play, width, children }: NumberPickerProps) {
  const { digits } = useNumberFormat();
  const [typed, setTyped] = useState('');
  const { numbers, ignored } = readTypedNumbers(play, typed);
  const selection = numbers.join(',');
  const add = () => {
    addLine(terms.gameCode, { play: play.code, selection });
    setTyped('');
  };
  const pick = () => {
    setTyped(`${typed} ${pickByChance(play.shape, browserChance)}`.trim());
  };
  const example = digits('0123456789'.slice(0, width));
  const count = digits(width);
  return (
    <div className="plays picker">
      <PlayHead plays={[play]} terms={terms} />
      {children}
      <TextField
        label={<Trans>Numbers of {count} digits</Trans>}
        hint={<Trans>Separate several by spaces, such as {example}.</Trans>}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
      />
      {ignored > 0 && (
        <p className="picker__note">
          <Plural
            value={ignored}
            one="One number is repeated or has another length, and is left out."
            other="# numbers are repeated or have another length, and are left out."
          />
        </p>
      )}
      <div className="picker__shortcuts">
        <Chip pressed={false} onPress={pick}>
          <Trans>Quick pick</Trans>
        </Chip>
      </div>
      <PickerFoot
        play={play}
        series={getPlaySeries(terms, play.code)}
        selection={selection}
        onAdd={add}
      />
    </div>
  );
}

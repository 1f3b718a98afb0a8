import './changed-meanwhile.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Standing } from '@khelaghor/contract/lib/edits.ts';
import { languageNames } from '@khelaghor/contract/lib/languages.ts';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { useNow } from '../clock.ts';
import { useNumberFormat } from '../number-format.ts';
import type { Difference } from './compare-drafts.ts';
import { fieldNames } from './field-names.ts';
import type { Meanwhile, ValueWords } from './use-merged-draft.ts';

type PanelProps = Meanwhile & {
  /** The words of choices, where a field has some. */
  readonly words?: ValueWords;
  /** What fields are called, where the table of names does not say it. */
  readonly getName?: (name: string) => string;
};

const instantPattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

const isNamed = (value: object): value is { readonly name: string } =>
  'name' in value && typeof value.name === 'string';

/** Writes a value that is no plain one: a list by its parts, a picture by its name. */
function writeParts(value: object): string {
  if (Array.isArray(value))
    return value
      .map((part: unknown) =>
        typeof part === 'object' && part !== null ? writeParts(part) : String(part),
      )
      .join(' · ');
  if (isNamed(value)) return value.name;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${JSON.stringify(part)}`)
    .join(', ');
}

/** Writes the value of a field as the operator knows it. */
function useValueText(words: ValueWords): (name: string, value: unknown) => string {
  const { t } = useLingui();
  const { count, moment } = useNumberFormat();
  const now = useNow(60_000);
  return (name, value) => {
    if (value === null || value === undefined || value === '') return t`empty`;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'number') return count(value);
    if (typeof value === 'object') return writeParts(value) || t`empty`;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const word = words[name]?.[text];
    if (word) return t(word);
    return instantPattern.test(text) ? moment(text, now) : text;
  };
}

/** Reads what a part of a draft is called: "Title (English)". */
function useFieldName(getName: PanelProps['getName']): (part: string) => ReactNode {
  const { t } = useLingui();
  return (part) => {
    const [name = part, language] = part.split('.');
    const known = fieldNames[name];
    const words = getName?.(name) ?? (known ? t(known) : name);
    if (language !== 'bn' && language !== 'en') return words;
    return (
      <>
        {words} (<bdi lang={language}>{languageNames[language]}</bdi>)
      </>
    );
  };
}

/** Who changed the record last, and when. */
function Lead({ standing }: { readonly standing: Standing | null }) {
  const { moment } = useNumberFormat();
  const now = useNow(60_000);
  const name = standing?.changedBy ?? null;
  const at = standing?.changedAt ? moment(standing.changedAt, now) : null;
  if (at === null) return <Trans>This was changed after you opened it.</Trans>;
  if (name === null) return <Trans>The site changed this at {at}, after you opened it.</Trans>;
  return (
    <Trans>
      <b translate="no">{name}</b> saved this at {at}, after you opened it.
    </Trans>
  );
}

type RowProps = Pick<PanelProps, 'choices' | 'onChoose'> & {
  readonly difference: Difference;
  readonly label: ReactNode;
  readonly write: (value: unknown) => string;
};

/** One part that was changed: before and after; of one that both changed, the choice. */
function Row({ difference, label, write, choices, onChoose }: RowProps) {
  const { name, before, theirs, mine, isBoth } = difference;
  const show = (value: unknown): ReactNode => (
    <span className="meanwhile__value" translate="no">
      {write(value)}
    </span>
  );
  const change = (
    <dl>
      <dt>{label}</dt>
      <dd>
        <del className="meanwhile__value" translate="no">
          {write(before)}
        </del>
        <ins className="meanwhile__value" translate="no">
          {write(theirs)}
        </ins>
      </dd>
    </dl>
  );
  if (!isBoth) return change;
  return (
    <>
      {change}
      <RadioCards
        legend={<Trans>You changed it, too. What stays?</Trans>}
        value={choices[name]}
        onChange={(side) => onChoose(name, side)}
        cards={[
          { key: 'theirs', title: <Trans>Take theirs</Trans>, note: show(theirs) },
          { key: 'mine', title: <Trans>Keep mine</Trans>, note: show(mine) },
        ]}
      />
    </>
  );
}

/**
 * Shows what was changed in a record after a form read it. Where both changed the same part, the
 * operator chooses; all other changes stay as each made them.
 */
export function ChangedMeanwhile(props: PanelProps) {
  const { standing, differences, choices, onChoose, words = {}, getName } = props;
  const write = useValueText(words);
  const name = useFieldName(getName);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // Stands above the button that was pressed, and says what has to be looked at first.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section className="meanwhile" ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Changed while you were editing</Trans>
      </h2>
      <p>
        <Lead standing={standing} />
      </p>
      {differences.length > 0 ? (
        <div className="meanwhile__rows">
          {differences.map((difference) => (
            <Row
              key={difference.name}
              difference={difference}
              label={name(difference.name)}
              write={(value) => write(difference.name, value)}
              choices={choices}
              onChoose={onChoose}
            />
          ))}
        </div>
      ) : (
        <p>
          <Trans>Nothing that this form shows is different.</Trans>
        </p>
      )}
      <p>
        <Trans>Your other changes are kept. Save again to send them.</Trans>
      </p>
    </section>
  );
}

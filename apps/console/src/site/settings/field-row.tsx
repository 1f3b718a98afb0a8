import { Trans, useLingui } from '@lingui/react/macro';
import { patternIds, patternSources } from '@khelaghor/contract/lib/field-patterns.ts';
import type { PatternId } from '@khelaghor/contract/lib/field-patterns.ts';
import { ownPatternMax } from '@khelaghor/contract/lib/custom-pattern.ts';
import type { RuledFields } from '@khelaghor/contract/site/registration-fields.ts';
import { isFixedField, checkPattern } from '@khelaghor/contract/site/ruled-fields.ts';
import { Checkbox, ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import type { ReactNode } from 'react';
import { WholeNumberField } from '../../shared/kit/figure-field.tsx';
import { patternLabels, useFieldName } from './labels.ts';

type Rule = RuledFields[number];
type FieldRowProps = {
  readonly rule: Rule;
  readonly onChange: (patch: Partial<Rule>) => void;
  /** What moves the row among the others. */
  readonly mover: ReactNode;
};

const ownExample = '[A-Z]{2}\\d{6}';

const lengthBounds = { min: 0, max: 999 } as const;

/** The rules of one field that is asked for. */
function Rules({ rule, onChange }: Omit<FieldRowProps, 'mover'>) {
  const { t } = useLingui();
  const { name, patternId, acceptedPattern, minLength, maxLength } = rule;
  const trouble = checkPattern(rule);
  const choose = (id: PatternId) =>
    onChange({
      patternId: id,
      acceptedPattern: id === 'own' ? ownExample : patternSources[id],
    });
  return (
    <div className="field-rule">
      {name !== 'mobileNum' && (
        <ChoiceField
          label={<Trans>Allowed format</Trans>}
          value={patternId as PatternId}
          choices={patternIds.map((key) => ({ key, text: t(patternLabels[key]) }))}
          onChange={choose}
        />
      )}
      {patternId === 'own' && (
        <TextField
          label={<Trans>Pattern</Trans>}
          lang="zxx"
          maxLength={ownPatternMax}
          value={acceptedPattern}
          onChange={({ currentTarget }) => onChange({ acceptedPattern: currentTarget.value })}
          hint={
            <Trans>
              Characters, classes and counts; no groups and no alternatives:{' '}
              <code>{ownExample}</code>
            </Trans>
          }
          {...(trouble === 'pattern' && { error: t`This pattern cannot be read.` })}
        />
      )}
      <div className="field-rule__lengths">
        <WholeNumberField
          {...lengthBounds}
          label={<Trans>Shortest</Trans>}
          value={minLength}
          onValue={(length) => onChange({ minLength: length })}
          {...(trouble === 'lengths' && { error: t`These lengths contradict each other.` })}
        />
        <WholeNumberField
          {...lengthBounds}
          label={<Trans>Longest</Trans>}
          value={maxLength}
          onValue={(length) => onChange({ maxLength: length })}
        />
      </div>
      {!isFixedField(name) && (
        <Checkbox
          label={<Trans>Required</Trans>}
          checked={rule.required}
          onChange={() => onChange({ required: !rule.required })}
        />
      )}
    </div>
  );
}

/** One field of the form: whether it is asked for, and what it takes. */
export function FieldRow({ rule, onChange, mover }: FieldRowProps) {
  const getName = useFieldName();
  const { name, enabled, required } = rule;
  return (
    <li className="field-row" data-setting={`registrationFields.${name}`}>
      <div className="field-row__head">
        <div className="order__name">
          <Checkbox
            label={getName(name)}
            checked={enabled}
            disabled={isFixedField(name)}
            onChange={() => onChange({ enabled: !enabled, required: !enabled && required })}
          />
        </div>
        {mover}
      </div>
      {enabled && <Rules rule={rule} onChange={onChange} />}
    </li>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RuledFields } from '@khelaghor/contract/site/registration-fields.ts';
import { ruledFields } from '@khelaghor/contract/site/ruled-fields.ts';
import { patternMessages } from '@khelaghor/i18n/pattern-messages.ts';
import { moveItem } from '../../shared/move-item.ts';
import { getFieldName, useFieldName } from './labels.ts';
import { FieldRow } from './field-row.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { SettingGroup, SettingRows } from './setting-rows.ts';

/** The form as its next visitor sees it, with what each field says of a wrong text. */
function FieldPreview({ fields }: { readonly fields: RuledFields }) {
  const { t, i18n } = useLingui();
  const getName = useFieldName();
  return (
    <div className="preview field-preview" role="group" aria-label={t`Preview of the form`}>
      {fields
        .filter(({ enabled }) => enabled)
        .map(({ name, required, patternId, minLength: min, maxLength: max }) => {
          const words = patternMessages[patternId === 'own' ? 'any' : patternId];
          const same = min === max ? 'yes' : 'no';
          return (
            <div key={name}>
              <p className="label">
                <span>
                  {getName(name)}
                  {required && <span className="label__star">*</span>}
                </span>
                {!required && (
                  <small>
                    <Trans>optional</Trans>
                  </small>
                )}
              </p>
              <div className="field" />
              {words && patternId !== 'any' && (
                <p className="hint">{i18n._(words.id, { min, max, same })}</p>
              )}
            </div>
          );
        })}
    </div>
  );
}

function Fields({ shown, onChange }: SettingRows) {
  const getName = useFieldName();
  const { registrationFields: fields } = shown;
  const change = (registrationFields: RuledFields) => onChange({ registrationFields });
  return (
    <div className="pair pair--wide">
      <ol className="field-rows">
        {fields.map((rule, index) => (
          <FieldRow
            key={rule.name}
            rule={rule}
            onChange={(patch) =>
              change(fields.map((one) => (one === rule ? { ...one, ...patch } : one)))
            }
            mover={
              <MoveButtons
                name={getName(rule.name)}
                index={index}
                last={fields.length - 1}
                onMove={(step) => change(moveItem(fields, index, step))}
              />
            }
          />
        ))}
      </ol>
      <FieldPreview fields={fields} />
    </div>
  );
}

/** What the form of registration asks for, in which order, and what each field takes. */
export const fieldGroup: SettingGroup = {
  title: msg`Sign-up fields`,
  Note: () => (
    <Trans>
      In this order. The next visitor sees the form as saved here. The second password field is
      added automatically; CAPTCHA and SMS code have their own settings.
    </Trans>
  ),
  rows: [
    {
      id: 'registrationFields',
      label: msg`Sign-up fields`,
      within: ruledFields.map((name) => ({
        id: `registrationFields.${name}` as const,
        label: getFieldName(name),
      })),
      Row: Fields,
    },
  ],
};

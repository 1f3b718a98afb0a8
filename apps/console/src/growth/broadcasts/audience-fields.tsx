import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChoiceField, Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { getDhakaInput, parseDhakaInput } from '../../shared/dhaka-input.ts';
import type { BroadcastDraft } from './broadcast-draft.ts';
import { purposeLabels } from './labels.ts';

export type AudienceProps = {
  readonly draft: BroadcastDraft;
  readonly set: (part: Partial<BroadcastDraft>) => void;
  /** What is wrong with a field that was typed. */
  readonly getWrong: (field: string) => ReactNode;
};

/** Filters of the audience; each that is empty holds for every member. */
function FilterFields({ draft, set, getWrong }: AudienceProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="content-pair">
        <Select
          label={<Trans>Kind of account</Trans>}
          name="role"
          value={draft.role ?? ''}
          onChange={({ target: { value } }) =>
            set({ role: value === 'member' || value === 'agent' ? value : null })
          }
        >
          <option value="">{t`Any`}</option>
          <option value="member">{t`Member`}</option>
          <option value="agent">{t`Agent`}</option>
        </Select>
        <Select
          label={<Trans>Language</Trans>}
          name="language"
          value={draft.language ?? ''}
          onChange={({ target: { value } }) =>
            set({ language: value === 'bn' || value === 'en' ? value : null })
          }
        >
          <option value="">{t`Any`}</option>
          <option value="bn" lang="bn">
            বাংলা
          </option>
          <option value="en" lang="en">
            English
          </option>
        </Select>
      </div>
      <div className="content-pair">
        <TextField
          label={<Trans>Country code of the mobile number</Trans>}
          name="dialingCode"
          inputMode="numeric"
          placeholder="880"
          maxLength={5}
          value={draft.dialingCode}
          onChange={({ target }) => set({ dialingCode: target.value })}
          error={getWrong('dialingCode')}
        />
        <TextField
          label={<Trans>Balance of at least (taka)</Trans>}
          name="balance"
          inputMode="decimal"
          value={draft.balance}
          onChange={({ target }) => set({ balance: target.value })}
          error={getWrong('balance')}
        />
      </div>
      <div className="content-pair">
        <TextField
          type="datetime-local"
          name="registeredSince"
          label={<Trans>Registered since (Dhaka)</Trans>}
          value={getDhakaInput(draft.registeredSince)}
          onChange={({ target }) => set({ registeredSince: parseDhakaInput(target.value) })}
        />
        <TextField
          type="datetime-local"
          name="activeSince"
          label={<Trans>Logged in since (Dhaka)</Trans>}
          value={getDhakaInput(draft.activeSince)}
          onChange={({ target }) => set({ activeSince: parseDhakaInput(target.value) })}
        />
      </div>
    </>
  );
}

/** Who gets a message, and what it is for. */
export function AudienceFields(props: AudienceProps) {
  const { t } = useLingui();
  const { draft, set, getWrong } = props;
  return (
    <>
      <ChoiceField
        label={<Trans>Purpose</Trans>}
        value={draft.purpose}
        choices={(['service', 'offer'] as const).map((key) => ({
          key,
          text: t(purposeLabels[key]),
        }))}
        onChange={(purpose) => set({ purpose })}
      />
      {draft.purpose === 'offer' && (
        <p className="field__hint">
          <Trans>Members on a break from play do not get offers.</Trans>
        </p>
      )}
      <ChoiceField
        label={<Trans>Recipients</Trans>}
        value={draft.reach}
        choices={[
          { key: 'all', text: t`All members` },
          { key: 'some', text: t`Some members` },
          { key: 'one', text: t`One member` },
        ]}
        onChange={(reach) => set({ reach })}
      />
      {draft.reach === 'one' && (
        <TextField
          label={<Trans>Username</Trans>}
          name="account"
          lang="en"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={64}
          value={draft.account}
          onChange={({ target }) => set({ account: target.value })}
          error={getWrong('account')}
        />
      )}
      {draft.reach === 'some' && <FilterFields {...props} />}
    </>
  );
}

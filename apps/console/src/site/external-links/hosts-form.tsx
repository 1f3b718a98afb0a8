import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormError } from '../../shared/form-error.tsx';
import { parseHosts } from './channel-draft.ts';
import { useSaveHosts } from './use-external-links.ts';
import { May } from '../../shared/may.tsx';

/** The hosts that channels may lead to, one on each line. */
export function HostsForm({ hosts }: { readonly hosts: readonly string[] }) {
  const kept = hosts.join('\n');
  const [text, setText] = useState(kept);
  const saving = useSaveHosts();
  const toast = useToast();
  const isChanged = parseHosts(text).toSorted().join('\n') !== kept;
  const save = async () => {
    try {
      const saved = await saving.mutateAsync(parseHosts(text));
      setText(saved.hosts.join('\n'));
      toast({ tone: 'good', title: <Trans>Saved</Trans> });
    } catch {
      // Why is said below.
    }
  };
  return (
    <div className="content-form">
      <TextArea
        label={<Trans>Allowed hosts</Trans>}
        hint={
          <Trans>
            One per line, such as t.me or wa.me. Channels on other hosts are closed at once.
          </Trans>
        }
        rows={4}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(change) => setText(change.target.value)}
      />
      <FormError refusal={getMutationRefusal(saving)} />
      {isChanged && (
        <div className="content-foot">
          <Button onClick={() => setText(kept)}>
            <Trans>Cancel</Trans>
          </Button>
          <May act="act">
            <Button kind="primary" icon="check" busy={saving.isPending} onClick={() => void save()}>
              <Trans>Save</Trans>
            </Button>
          </May>
        </div>
      )}
    </div>
  );
}

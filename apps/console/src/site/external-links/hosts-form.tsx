import { Trans } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextArea } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { MeanwhilePanel } from '../../shared/edits/meanwhile-panel.tsx';
import { useMergedDraft } from '../../shared/edits/use-merged-draft.ts';
import { FormError } from '../../shared/form-error.tsx';
import { parseHosts } from './channel-draft.ts';
import { useSaveHosts } from './use-external-links.ts';
import { May } from '../../shared/may.tsx';

type HostsProps = { readonly hosts: readonly string[]; readonly revision: string };

/** The hosts that channels may lead to, one on each line. */
export function HostsForm({ hosts, revision }: HostsProps) {
  const saving = useSaveHosts();
  const toast = useToast();
  const refusal = getMutationRefusal(saving);
  const reading = { begun: { hosts: hosts.join('\n') }, kept: { id: 'hosts', revision } };
  const merged = useMergedDraft(reading, refusal);
  const { draft, set, undo, read, meanwhile, isUndecided } = merged;
  const isChanged = parseHosts(draft.hosts).toSorted().join('\n') !== read.begun.hosts;
  const save = async () => {
    const settled = merged.settle();
    try {
      const saved = await saving.mutateAsync({
        hosts: parseHosts(settled.draft.hosts),
        revision: settled.kept?.revision ?? revision,
      });
      set({ hosts: saved.hosts.join('\n') });
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
        value={draft.hosts}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(change) => set({ hosts: change.target.value })}
      />
      <MeanwhilePanel meanwhile={meanwhile} />
      <FormError refusal={refusal} />
      {(isChanged || meanwhile) && (
        <div className="content-foot">
          <Button onClick={undo}>
            <Trans>Cancel</Trans>
          </Button>
          <May act="act">
            <Button
              kind="primary"
              icon="check"
              busy={saving.isPending}
              disabled={isUndecided}
              onClick={() => void save()}
            >
              {meanwhile ? <Trans>Save again</Trans> : <Trans>Save</Trans>}
            </Button>
          </May>
        </div>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getMutationRefusal } from '../../shared/api.ts';
import { MeanwhilePanel } from '../../shared/edits/meanwhile-panel.tsx';
import { useMergedDraft } from '../../shared/edits/use-merged-draft.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useDeskChange, useMemberDesk } from './use-members.ts';

type TagsDialogProps = { readonly id: string; readonly onClose: () => void };

const readTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => toVisibleText(tag))
    .filter((tag) => tag !== '');

/** Sets a member's tags. */
export function TagsDialog({ id, onClose }: TagsDialogProps) {
  const change = useDeskChange(id);
  const { tags = [], tagsRevision = '' } = useMemberDesk(id).data ?? {};
  const reading = {
    begun: { tags: tags.join(', ') },
    kept: { id, revision: tagsRevision },
  };
  const merged = useMergedDraft(reading, getMutationRefusal(change));
  return (
    <ActionDialog
      question={{ title: <Trans>Change tags</Trans> }}
      confirm={merged.meanwhile ? <Trans>Save again</Trans> : <Trans>Save</Trans>}
      check={() => !merged.isUndecided}
      run={() => {
        const { draft, kept } = merged.settle();
        const { revision = tagsRevision } = kept ?? {};
        return change.mutateAsync({ tags: readTags(draft.tags), revision });
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <TextField
            label={<Trans>Tags</Trans>}
            hint={<Trans>With commas between them, each at most 24 characters.</Trans>}
            name="tags"
            autoComplete="off"
            maxLength={300}
            value={merged.draft.tags}
            onChange={({ target }) => merged.set({ tags: target.value })}
          />
          <MeanwhilePanel meanwhile={merged.meanwhile} />
        </>
      )}
    </ActionDialog>
  );
}

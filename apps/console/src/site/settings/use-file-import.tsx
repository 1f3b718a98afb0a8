import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type {
  ComparedSection,
  ImportedThing,
} from '@khelaghor/contract/backoffice/configuration.ts';
import { fileCharactersMax } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { useReason } from '../../shared/reason-field.tsx';
import { listImportable } from './file-sections.tsx';
import { useImportSection, usePreviewImport } from './use-configuration-file.ts';

type Opened = {
  readonly name: string;
  readonly file: string;
  readonly sections: readonly ComparedSection[];
  readonly chosen: ReadonlySet<SectionName>;
  /** What came of the sections that were imported. */
  readonly imported: ReadonlyMap<SectionName, readonly ImportedThing[]>;
};

/** The steps of an import: choose a file, look at what it changes, import sections one by one. */
export function useFileImport() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const previewing = usePreviewImport();
  const importing = useImportSection();
  const reason = useReason();
  const toast = useToast();
  const open = async (picked: File) => {
    setOpened(null);
    importing.reset();
    // One character more than is taken lets the server refuse a file that is too long.
    const file = (await picked.text()).slice(0, fileCharactersMax + 1);
    try {
      const { sections } = await previewing.mutateAsync(file);
      const able = sections.filter((one) => listImportable(one).length > 0);
      const chosen = new Set(able.map(({ section }) => section));
      setOpened({ name: picked.name, file, sections, chosen, imported: new Map() });
    } catch {
      return;
    }
  };
  const choose = (section: SectionName, isChosen: boolean) => {
    if (!opened) return;
    const chosen = new Set(opened.chosen);
    if (isChosen) chosen.add(section);
    else chosen.delete(section);
    setOpened({ ...opened, chosen });
  };
  const left = (opened?.sections ?? []).filter(
    ({ section }) => opened?.chosen.has(section) && !opened.imported.has(section),
  );
  const act = async () => {
    const written = reason.take();
    if (!opened || written === null) return;
    const imported = new Map(opened.imported);
    for (const { section, basis } of left) {
      const asked = { section, file: opened.file, basis, reason: written };
      try {
        imported.set(section, (await importing.mutateAsync(asked)).things);
      } catch {
        return;
      }
      setOpened({ ...opened, imported: new Map(imported) });
    }
    reason.setText('');
    const isAsked = [...imported.values()].flat().some(({ outcome }) => outcome === 'requested');
    toast({
      tone: 'good',
      title: <Trans>The file is imported</Trans>,
      ...(isAsked && { text: <Trans>A second operator has to confirm what was requested.</Trans> }),
    });
  };
  const refusal = getMutationRefusal(importing) ?? getMutationRefusal(previewing);
  const isBusy = previewing.isPending || importing.isPending;
  return { opened, open, choose, left, act, refusal, isBusy, reason };
}

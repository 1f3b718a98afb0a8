import { useMutation } from '@tanstack/react-query';
import {
  configurationAdminImport,
  configurationAdminPreviewImport,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';

/** Reads what a file would change. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (file: string) => callOrThrow(configurationAdminPreviewImport, { body: { file } }),
  });

type Import = {
  readonly section: SectionName;
  readonly file: string;
  readonly basis: string;
  readonly reason: string;
};

/** Imports one section. Any page may show what it changes, so all queries are read anew. */
export const useImportSection = () =>
  useChange([[]], ({ section, ...body }: Import) =>
    callOrThrow(configurationAdminImport, { params: { section }, body }),
  );

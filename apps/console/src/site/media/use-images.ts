import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaAdminList, mediaAdminUpload } from '@khelaghor/client/routes/site.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const imagesKey = ['images'] as const;

/** The pictures that were brought last. */
export const useImages = () => useCall(imagesKey, mediaAdminList, {});

export function useUploadImage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => callOrThrow(mediaAdminUpload, { files: [file] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: imagesKey }),
  });
}

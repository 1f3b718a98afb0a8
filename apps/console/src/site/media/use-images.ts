import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mediaAdminList, mediaAdminUpload } from '@khelaghor/client/routes.gen.ts';
import { callOrThrow } from '../../shared/api.ts';

const imagesKey = ['images'] as const;

/** The pictures that were brought last. */
export const useImages = () =>
  useQuery({
    queryKey: imagesKey,
    queryFn: ({ signal }) => callOrThrow(mediaAdminList, {}, signal),
  });

export function useUploadImage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => callOrThrow(mediaAdminUpload, { files: [file] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: imagesKey }),
  });
}

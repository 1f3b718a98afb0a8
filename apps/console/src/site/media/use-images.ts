import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mediaListImages, mediaUploadImage } from '@khelaghor/client/routes.gen.ts';
import { ask } from '../../shared/api.ts';

const imagesKey = ['images'] as const;

/** The pictures that were brought last. */
export const useImages = () =>
  useQuery({
    queryKey: imagesKey,
    queryFn: ({ signal }) => ask(mediaListImages, {}, signal),
  });

export function useUploadImage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => ask(mediaUploadImage, { files: [file] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: imagesKey }),
  });
}

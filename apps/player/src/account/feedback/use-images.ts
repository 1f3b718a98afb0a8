import { useLingui } from '@lingui/react/macro';
import { feedbackUploadImage } from '@khelaghor/client/routes/account.gen.ts';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { HumanProofs } from '../../shared/human-proof.ts';
import { useMember } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { findImageError } from './feedback-draft.ts';
import { callWithProgress } from './send-with-progress.ts';
import { shrinkPicture } from '../../shared/shrink-image.ts';

/** A picture of the form: on its way, or held by the server under a ticket. */
export type FormPicture = {
  readonly id: string;
  readonly name: string;
  /** Empty until it was made small. */
  readonly thumbnail: string;
  /** The share that has left, from 0 to 1. */
  readonly sent: number;
  /** Null while it is on its way. */
  readonly ticket: string | null;
};

type QueuedFile = { readonly id: string; readonly file: File; readonly stop: AbortController };

const begun = ({ id, file: { name } }: QueuedFile): FormPicture => ({
  id,
  name,
  thumbnail: '',
  sent: 0,
  ticket: null,
});

/** The form's pictures: they are made small and brought one after another, and can be stopped. */
export function usePictures(proofs: HumanProofs) {
  const { t } = useLingui();
  const formatRefusal = useRefusalText();
  const isMember = useMember() !== null;
  const [pictures, setPictures] = useState<readonly FormPicture[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const stops = useRef(new Map<string, AbortController>());
  const faultText = {
    too_many: t`Attach at most 3 pictures.`,
    kind: t`Only PNG and JPG pictures can be attached.`,
    too_large: t`This picture is too large.`,
  };
  const change = (id: string, part: Partial<FormPicture>) =>
    setPictures((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const remove = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    setPictures((now) => now.filter((each) => each.id !== id));
  };
  /** Brings one; answers with what is wrong with it, if anything is. */
  const bringOne = async (id: string, file: File, stop: AbortSignal): Promise<string | null> => {
    const small = await shrinkPicture(file);
    if (stop.aborted) return null;
    if (!small) return t`This picture cannot be read.`;
    change(id, { thumbnail: small.thumbnail });
    const bringWith = (query: { humanProof?: string }) =>
      callWithProgress((sent) => change(id, { sent }))(
        feedbackUploadImage,
        { files: [small.blob], query },
        { signal: stop },
      );
    const reply = isMember
      ? await bringWith({})
      : await proofs.send((humanProof) => bringWith({ humanProof }));
    if (!reply.success) return formatRefusal(reply);
    change(id, { ticket: reply.value.ticket, sent: 1 });
    return null;
  };
  const bring = async (files: readonly File[]) => {
    setTrouble(null);
    const waiting: QueuedFile[] = [];
    for (const file of files) {
      const fault = findImageError(file, pictures.length + waiting.length);
      if (fault !== null) {
        setTrouble(faultText[fault]);
        break;
      }
      const one = { id: v7(), file, stop: new AbortController() };
      stops.current.set(one.id, one.stop);
      waiting.push(one);
    }
    setPictures((now) => [...now, ...waiting.map(begun)]);
    for (const { id, file, stop } of waiting) {
      if (stop.signal.aborted) continue;
      try {
        const wrong = await bringOne(id, file, stop.signal);
        if (wrong === null) continue;
        setTrouble(wrong);
      } catch (failure) {
        if (!stop.signal.aborted) throw failure;
      }
      remove(id);
    }
  };
  const isBringing = pictures.some(({ ticket }) => ticket === null);
  return { pictures, trouble, bring, remove, isBringing, clear: () => setPictures([]) };
}

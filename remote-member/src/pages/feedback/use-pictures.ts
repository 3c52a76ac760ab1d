import { uploadFeedbackPicture } from '@tessera/contract';
import { randomId } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { shrink } from './compress-picture';
import { MOST_PICTURES, refusedFor } from './picture-rules';

/** A picture that a member attaches. */
export interface AttachedPicture {
  readonly key: string;
  /** As a JPEG data address. */
  readonly data: string;
  /** How much of it has left, from 0 to 1. */
  readonly sent: number;
  /** Once the gateway has it. */
  readonly id?: string;
  readonly failed?: boolean;
}

/** The pictures of a feedback: each is checked, made small and uploaded as soon as it is chosen. */
export function usePictures() {
  const text = useText('member');
  const [pictures, setPictures] = useState<readonly AttachedPicture[]>([]);
  const change = (key: string, part: Partial<AttachedPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload = async ({ key, data }: AttachedPicture) => {
    change(key, { failed: false, sent: 0 });
    try {
      const { id } = await call(
        uploadFeedbackPicture,
        { picture: data },
        { alert: false, onUpload: (sent) => change(key, { sent }) },
      );
      change(key, { id, sent: 1 });
    } catch {
      change(key, { failed: true });
    }
  };
  const add = async (files: readonly File[]) => {
    for (const file of files.slice(0, MOST_PICTURES - pictures.length)) {
      const reason = refusedFor(file);
      if (reason) {
        toast(text(`picture_${reason}`), { duration: 4000 });
        continue;
      }
      try {
        const picture = { key: randomId(), data: await shrink(file), sent: 0 };
        setPictures((all) => [...all, picture]);
        void upload(picture);
      } catch (error) {
        console.warn('[tessera] a picture could not be read', error);
        toast(text('picture_unreadable'), { duration: 4000 });
      }
    }
  };
  return {
    pictures,
    add: (files: readonly File[]) => void add(files),
    retry: (picture: AttachedPicture) => void upload(picture),
    remove: (key: string) => setPictures((all) => all.filter((one) => one.key !== key)),
    clear: () => setPictures([]),
  };
}

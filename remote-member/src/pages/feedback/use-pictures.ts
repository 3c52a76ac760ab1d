import { uploadFeedbackPicture } from '@tessera/contract';
import { randomId } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { useState } from 'react';
import { compressPicture } from './compress-picture';
import { fileProblem, MAX_PICTURES } from './picture-rules';

export interface AttachedPicture {
  readonly key: string;
  /** A JPEG as a data URL. */
  readonly data: string;
  /** The upload progress, from 0 to 1. */
  readonly sent: number;
  /** The gateway's id. Absent until it is uploaded. */
  readonly id?: string;
  readonly failed?: boolean;
}

/** The pictures of a feedback. Each file is checked, compressed and uploaded as soon as it is selected. */
export function usePictures() {
  const text = useText('member');
  const [pictures, setPictures] = useState<readonly AttachedPicture[]>([]);
  const update = (key: string, part: Partial<AttachedPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload = async ({ key, data }: AttachedPicture) => {
    update(key, { failed: false, sent: 0 });
    try {
      const { id } = await call(
        uploadFeedbackPicture,
        { picture: data },
        { alert: false, onUpload: (sent) => update(key, { sent }) },
      );
      update(key, { id, sent: 1 });
    } catch {
      update(key, { failed: true });
    }
  };
  const add = async (files: readonly File[]) => {
    for (const file of files.slice(0, MAX_PICTURES - pictures.length)) {
      const reason = fileProblem(file);
      if (reason) {
        toast(text(`picture_${reason}`), { duration: 4000 });
        continue;
      }
      try {
        const picture = { key: randomId(), data: await compressPicture(file), sent: 0 };
        setPictures((all) => [...all, picture]);
        void upload(picture);
      } catch (error) {
        console.warn('[tessera] member cannot read an attached picture', error);
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

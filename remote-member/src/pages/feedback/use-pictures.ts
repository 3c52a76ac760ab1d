import { uploadFeedbackPicture } from '@tessera/contract';
import { randomId } from '@tessera/shell/environment';
import { type Text, useText } from '@tessera/shell/i18n';
import { failureText, toast } from '@tessera/shell/notices';
import { call, isAbsent } from '@tessera/shell/request';
import { useState } from 'react';
import { compressPicture } from './compress-picture';
import { fileProblem, MAX_PICTURES } from './picture-rules';

export interface AttachedPicture {
  readonly key: string;
  /** Its signal ends what is under way for a picture that the member removes. */
  readonly removal: AbortController;
  /** A JPEG as a data URL. Absent until the file is read. */
  readonly data?: string;
  /** The upload progress, from 0 to 1. */
  readonly sent: number;
  /** The gateway's id. Absent until it is uploaded. */
  readonly id?: string;
  readonly failed?: boolean;
}

const say = (sentence: string) => toast(sentence, { duration: 4000 });

/** Whether a file can be attached. If not, tells the member why. */
function isAttachable(file: File, text: Text<'member'>): boolean {
  const problem = fileProblem(file);
  if (problem) say(text(`picture_${problem}`));
  return problem === undefined;
}

/**
 * The pictures of a feedback. Each file is checked, compressed and uploaded as soon as it is selected, and is in the
 * list from then on: the feedback is not sent without it.
 */
export function usePictures() {
  const text = useText('member');
  const [pictures, setPictures] = useState<readonly AttachedPicture[]>([]);
  const update = (key: string, part: Partial<AttachedPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = ({ key, removal }: AttachedPicture) => {
    removal.abort();
    setPictures((all) => all.filter((one) => one.key !== key));
  };

  const upload = async (picture: AttachedPicture, data: string) => {
    const { key, removal } = picture;
    update(key, { data, failed: false, sent: 0 });
    try {
      const { id } = await call(
        uploadFeedbackPicture,
        { picture: data },
        { alert: false, signal: removal.signal, onUpload: (sent) => update(key, { sent }) },
      );
      update(key, { id, sent: 1 });
    } catch (error) {
      if (!isAbsent(error)) return update(key, { failed: true });
      say(failureText(error));
      remove(picture);
    }
  };
  const add = async (files: readonly File[]) => {
    const attached = files
      .slice(0, MAX_PICTURES - pictures.length)
      .filter((file) => isAttachable(file, text))
      .map((file) => ({ file, picture: { key: randomId(), removal: new AbortController(), sent: 0 } }));
    setPictures((all) => [...all, ...attached.map(({ picture }) => picture)]);
    // One at a time: a picture takes much memory until it is compressed.
    for (const { file, picture } of attached) {
      try {
        void upload(picture, await compressPicture(file));
      } catch (error) {
        console.warn('[tessera] member cannot read an attached picture', error);
        say(text('picture_unreadable'));
        remove(picture);
      }
    }
  };
  return {
    pictures,
    add: (files: readonly File[]) => void add(files),
    retry: (picture: AttachedPicture) => void (picture.data && upload(picture, picture.data)),
    remove,
    clear: () => setPictures([]),
  };
}

import remove from '@phosphor-icons/core/assets/bold/x-bold.svg';
import camera from '@phosphor-icons/core/assets/regular/camera-plus.svg';
import { useText } from '@tessera/shell/i18n';
import { Button, Icon, IconButton, VisuallyHidden } from '@tessera/ui';
import styles from './feedback.module.css';
import { MAX_PICTURES, pictureTypes } from './picture-rules';
import type { usePictures } from './use-pictures';

/** The attached pictures with their upload progress, and the button that adds one. */
export function PictureField({ pictures, add, retry, remove: drop }: ReturnType<typeof usePictures>) {
  const text = useText('member');
  return (
    <ul aria-label={text('feedback_attach')} className={styles.pictures}>
      {pictures.map((picture, at) => (
        <li key={picture.key} className={styles.picture}>
          {picture.data && <img src={picture.data} alt={text('picture_named', { number: at + 1 })} />}
          <IconButton
            icon={remove}
            label={text('picture_remove', { number: at + 1 })}
            onClick={() => drop(picture)}
          />
          {picture.failed ? (
            <span className={styles.state}>
              <Button size="s" variant="secondary" onClick={() => retry(picture)}>
                {text('retry')}
              </Button>
            </span>
          ) : (
            picture.id === undefined && (
              <span className={styles.state}>
                {text('picture_sent', { percent: Math.round(picture.sent * 100) })}
              </span>
            )
          )}
        </li>
      ))}
      {pictures.length < MAX_PICTURES && (
        <li>
          <label className={styles.add}>
            <Icon path={camera} size={28} />
            <VisuallyHidden>
              {text('picture_add')}
              <input
                type="file"
                multiple
                accept={pictureTypes.join(',')}
                onChange={(event) => {
                  add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </VisuallyHidden>
          </label>
        </li>
      )}
    </ul>
  );
}

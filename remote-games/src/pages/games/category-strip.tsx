import { useSite } from '@tessera/shell/site';
import { Picture } from '../../common/images/picture';
import { menuPicture } from '../../common/images/picture-folders';
import styles from './category-strip.module.css';

/** The picture of a category, over its games. */
export function CategoryStrip({ category }: { category: string }) {
  const currency = useSite((site) => site.currency);
  return (
    <div className={styles.strip}>
      <Picture key={category} image={menuPicture(category, currency)} width={600} height={180} eager />
    </div>
  );
}

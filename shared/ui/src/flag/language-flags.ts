import bd from 'flag-icons/flags/4x3/bd.svg';
import br from 'flag-icons/flags/4x3/br.svg';
import cn from 'flag-icons/flags/4x3/cn.svg';
import es from 'flag-icons/flags/4x3/es.svg';
import fr from 'flag-icons/flags/4x3/fr.svg';
import id from 'flag-icons/flags/4x3/id.svg';
import in_ from 'flag-icons/flags/4x3/in.svg';
import jp from 'flag-icons/flags/4x3/jp.svg';
import kh from 'flag-icons/flags/4x3/kh.svg';
import kr from 'flag-icons/flags/4x3/kr.svg';
import kz from 'flag-icons/flags/4x3/kz.svg';
import la from 'flag-icons/flags/4x3/la.svg';
import mm from 'flag-icons/flags/4x3/mm.svg';
import my from 'flag-icons/flags/4x3/my.svg';
import np from 'flag-icons/flags/4x3/np.svg';
import ph from 'flag-icons/flags/4x3/ph.svg';
import pk from 'flag-icons/flags/4x3/pk.svg';
import pt from 'flag-icons/flags/4x3/pt.svg';
import ru from 'flag-icons/flags/4x3/ru.svg';
import sa from 'flag-icons/flags/4x3/sa.svg';
import th from 'flag-icons/flags/4x3/th.svg';
import tr from 'flag-icons/flags/4x3/tr.svg';
import tw from 'flag-icons/flags/4x3/tw.svg';
import tz from 'flag-icons/flags/4x3/tz.svg';
import us from 'flag-icons/flags/4x3/us.svg';
import vn from 'flag-icons/flags/4x3/vn.svg';

/** Addresses of the flags that stand for languages (R9.40), by country. */
export const languageFlags: Readonly<Record<string, string>> = {
  bd,
  br,
  cn,
  es,
  fr,
  id,
  in: in_,
  jp,
  kh,
  kr,
  kz,
  la,
  mm,
  my,
  np,
  ph,
  pk,
  pt,
  ru,
  sa,
  th,
  tr,
  tw,
  tz,
  us,
  vn,
};

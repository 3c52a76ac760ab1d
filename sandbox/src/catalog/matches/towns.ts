/** A name in the languages of the demo. */
export interface Name {
  readonly EN: string;
  readonly CN: string;
  readonly AR: string;
}

const named = (EN: string, CN: string, AR: string): Name => ({ EN, CN, AR });

/** The name in a language; English if it has no name in that language. */
export const nameIn = (name: Name, language: string): string =>
  language === 'CN' || language === 'AR' ? name[language] : name.EN;

/** The home towns of the teams; all of them are invented. */
export const towns: readonly Name[] = [
  named('Port Calder', '卡德港', 'بورت كالدر'),
  named('Westmoor', '西原城', 'وستمور'),
  named('Ashbrook', '灰溪镇', 'أشبروك'),
  named('Lunara', '月澜', 'لونارا'),
  named('Silver Bay', '银湾', 'خليج الفضة'),
  named('Novaterra', '新陆', 'نوفاتيرا'),
  named('Highfell', '高岭', 'هايفل'),
  named('Marisol', '海阳', 'ماريسول'),
  named('Redcliff', '赤崖', 'الجرف الأحمر'),
  named('Oakhaven', '橡港', 'أوكهيفن'),
  named('Zafira', '扎菲拉', 'زافيرا'),
  named('Stonegate', '石门', 'باب الحجر'),
  named('Vila Serena', '静谷城', 'فيلا سيرينا'),
  named('Northwind', '北风城', 'ريح الشمال'),
  named('Karavan', '驼铃城', 'كارافان'),
  named('Eastmere', '东湖城', 'إيستمير'),
  named('Sandara', '沙岚', 'ساندارا'),
  named('Glasshill', '琉璃山', 'تل الزجاج'),
  named('Coral Quay', '珊瑚埠', 'رصيف المرجان'),
  named('Emberton', '烬城', 'إمبرتون'),
];

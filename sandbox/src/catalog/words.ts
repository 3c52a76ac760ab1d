import type { Category, MotifOf } from '../artwork';

/** A word of a game's name in English and in Chinese. */
type Word = readonly [english: string, chinese: string];

/** The noun of a game's name, and the motif of its picture. */
export type Noun<Motif extends PropertyKey = string> = readonly [...Word, motif: Motif];

/** The adjectives of the names. */
export const adjectives: readonly Word[] = [
  ['Ember', '余烬'],
  ['Velvet', '丝绒'],
  ['Copper', '赤铜'],
  ['Saffron', '藏红'],
  ['Cobalt', '钴蓝'],
  ['Marble', '云石'],
  ['Amber', '琥珀'],
  ['Northern', '北境'],
  ['Gilded', '鎏金'],
  ['Paper', '纸艺'],
  ['Iron', '玄铁'],
  ['Brocade', '锦绣'],
  ['Mosaic', '琉璃'],
  ['Clockwork', '机关'],
  ['Midnight', '午夜'],
  ['Harvest', '丰收'],
  ['Mirror', '镜影'],
  ['Orchid', '兰香'],
  ['Stormlit', '雷光'],
  ['Starlit', '星辉'],
];

/** The number of games of each category, and the nouns of their names. */
export const subjects: {
  readonly [C in Category]: { readonly count: number; readonly nouns: readonly Noun<MotifOf<C>>[] };
} = {
  RNG: {
    count: 84,
    nouns: [
      ['Crown', '王冠', 'crown'],
      ['Fox', '灵狐', 'fox'],
      ['Gems', '宝石', 'gem'],
      ['Lantern', '灯笼', 'lantern'],
      ['Sevens', '三七', 'seven'],
      ['Lotus', '莲花', 'lotus'],
      ['Tiger', '猛虎', 'tiger'],
      ['Star', '之星', 'star'],
      ['Cherries', '樱桃', 'cherry'],
      ['Pyramid', '金塔', 'pyramid'],
      ['Coin', '金币', 'coin'],
      ['Owl', '夜枭', 'owl'],
      ['Flame', '烈焰', 'flame'],
      ['Chest', '宝箱', 'chest'],
      ['Moon', '明月', 'moon'],
      ['Panda', '熊猫', 'panda'],
      ['Clover', '四叶草', 'clover'],
      ['Masquerade', '假面', 'mask'],
      ['Planet', '星球', 'planet'],
      ['Bell', '金铃', 'bell'],
      ['Lion', '雄狮', 'lion'],
      ['Potion', '灵药', 'potion'],
      ['Sun', '烈日', 'sun'],
      ['Shield', '神盾', 'shield'],
      ['Melon', '甜瓜', 'melon'],
      ['Bolt', '闪电', 'bolt'],
      ['Chalice', '圣杯', 'chalice'],
      ['Bull', '金牛', 'bull'],
      ['Codex', '秘典', 'book'],
      ['Toadstool', '蘑菇', 'mushroom'],
      ['Helm', '船舵', 'helm'],
      ['Egg', '龙蛋', 'egg'],
      ['Drum', '战鼓', 'drum'],
    ],
  },
  LIVE: {
    count: 36,
    nouns: [
      ['Baccarat', '百家乐', 'dealer'],
      ['Roulette', '轮盘', 'spin'],
      ['Sic Bo', '骰宝', 'dome'],
      ['Blackjack', '二十一点', 'dealer'],
      ['Big Wheel', '大转轮', 'fortune'],
      ['Dragon and Phoenix', '龙凤斗', 'dealer'],
    ],
  },
  SPORTS: {
    count: 14,
    nouns: [
      ['Football', '足球', 'football'],
      ['Basketball', '篮球', 'basketball'],
      ['Tennis', '网球', 'tennis'],
      ['Esports', '电竞', 'pad'],
      ['Cricket', '板球', 'cricket'],
      ['Ice Hockey', '冰球', 'puck'],
      ['Motor Racing', '赛车', 'helmet'],
    ],
  },
  TABLE: {
    count: 30,
    nouns: [
      ['Blackjack', '黑杰克', 'pair'],
      ['Roulette', '轮盘', 'roulette'],
      ['Poker', '扑克', 'spread'],
      ['Craps', '掷骰', 'dice'],
      ['Banker', '庄家', 'bank'],
    ],
  },
  FISH: {
    count: 22,
    nouns: [
      ['Reef', '珊瑚礁', 'fish'],
      ['Lagoon', '潟湖', 'angel'],
      ['Medusa Bay', '水母湾', 'jelly'],
      ['Kraken', '海怪', 'octopus'],
      ['Shark Run', '鲨潮', 'shark'],
      ['Turtle Cove', '龟岛', 'turtle'],
    ],
  },
  PVP: {
    count: 20,
    nouns: [
      ['Mahjong', '麻将', 'tiles'],
      ['Duel', '对决', 'swords'],
      ['Rummy', '拉米', 'duel'],
      ['Gambit', '弈局', 'chess'],
      ['Dominoes', '骨牌', 'dominoes'],
    ],
  },
  CRASH: {
    count: 18,
    nouns: [
      ['Ascent', '升空', 'rocket'],
      ['Skyline', '天际', 'plane'],
      ['Balloon', '热气球', 'balloon'],
      ['Visitor', '访客', 'saucer'],
      ['Comet', '彗星', 'comet'],
    ],
  },
  ARCADE: {
    count: 24,
    nouns: [
      ['Plinko', '弹珠', 'plinko'],
      ['Mines', '扫雷', 'mines'],
      ['Wheel', '转轮', 'wheel'],
      ['Tower', '高塔', 'tower'],
      ['Joystick', '摇杆', 'stick'],
    ],
  },
  LOTT: {
    count: 20,
    nouns: [
      ['Six', '六合', 'cluster'],
      ['Globe', '摇奖', 'globe'],
      ['Draw', '开奖', 'draw'],
      ['Ticket', '彩券', 'ticket'],
    ],
  },
  ELOTT: {
    count: 20,
    nouns: [
      ['Quick Three', '快三', 'cubes'],
      ['Racers', '赛车十', 'race'],
      ['Hexes', '六角', 'hexes'],
      ['Minute Ball', '分分彩', 'orbs'],
    ],
  },
  SEA_LOTT: {
    count: 6,
    nouns: [
      ['Four Digits', '四字现', 'ticket'],
      ['Market Draw', '外围彩', 'draw'],
    ],
  },
  VIETNAM_LOTTO: {
    count: 6,
    nouns: [
      ['Northern Lottery', '北部彩', 'globe'],
      ['Southern Lottery', '南部彩', 'cluster'],
    ],
  },
};

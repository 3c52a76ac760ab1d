export {
  type ConsoleKey,
  consoleLanguages,
  formatNumber,
  formatPercent,
  formatTime,
  language,
  startTexts,
  t,
} from './texts';

const board = document.querySelector('main');
const result = board.querySelector('.result');
const credits = board.querySelector('[data-credits]');
const refill = board.querySelector('[data-refill]');
const guesses = [...board.querySelectorAll('[data-guess]')];
const reels = [...board.querySelectorAll('.reel')];
const card = board.querySelector('[data-card]');

const suitSigns = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };
const rankSigns = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
const format = new Intl.NumberFormat(document.documentElement.lang);
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

async function ask(path, details) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ play: board.dataset.play, ...details }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function showCredits(amount) {
  credits.textContent = format.format(amount);
  const broke = amount < Number(board.dataset.stake);
  refill.hidden = !broke;
  for (const guess of guesses) guess.disabled = broke || !canWin(guess.dataset.guess);
}

/** Nothing is higher than a king or lower than an ace. */
const canWin = (guess) => !card || card.dataset.rank !== (guess === 'higher' ? '13' : '1');

function showCard({ rank, suit }) {
  const sign = rankSigns[rank] ?? String(rank);
  card.dataset.rank = String(rank);
  card.textContent = `${sign}\n${suitSigns[suit]}`;
  card.setAttribute('aria-label', `${board.dataset.textCard}: ${sign} ${suitSigns[suit]}`);
  card.classList.toggle('red', suit === 'heart' || suit === 'diamond');
  card.classList.remove('dealt');
  void card.offsetWidth;
  card.classList.add('dealt');
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, still ? 0 : ms));

async function showLine(line) {
  for (const [at, reel] of reels.entries()) {
    await pause(320);
    reel.classList.remove('turning');
    reel.firstElementChild.src = `/symbols/${line[at]}.svg`;
  }
}

function say(text, won) {
  result.textContent = text;
  result.classList.toggle('won', won);
}

async function play(guess) {
  for (const button of guesses) button.disabled = true;
  if (reels.length) say(board.dataset.textSpinning, false);
  for (const reel of reels) reel.classList.add('turning');
  try {
    const round = await ask('/play/round', { guess });
    if (round.line) await showLine(round.line);
    if (round.card) showCard(round.card);
    const { textWin, textLost } = board.dataset;
    say(round.win ? `${textWin}: ${format.format(round.win)}` : textLost, round.win > 0);
    showCredits(round.credits);
  } catch {
    for (const reel of reels) reel.classList.remove('turning');
    say(board.dataset.textFailed, false);
    for (const button of guesses) button.disabled = !canWin(button.dataset.guess);
  }
}

for (const button of guesses) button.addEventListener('click', () => play(button.dataset.guess));
refill.addEventListener('click', async () => {
  showCredits((await ask('/play/refill', {})).credits);
  guesses[0].focus();
});

if (card) showCard({ rank: Number(card.dataset.rank), suit: card.dataset.suit });
for (const number of board.querySelectorAll('[data-number]'))
  number.textContent = format.format(number.textContent);
showCredits(Number(credits.textContent));

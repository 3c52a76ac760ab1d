import styles from './celebration.module.css';
import type { Win } from './win';

const PIECES = 36;
/** In ms: the time of the whole, and the time in which the amount counts up. */
const LENGTH = 1_800;
const COUNTING = 700;
/** In radians: each piece flies in a direction between those of all before it. */
const GOLDEN_ANGLE = 2.399_963;

function add(parent: HTMLElement, className: string | undefined): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  parent.append(element);
  return element;
}

/** Flies out of the middle, and falls. */
function fly(piece: HTMLElement, index: number): void {
  const angle = index * GOLDEN_ANGLE;
  const distance = 90 + 80 * ((index * 7) % 11) * 0.1;
  const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance - 40];
  const turn = 200 + 60 * (index % 7);
  piece.animate(
    [
      { transform: 'translate(0, 0) scale(0.2)', opacity: 1, easing: 'cubic-bezier(0.1, 0.8, 0.3, 1)' },
      {
        offset: 0.4,
        transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
        opacity: 1,
        easing: 'ease-in',
      },
      { transform: `translate(${x * 1.15}px, ${y + 260}px) rotate(${turn * 2}deg)`, opacity: 0 },
    ],
    { duration: LENGTH - 20 * (index % 9), fill: 'both' },
  );
}

/** Counts up to an amount, which stands exactly as the gateway gave it at the end. */
function countUp(element: HTMLElement, { amount, format }: Win): void {
  const start = performance.now();
  const decimals = amount.split('.')[1]?.length ?? 0;
  const count = () => {
    const left = Math.max(0, 1 - (performance.now() - start) / COUNTING) ** 3;
    element.textContent = format(left === 0 ? amount : (Number(amount) * (1 - left)).toFixed(decimals));
    if (left > 0) requestAnimationFrame(count);
  };
  count();
}

let ending: (() => void) | undefined;

/** Shows a celebration, and removes it at its end. A later one takes the place of the one before. */
export async function showCelebration(win: Win): Promise<void> {
  ending?.();
  const stage = add(document.body, styles.stage);
  const end = () => stage.remove();
  ending = end;
  stage.setAttribute('aria-hidden', 'true');
  // Above an open sheet too, where the browser has popovers.
  if (stage.showPopover) {
    stage.popover = 'manual';
    stage.showPopover();
  }
  for (let index = 0; index < PIECES; index++) fly(add(stage, styles.piece), index);
  const sum = add(stage, styles.sum);
  sum.translate = false;
  countUp(sum, win);
  const rise = sum.animate(
    [
      { transform: 'scale(0.4)', opacity: 0, easing: 'cubic-bezier(0.2, 1.6, 0.4, 1)' },
      { offset: 0.2, transform: 'scale(1)', opacity: 1 },
      { offset: 0.8, transform: 'scale(1)', opacity: 1 },
      { transform: 'translateY(-24px)', opacity: 0 },
    ],
    { duration: LENGTH, fill: 'both' },
  );
  await rise.finished.catch(() => undefined);
  end();
}

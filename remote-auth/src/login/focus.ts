/** Makes a field ready to be typed over, without taking away what stands there. */
export function startOver(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

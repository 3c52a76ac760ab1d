/** Rejects with the error of `otherwise` if the promise has not settled within `ms`. */
export function withTimeout<T>(promise: Promise<T>, ms: number, otherwise: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(otherwise()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

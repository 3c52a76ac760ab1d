const TEN_MINUTES = 600_000;

/** Devices on which a member has just proved once more who they are. */
export class VerifiedDevices {
  readonly #until = new Map<string, number>();

  add(memberId: string, deviceId: string): void {
    this.#until.set(`${memberId} ${deviceId}`, Date.now() + TEN_MINUTES);
  }

  has(memberId: string, deviceId: string): boolean {
    return (this.#until.get(`${memberId} ${deviceId}`) ?? 0) > Date.now();
  }
}

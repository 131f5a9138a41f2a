/** Lets so many through a second, and twice as many at once after a pause. */
export class MessageLimit {
  private readonly perSecond: number;
  private left: number;
  private at: number;

  constructor(perSecond: number, now: number) {
    this.perSecond = perSecond;
    this.left = perSecond * 2;
    this.at = now;
  }

  take(now: number): boolean {
    this.left = Math.min(this.perSecond * 2, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}

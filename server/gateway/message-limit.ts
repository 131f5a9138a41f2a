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

  /** A message that causes much work counts as several. */
  take(now: number, cost = 1): boolean {
    this.left = Math.min(this.perSecond * 2, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Turning by more than this is a turn of the tile; spreading by more than that is a zoom. */
const TURN = Math.PI / 8;
const SPREAD = 0.18;
const QUARTER = Math.PI / 3;

/** Two fingers: tells turning a tile from zooming the picture. */
export class Twist {
  private readonly fingers = new Map<number, Finger>();
  private start: { angle: number; distance: number } | undefined;
  private mode: 'open' | 'turn' | 'zoom' = 'open';

  get two(): boolean {
    return this.fingers.size > 1;
  }

  /** True while the picture must hold still. */
  get holds(): boolean {
    return this.two && this.mode !== 'zoom';
  }

  down(id: number, finger: Finger): void {
    this.fingers.set(id, finger);
    this.mode = 'open';
    this.start = this.measure();
  }

  up(id: number): void {
    this.fingers.delete(id);
    this.start = this.measure();
  }

  /** Quarter turns made by this movement: -1, 0 or 1. */
  move(id: number, finger: Finger): -1 | 0 | 1 {
    if (!this.fingers.has(id)) return 0;
    this.fingers.set(id, finger);
    const now = this.measure();
    if (!now || !this.start) return 0;
    const turned = wrap(now.angle - this.start.angle);
    if (this.mode === 'open') {
      if (Math.abs(now.distance / this.start.distance - 1) > SPREAD) this.mode = 'zoom';
      else if (Math.abs(turned) > TURN) this.mode = 'turn';
    }
    if (this.mode !== 'turn' || Math.abs(turned) < QUARTER) return 0;
    this.start = now;
    return turned > 0 ? 1 : -1;
  }

  private measure(): { angle: number; distance: number } | undefined {
    const [one, other] = this.fingers.values();
    if (!one || !other) return undefined;
    return {
      angle: Math.atan2(other.y - one.y, other.x - one.x),
      distance: Math.hypot(other.x - one.x, other.y - one.y),
    };
  }
}

/** An angle between half a turn left and half a turn right. */
const wrap = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

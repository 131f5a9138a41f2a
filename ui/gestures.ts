/** What a finger may do and still mean a tap. */
export const TAP_DISTANCE = 8;
export const TAP_TIME = 500;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  readonly at: number;
  x: number;
  y: number;
}

export interface PointerLike {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

export interface Move {
  /** Movement of the middle of all fingers. */
  readonly dx: number;
  readonly dy: number;
  /** Change of their distance; 1 with one finger. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Tells taps from pans and pinches: a tap is short, still and made with one finger. */
export class Gesture {
  private readonly fingers = new Map<number, Finger>();
  private spoiled = false;

  get dragging(): boolean {
    return this.spoiled && this.fingers.size > 0;
  }

  down({ pointerId, clientX, clientY, timeStamp }: PointerLike): void {
    if (this.fingers.size === 0) this.spoiled = false;
    this.fingers.set(pointerId, { startX: clientX, startY: clientY, at: timeStamp, x: clientX, y: clientY });
    if (this.fingers.size > 1) this.spoiled = true;
  }

  /** The movement this makes, if it is one. */
  move({ pointerId, clientX, clientY }: PointerLike): Move | undefined {
    const finger = this.fingers.get(pointerId);
    if (!finger) return undefined;
    if (Math.hypot(clientX - finger.startX, clientY - finger.startY) >= TAP_DISTANCE) this.spoiled = true;
    const before = this.middle();
    finger.x = clientX;
    finger.y = clientY;
    if (!this.spoiled) return undefined;
    const after = this.middle();
    const zoom = before.spread > 0 ? after.spread / before.spread : 1;
    return { dx: after.x - before.x, dy: after.y - before.y, zoom, x: after.x, y: after.y };
  }

  up({ pointerId, pointerType, timeStamp }: PointerLike): void {
    const finger = this.fingers.get(pointerId);
    if (finger && pointerType !== 'mouse' && timeStamp - finger.at >= TAP_TIME) this.spoiled = true;
    this.fingers.delete(pointerId);
  }

  /** True if the click that follows the last finger is a tap. */
  get tap(): boolean {
    return !this.spoiled;
  }

  private middle(): { x: number; y: number; spread: number } {
    const all = [...this.fingers.values()];
    const x = all.reduce((sum, finger) => sum + finger.x, 0) / all.length;
    const y = all.reduce((sum, finger) => sum + finger.y, 0) / all.length;
    const spread = all.length < 2 ? 0 : Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y);
    return { x, y, spread };
  }
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Camera = { x: 0, y: 0, scale: 1 };
const CLOSEST = 5;

/** Zooms around a point of the box and keeps the picture inside it. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }, box: Box): Camera {
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale * by));
  const ratio = scale / camera.scale;
  return kept({ x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, scale }, box);
}

export function panned(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, box);
}

interface Rect extends Box {
  readonly left: number;
  readonly top: number;
}

const MARGIN = 1.15;

/** The camera that shows these parts of the screen, now seen through another one, as large as they fit; all if none. */
export function framed(camera: Camera, parts: readonly Rect[], box: Rect): Camera {
  if (parts.length === 0) return WHOLE;
  const left = Math.min(...parts.map((part) => part.left)) - box.left;
  const top = Math.min(...parts.map((part) => part.top)) - box.top;
  const width = Math.max(...parts.map((part) => part.left + part.width)) - box.left - left;
  const height = Math.max(...parts.map((part) => part.top + part.height)) - box.top - top;
  const by = Math.min(box.width / width, box.height / height) / MARGIN;
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale * by));
  const ratio = scale / camera.scale;
  const middle = { x: left + width / 2 - camera.x, y: top + height / 2 - camera.y };
  return kept({ x: box.width / 2 - middle.x * ratio, y: box.height / 2 - middle.y * ratio, scale }, box);
}

const kept = ({ x, y, scale }: Camera, { width, height }: Box): Camera => ({
  x: Math.min(0, Math.max(width - width * scale, x)),
  y: Math.min(0, Math.max(height - height * scale, y)),
  scale,
});

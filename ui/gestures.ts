import type { Cover } from './contract.ts';
import type { Rect } from './rects.ts';

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

export const UNCOVERED: Cover = { right: 0, bottom: 0 };

/** The room for a picture: its box, the upper left part of it that is in sight, and what of the box is drawn upon. */
export interface Room extends Box {
  /** All of the box if it is not told. */
  readonly free?: Box;
  /** Lies in the middle of the box; all of it if it is not told. */
  readonly drawn?: Box;
}

/** A picture need not shrink below this part of its box, however much is in front of it. */
export const LEAST_FREE = 0.4;

export const freeOf = ({ width, height }: Box, { right, bottom }: Cover): Box => ({
  width: Math.max(width * LEAST_FREE, width - right),
  height: Math.max(height * LEAST_FREE, height - bottom),
});

const CLOSEST = 5;

/** The scale at which all of the picture is in sight. */
export function leastScale(room: Room): number {
  const { free = room, drawn = room } = room;
  return Math.min(1, free.width / drawn.width, free.height / drawn.height);
}

/** The camera that shows the whole picture. */
export const whole = (room: Room): Camera => kept({ x: 0, y: 0, scale: leastScale(room) }, room);

const between = (scale: number, room: Room): number => Math.min(CLOSEST, Math.max(leastScale(room), scale));

/** Zooms around a point of the box and keeps the picture in sight. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }, room: Room): Camera {
  const scale = between(camera.scale * by, room);
  const ratio = scale / camera.scale;
  return kept({ x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, scale }, room);
}

export function panned(camera: Camera, dx: number, dy: number, room: Room): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, room);
}

const MARGIN = 1.15;

/** The camera that shows these parts, now seen through another one, as large as they fit; all if none. */
export function framed(camera: Camera, parts: readonly Rect[], room: Room): Camera {
  if (parts.length === 0) return whole(room);
  const { free = room } = room;
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const width = Math.max(...parts.map((part) => part.left + part.width)) - left;
  const height = Math.max(...parts.map((part) => part.top + part.height)) - top;
  const scale = between((camera.scale * Math.min(free.width / width, free.height / height)) / MARGIN, room);
  const ratio = scale / camera.scale;
  const middle = { x: left + width / 2 - camera.x, y: top + height / 2 - camera.y };
  return kept({ x: free.width / 2 - middle.x * ratio, y: free.height / 2 - middle.y * ratio, scale }, room);
}

/** So much of a thing is in sight that it can be told and pressed. */
const isSeen = ({ left, top, width, height }: Rect, free: Box): boolean =>
  left > -width / 3 && top > -height / 3 && left + width * 0.67 < free.width && top + height * 0.67 < free.height;

/**
 * The camera that shows these parts so large that the largest of them is so many pixels wide, or somewhat smaller where
 * only then all of them are in sight; undefined if they are in sight and large enough as they are seen now.
 */
export function brought(camera: Camera, parts: readonly Rect[], least: number, room: Room): Camera | undefined {
  const { free = room } = room;
  const size = sizeOf(parts);
  if (parts.length === 0 || (size >= least && parts.every((part) => isSeen(part, free)))) return undefined;
  const enough = (camera.scale * least * ROOMY) / size;
  const all = framed(camera, parts, room);
  if (all.scale <= enough && all.scale * size >= camera.scale * least * TOLERABLE) return all;
  return zoomed(all, enough / all.scale, { x: free.width / 2, y: free.height / 2 }, room);
}

/**
 * The same in the middle of something: what is large enough is moved no further than it must be. Undefined as well if it
 * need not move.
 */
export function broughtOn(camera: Camera, parts: readonly Rect[], least: number, room: Room): Camera | undefined {
  const size = sizeOf(parts);
  const moved = size >= least ? revealed(camera, parts, room) : undefined;
  const isEnough = moved && moved.scale * size >= camera.scale * least * TOLERABLE;
  return isEnough ? moved : brought(camera, parts, least, room);
}

/** The shorter side of the largest of these parts. */
const sizeOf = (parts: readonly Rect[]): number =>
  Math.max(...parts.map(({ width, height }) => Math.min(width, height)));

/**
 * The camera moved no further than all these parts need to be in sight, and drawn back only where they need more room;
 * undefined if they are in sight.
 */
export function revealed(camera: Camera, parts: readonly Rect[], room: Room): Camera | undefined {
  const { free = room } = room;
  if (parts.every((part) => isSeen(part, free))) return undefined;
  const all = framed(camera, parts, room);
  if (all.scale < camera.scale) return all;
  const over = (start: number, end: number, size: number) => (start < 0 ? -start : Math.min(0, size - end));
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return panned(camera, over(left, right, free.width), over(top, bottom, free.height), room);
}

/** Whether two cameras show the same, to the eye. */
export const sameSight = (one: Camera, other: Camera): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < 0.5 && Math.abs(one.scale / other.scale - 1) < 0.002;

/** To see everything is worth so much of the size that is asked for. */
const TOLERABLE = 0.75;

/** A little larger than what is asked for. */
const ROOMY = 1.06;

function kept({ x, y, scale }: Camera, room: Room): Camera {
  const { free = room, drawn = room } = room;
  return {
    x: along(x, scale, { box: room.width, free: free.width, drawn: drawn.width }),
    y: along(y, scale, { box: room.height, free: free.height, drawn: drawn.height }),
    scale,
  };
}

/** One coordinate of the camera: what is small stands in the middle, what is large leaves no gap at the edges. */
function along(at: number, scale: number, { box, free, drawn }: { box: number; free: number; drawn: number }): number {
  if (scale * drawn <= free) return (free - scale * box) / 2;
  return Math.min((scale * (drawn - box)) / 2, Math.max(free - (scale * (box + drawn)) / 2, at));
}

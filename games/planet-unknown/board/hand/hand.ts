import type { BoardProps } from '@orrery/ui/contract';
import { announce } from '@orrery/ui/live';
import { useMemo } from 'react';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { gripOf, isMove, isPlacement, type Offers, offersOf, placementWith, type Way, wayOf } from '../read/asked.ts';
import { cellAt, isInFrame, xOf, yOf } from '../read/cells.ts';
import { type Intent, patching, placing, proposedIntent, refusing, straying } from '../read/intent.ts';
import { cheapestPath, firstStep, moversOf, type Scene } from '../read/paths.ts';
import { oriented } from '../read/rules.ts';
import type { AnyAnswer, Cell, Placement, Seat } from '../read/table.ts';
import type { Key } from '../say.ts';
import { goalOf, startDrive } from './drive.ts';
import { type Held, hold, type Lie, type Over, peekHeld, useHeld } from './held.ts';

/** What the player holds over the planet and what can be done with it. */
export interface Hand {
  readonly offers: Offers;
  readonly tool: 'tile' | 'rover' | 'none';
  readonly tile?: string;
  readonly turn: number;
  readonly flip: boolean;
  /** The way the tile in hand lies, with its places. */
  readonly way?: Way;
  readonly rover?: Cell;
  readonly over?: Over;
  /** What happens where the pointer is, and what the proposed answer does. */
  readonly pointed?: Intent;
  readonly proposed?: Intent;
  take(tile: string): void;
  /** Takes a tile and holds it over one of its places. */
  show(placement: Placement): void;
  turnBy(quarters: number): void;
  flipOver(): void;
  pickRover(cell: Cell): void;
  point(over: Over | undefined): void;
  /** Puts down what is held, or goes there. */
  put(cell: Cell): void;
}

const questionOf = ({ choice: { asked } }: BoardProps<PlanetUnknown, Key>): string =>
  asked ? `${asked.seat} ${asked.question} ${asked.since}` : '';

export function useHand(props: BoardProps<PlanetUnknown, Key>, seat: Seat): Hand {
  const question = questionOf(props);
  const held = useHeld(question);
  const { choice, view, say } = props;
  return useMemo(() => handOf({ choice, view, say }, seat, held), [choice, view, say, seat, held]);
}

type Sight = Pick<BoardProps<PlanetUnknown, Key>, 'choice' | 'view' | 'say'>;

function handOf({ choice, view, say }: Sight, seat: Seat, held: Held): Hand {
  const { asked, proposed } = choice;
  const offers = offersOf(asked);
  const scene: Scene | undefined = asked && { table: view.table, seat, asked };
  const laid = proposed && isPlacement(proposed) ? proposed : undefined;
  const tile = tileIn(offers, held, laid?.tile);
  const tool = toolIn(offers, held);
  const ways = tile === undefined ? [] : (offers.tiles.get(tile) ?? []);
  const lie = held.lie ?? fittingLie(ways);
  const way = tile === undefined ? undefined : wayOf(ways, { tile, ...lie });
  const rover = roverIn(offers, held, view.table.areas[seat].rovers.length);
  const change = (next: Partial<Held>) => hold(held.question, next);
  const known = { ...held, tool, tile, way, rover };
  const pointed = scene && held.over && pointedIntent(scene, known, held.over);

  /** A tile that waits for confirmation turns where it lies, or goes to the nearest place where it can. */
  const lieAs = (next: Lie) => {
    change({ lie: next });
    if (tile === undefined || laid?.tile !== tile) return;
    const turned = wayOf(ways, { tile, ...next });
    const spot = turned && nearest(turned, laid);
    if (spot) choice.pick({ act: 'place', ...spot });
  };

  return {
    offers,
    tool,
    ...lie,
    ...(tile === undefined ? {} : { tile }),
    ...(way ? { way } : {}),
    ...(rover === undefined ? {} : { rover }),
    ...(held.over ? { over: held.over } : {}),
    ...(pointed ? { pointed } : {}),
    ...(scene && proposed ? { proposed: drivenIntent(scene, proposed) ?? proposedIntent(scene, proposed) } : {}),
    take: (next) => change({ tile: next, rover: undefined, ...(next === tile ? {} : { lie: undefined }) }),
    show({ tile: shown, x, y, turn, flip }) {
      const grip = gripOf(oriented({ tile: shown, turn, flip }));
      change({ tile: shown, rover: undefined, lie: { turn, flip }, over: { x: x + grip.x, y: y + grip.y } });
    },
    turnBy: (quarters) => lieAs({ turn: (lie.turn + quarters + 4) % 4, flip: lie.flip }),
    /** Mirrored as one sees it: a turned tile is turned the other way round. */
    flipOver: () => lieAs({ turn: (4 - lie.turn) % 4, flip: !lie.flip }),
    pickRover: (cell) => change({ rover: cell }),
    point(over) {
      const { over: now } = held;
      if (now?.x !== over?.x || now?.y !== over?.y || now?.dragged !== over?.dragged) change({ over });
    },
    put(cell) {
      if (!scene) return;
      const over = { x: xOf(cell), y: yOf(cell) };
      const intent = pointedIntent(scene, known, over);
      // What a finger was refused before must not stay on the chart.
      if (intent && intent.kind !== 'refused') change({ over: undefined });
      if (intent?.kind === 'place') choice.pick({ act: 'place', ...intent.placement });
      else if (intent?.kind === 'patch') choice.pick({ use: 'place', cell });
      else if (intent?.kind === 'path') {
        startDrive(scene.asked.since, intent.path);
        choice.pick(firstStep(intent.path));
      } else {
        change({ over });
        forget(held.question, over);
        if (intent) announce(say(`why.${intent.why}`), 'assertive');
        // Nothing lies in the hand for it: the question says that it means other things.
        else choice.pick({ cell });
      }
    },
  };
}

/** The first step of a tapped path stands for the whole of it. */
function drivenIntent(scene: Scene, answer: AnyAnswer): Intent | undefined {
  if (!isMove(answer) || answer.act !== 'step') return undefined;
  const { from, to } = answer;
  const goal = goalOf(scene.asked.since, from, to);
  const path = goal === undefined ? undefined : cheapestPath(scene, goal, from);
  return path && path.cells[0] === to ? { kind: 'path', path } : undefined;
}

function tileIn({ tiles }: Offers, { tile }: Held, proposed: string | undefined): string | undefined {
  if (tile !== undefined && tiles.has(tile)) return tile;
  return proposed ?? tiles.keys().next().value;
}

/** As it lies in its stack if it fits so, else the first way in which it fits anywhere. */
function fittingLie(ways: readonly Way[]): Lie {
  const { turn, flip } = (ways.find(({ spots }) => spots.size > 0) ?? ways[0])?.way ?? { turn: 0, flip: false };
  return { turn, flip };
}

function toolIn({ tiles, moves }: Offers, { rover }: Held): Hand['tool'] {
  if (moves.length > 0 && (rover !== undefined || tiles.size === 0)) return 'rover';
  return tiles.size > 0 ? 'tile' : 'none';
}

/** A lone rover needs not be picked out. */
function roverIn({ moves }: Offers, { rover }: Held, rovers: number): Cell | undefined {
  if (rover !== undefined && moves.some(({ from }) => from === rover)) return rover;
  return rovers === 1 ? moves[0]?.from : undefined;
}

type Known = Held & Pick<Hand, 'tool' | 'tile' | 'way' | 'rover'>;

function pointedIntent(scene: Scene, { tool, tile, way, rover }: Known, over: Over): Intent | undefined {
  const cell = cellAt(over.x, over.y);
  if (tool === 'tile' && tile !== undefined && way) {
    const spot = isInFrame(over.x, over.y) ? (way.spots.get(cell) ?? snapped(way, over)) : undefined;
    return spot ? placing(scene, spot) : refusing(scene, placementWith(tile, way.way, over), cell);
  }
  if (!isInFrame(over.x, over.y)) return undefined;
  if (scene.asked.question === 'patch') return patching(scene, cell);
  if (tool !== 'rover') return undefined;
  const path = cheapestPath(scene, cell, rover);
  return path ? { kind: 'path', path } : straying(scene, rover ?? moversOf(scene.asked)[0], cell);
}

/** So many cells beside a legal place a finger still means it. */
const SNAP = 1.6;

/** A finger need not hit the cell: the tile goes to the nearest place where it may lie. */
function snapped({ spots }: Way, { x, y }: Over): Placement | undefined {
  if (!isTouched()) return undefined;
  const far = (cell: Cell) => Math.hypot(xOf(cell) - x, yOf(cell) - y);
  const [nearest] = [...spots].sort(([one], [other]) => far(one) - far(other));
  return nearest && far(nearest[0]) <= SNAP ? nearest[1] : undefined;
}

const isTouched = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** What was refused is shown for so long. */
const REFUSED = 2500;

function forget(question: string, over: Over): void {
  setTimeout(() => {
    if (peekHeld(question).over === over) hold(question, { over: undefined });
  }, REFUSED);
}

/** The place of a way that is nearest to a placement, measured from corner to corner. */
function nearest({ spots }: Way, { x, y }: Placement): Placement | undefined {
  const far = (spot: Placement) => Math.hypot(spot.x - x, spot.y - y);
  return [...spots.values()].reduce<Placement | undefined>(
    (best, spot) => (best && far(best) <= far(spot) ? best : spot),
    undefined,
  );
}

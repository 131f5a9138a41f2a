import type { ScoreRow, View } from '@orrery/kernel';
import { type Face, type GameScreen, MARKS, type PlayerColour, type Speaker } from '@orrery/ui';
import type { SeatInfo } from './host.ts';

/** A player before its role is said: names of people need no words. */
export interface PlainFace extends PlayerColour {
  readonly person: string;
  readonly you: boolean;
  readonly mark: number;
}

interface FaceSource {
  readonly screen: GameScreen;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly shared: boolean;
}

export function plainFaces({ screen, view, seats, shared }: FaceSource): PlainFace[] {
  const players = screen.players(view);
  const marks = marksOf(players, seats);
  return players.map((player, at) => ({
    ...player,
    person: player.seat === null ? '' : seats[player.seat].name,
    you: !shared && player.seat !== null && player.seat === view.viewer,
    mark: marks[at],
  }));
}

/** A colour for each player: the one its person likes, to the first who likes it, then those of the seats, then any. */
export function marksOf(players: readonly PlayerColour[], seats: readonly SeatInfo[]): readonly number[] {
  const free = new Set(MARKS.keys());
  const given = new Map<PlayerColour, number>();
  const give = (player: PlayerColour, mark: number | undefined) => {
    if (mark !== undefined && !given.has(player) && free.delete(mark)) given.set(player, mark);
  };
  for (const player of players)
    if (player.seat !== null && player.role === undefined) give(player, seats[player.seat].mark);
  for (const player of players) give(player, player.id % MARKS.length);
  for (const player of players) give(player, [...free][0]);
  return players.map((player) => given.get(player) ?? player.id % MARKS.length);
}

/** The same where nothing of a game is seen: before it begins, and behind a curtain. */
export const marksOfSeats = (seats: readonly SeatInfo[]): readonly number[] =>
  marksOf(
    seats.map((_, seat) => ({ id: seat, seat })),
    seats,
  );

/** Players as people see them: colours that are nobody's first one are named by their role. */
export function facesOf(plain: readonly PlainFace[], say: Speaker): Face[] {
  return plain.map(({ person, ...player }) => ({
    ...player,
    name: player.role === undefined ? person : say(`role.${player.role}`, { who: person, number: player.id + 1 }),
  }));
}

/** The face of a seat's first player. */
export const faceOfSeat = <F extends PlayerColour>(faces: readonly F[], seat: number | null): F | undefined =>
  faces.find((face) => face.seat === seat && face.role === undefined) ?? faces.find((face) => face.seat === seat);

/** Whose row of the final scoring it is: a seat's, or that of one of its players. */
export const faceOfRow = <F extends PlayerColour>({ who, seat }: ScoreRow, faces: readonly F[]): F | undefined =>
  (who === undefined ? undefined : faces.find(({ id }) => String(id) === who)) ?? faceOfSeat(faces, seat);

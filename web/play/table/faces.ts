import type { ScoreRow, View } from '@orrery/kernel';
import type { Face, GameScreen, PlayerColour, Speaker } from '@orrery/ui';
import type { SeatInfo } from '../host.ts';

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
  return screen.players(view).map((player) => ({
    ...player,
    person: player.seat === null ? '' : seats[player.seat].name,
    you: !shared && player.seat !== null && player.seat === view.viewer,
    mark: player.id % 6,
  }));
}

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

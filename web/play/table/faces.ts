import type { ScoreRow, View } from '@orrery/kernel';
import type { Face, GameScreen, Party, Speaker } from '@orrery/ui';
import type { SeatInfo } from '../host.ts';

/** A party before its role is said: names of people need no words. */
export interface PlainFace extends Party {
  readonly person: string;
  readonly you: boolean;
  readonly mark: number;
}

interface FaceSource {
  readonly screen: GameScreen<unknown>;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly shared: boolean;
}

export function plainFaces({ screen, view, seats, shared }: FaceSource): PlainFace[] {
  return screen.parties(view).map((party) => ({
    ...party,
    person: party.seat === null ? '' : seats[party.seat].name,
    you: !shared && party.seat !== null && party.seat === view.viewer,
    mark: party.id % 6,
  }));
}

/** Parties as people see them: colours that are nobody's first one are named by their role. */
export function facesOf(plain: readonly PlainFace[], say: Speaker): Face[] {
  return plain.map(({ person, ...party }) => ({
    ...party,
    name: party.role === undefined ? person : say(`role.${party.role}`, { who: person, number: party.id + 1 }),
  }));
}

/** The face of a seat's first party. */
export const faceOfSeat = <F extends Party>(faces: readonly F[], seat: number | null): F | undefined =>
  faces.find((face) => face.seat === seat && face.role === undefined) ?? faces.find((face) => face.seat === seat);

/** Whose row of the final scoring it is: a seat's, or that of one of its parties. */
export const faceOfRow = <F extends Party>({ who, seat }: ScoreRow, faces: readonly F[]): F | undefined =>
  (who === undefined ? undefined : faces.find(({ id }) => String(id) === who)) ?? faceOfSeat(faces, seat);

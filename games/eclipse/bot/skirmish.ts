import type { DiceCount, Npc, NpcBlueprint, Ship } from '../data/index.ts';
import type { Unit } from '../rules/battle/types.ts';

/** All ships of one type, made for fighting the same battle many times over. */
interface Squad extends NpcBlueprint {
  readonly splits: boolean;
  readonly size: number;
  readonly start: readonly number[];
  /** Damage each ship can still take, the lost ones gone. */
  readonly left: number[];
}

const squad = ({ ship, values, damage }: Unit): Squad => ({
  size: SIZE[ship],
  initiative: values.initiative,
  computer: values.computer,
  shield: values.shield,
  hull: values.hull,
  cannons: values.cannons,
  missiles: values.missiles,
  splits: values.splitter,
  start: damage.map((taken) => values.hull - taken),
  left: [],
});

const SIZE: { readonly [ship in Ship | Npc]: number } = {
  interceptor: 1,
  starbase: 2,
  ancient: 2,
  cruiser: 3,
  guardian: 3,
  dreadnought: 4,
  gcds: 4,
};

/** Faces of a die: a blank, four numbers, a burst (ECL-15.5.1). */
const NUMBERS = [0, 2, 3, 4, 5, 6];
const BURST = 6;

/** Every squad by falling initiative, defenders first (ECL-15.2.1). */
interface Rank {
  readonly own: Squad;
  readonly foes: readonly Squad[];
}

/**
 * Share of battles the attacker wins: everybody destroys the largest ships it can (ECL-15.6.1), nobody retreats. Without cannons
 * the attacker is lost (ECL-15.8.1). `random` gives whole numbers from 0 on.
 */
export function wins(
  attacker: readonly Unit[],
  defender: readonly Unit[],
  trials: number,
  random: () => number,
): number {
  const [ours, theirs] = [attacker, defender].map((units) => units.map(squad).sort((a, b) => b.size - a.size));
  const ranks: Rank[] = [
    ...theirs.map((own) => ({ own, foes: ours })),
    ...ours.map((own) => ({ own, foes: theirs })),
  ].sort((a, b) => b.own.initiative - a.own.initiative);
  let won = 0;
  for (let i = 0; i < trials; i++) {
    for (const { own } of ranks) for (let at = 0; at < own.start.length; at++) own.left[at] = own.start[at];
    if (attackerWins(theirs, ranks, random)) won++;
  }
  return won / trials;
}

function attackerWins(theirs: readonly Squad[], ranks: readonly Rank[], random: () => number): boolean {
  for (let round = 0; ; round++) {
    let armed = round === 0;
    for (const { own, foes } of ranks) {
      const ships = own.left.length;
      if (ships === 0) continue;
      const dice = round === 0 ? own.missiles : own.cannons;
      if (dice[0] + dice[1] + dice[2] + dice[3] === 0) continue;
      armed = true;
      volley(own, dice, foes, ships, random);
      if (isGone(foes)) return foes === theirs;
    }
    if (!armed) return false;
  }
}

function isGone(squads: readonly Squad[]): boolean {
  for (const { left } of squads) if (left.length > 0) return false;
  return true;
}

/** The dice of a volley that are not blank and not yet given to a ship: faces and damage, the strongest first. */
const faces: number[] = [];
const damages: number[] = [];

/** Rolls all dice of a type at once; those that hit nobody are lost (ECL-15.5.2). */
function volley(
  { computer, splits }: Squad,
  dice: DiceCount,
  foes: readonly Squad[],
  ships: number,
  random: () => number,
): void {
  faces.length = 0;
  damages.length = 0;
  for (let colour = 3; colour >= 0; colour--)
    for (let n = dice[colour] * ships; n > 0; n--) {
      const face = NUMBERS[random() % 6];
      if (face === 0) continue;
      const parts = colour === 3 && splits ? 4 : 1;
      for (let part = 0; part < parts; part++) {
        faces.push(face);
        damages.push((colour + 1) / parts);
      }
    }
  if (faces.length === 0) return;
  for (const foe of foes) destroy(foe, computer);
  for (const foe of foes) damage(foe, computer);
}

const reaches = (face: number, computer: number, { shield }: Squad): boolean =>
  face === BURST || face + computer - shield >= 6;

/** Destroys as many ships as the dice allow, those nearest to their end first (ECL-D30). */
function destroy(foe: Squad, computer: number): void {
  while (foe.left.length > 0 && faces.length > 0) {
    const at = weakest(foe);
    const need = foe.left[at] + 1;
    let sum = 0;
    for (let i = 0; i < faces.length; i++) if (reaches(faces[i], computer, foe)) sum += damages[i];
    if (sum < need) return;
    let given = 0;
    for (let i = 0; i < faces.length && given < need; ) {
      if (reaches(faces[i], computer, foe)) {
        given += damages[i];
        faces.splice(i, 1);
        damages.splice(i, 1);
      } else i++;
    }
    foe.left[at] = foe.left[foe.left.length - 1];
    foe.left.length -= 1;
  }
}

/** What destroys nothing damages the ship nearest to its end. */
function damage(foe: Squad, computer: number): void {
  if (foe.left.length === 0) return;
  const at = weakest(foe);
  for (let i = 0; i < faces.length; ) {
    if (reaches(faces[i], computer, foe)) {
      foe.left[at] -= damages[i];
      faces.splice(i, 1);
      damages.splice(i, 1);
    } else i++;
  }
}

function weakest({ left }: Squad): number {
  let at = 0;
  for (let i = 1; i < left.length; i++) if (left[i] < left[at]) at = i;
  return at;
}

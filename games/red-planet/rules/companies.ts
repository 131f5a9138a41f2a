import { type Cards, NOTE, type Options, open, pile } from '@orrery/kernel';
import { ASTRONAUTS } from '../data/box.ts';
import { CHARACTERS, type CharacterId } from '../data/ids.ts';
import { LEVEL_FACTS, type Level } from '../data/solo.ts';
import { characterKind, EARLY, EVENT, type EventFits, eventPlace } from './kinds.ts';
import type { Company, CompanyId } from './table.ts';

type Settings = { readonly seats: number; readonly options: Options };

/** Who leads each company: clockwise two mains and two neutrals with two players (MRP-11.2), bots in the solo game. */
export function leaders({ seats, options }: Settings): Pick<Company, 'seat' | 'role'>[] {
  if (seats === 1) {
    const bots = Array.from({ length: options.bots as number }, () => ({ seat: null, role: 'bot' as const }));
    return [{ seat: 0, role: 'main' }, ...bots];
  }
  const mains = Array.from({ length: seats }, (_, seat) => ({ seat, role: 'main' as const }));
  return seats === 2 ? [...mains, ...mains.map(({ seat }) => ({ seat, role: 'neutral' as const }))] : mains;
}

export const levelOf = (options: Options) => LEVEL_FACTS[options.level as Level];

/** A company before the game: all its astronauts and nine characters (MRP-2.5). */
export function newCompany(
  company: CompanyId,
  { seat, role }: Pick<Company, 'seat' | 'role'>,
  { options }: Settings,
): Company {
  const kind = characterKind(company);
  const owner = seat === null ? [] : [seat];
  return {
    seat,
    role,
    supply: ASTRONAUTS,
    hand: { $: kind, seen: owner, cards: role === 'main' ? CHARACTERS.slice() : [] },
    top: { $: kind, seen: [], cards: [], fits: EARLY },
    deck: pile(kind),
    chosen: { $: kind, seen: owner, cards: [] },
    played: open(kind),
    retired: open(kind),
    kept: eventPlace(keptFits(role, options), owner),
    revealed: open(EVENT),
    removed: eventPlace('keepable', owner),
    rejected: { $: NOTE, seen: owner, cards: [] },
    points: { ice: 0, sylvanite: 0, celerium: 0 },
  };
}

/** Bots that throw missions away hold nothing but actions (MRP-12.5.3). */
const keptFits = (role: Company['role'], options: Options): EventFits =>
  role === 'bot' && !levelOf(options).keepsMissions ? 'action' : 'keepable';

/** An empty place for the face-down character of a round, known to its player only (MRP-13.1). */
export function faceDown(company: CompanyId, { seat }: Company, early: boolean): Cards<CharacterId> {
  const place = { $: characterKind(company), seen: seat === null ? [] : [seat], cards: [] };
  return early ? { ...place, fits: EARLY } : place;
}

import { NOTE, open, pile, type Seat } from '@orrery/kernel';
import { ASTRONAUTS } from '../data/box.ts';
import { CHARACTERS } from '../data/ids.ts';
import { LEVEL_FACTS } from '../data/solo.ts';
import { characterKind, EARLY, EVENT, type EventFits, eventPlace } from './kinds.ts';
import type { Options } from './options.ts';
import type { Company, CompanyId, M } from './table.ts';
import { deckOf } from './two-players.ts';

type Settings = { readonly seats: number; readonly options: Options };

/** Who leads each company, and each counts for itself (MRP-11.10): clockwise two mains and two neutrals with two players (MRP-11.2), bots in the solo game. */
export function leaders({ seats, options }: Settings): Pick<Company, 'seat' | 'role'>[] {
  if (seats === 1) {
    const bots = Array.from({ length: options.bots }, () => ({ seat: null, role: 'bot' as const }));
    return [{ seat: 0, role: 'main' }, ...bots];
  }
  const mains = Array.from({ length: seats }, (_, seat) => ({ seat, role: 'main' as const }));
  return seats === 2 ? [...mains, ...mains.map(({ seat }) => ({ seat, role: 'neutral' as const }))] : mains;
}

export const levelOf = (options: Options) => LEVEL_FACTS[options.level];

/** A company before the game: all its astronauts and nine characters (MRP-2.5). */
export function newCompany(m: M, company: CompanyId, { seat, role }: Pick<Company, 'seat' | 'role'>): Company {
  const kind = characterKind(company);
  const owners = ownersOf({ seat });
  const drawn = role === 'main' ? { top: [], bottom: [] } : deckOf(m, company);
  return {
    seat,
    role,
    supply: ASTRONAUTS,
    hand: { $: kind, seen: owners, cards: role === 'main' ? CHARACTERS.slice() : [] },
    top: { $: kind, seen: [], cards: drawn.top, fits: EARLY },
    deck: pile(kind, drawn.bottom),
    chosen: { $: kind, seen: owners, cards: [] },
    played: open(kind),
    retired: open(kind),
    kept: eventPlace(keptFits(role, m.options), owners),
    revealed: open(EVENT),
    removed: eventPlace('keepable', owners),
    rejected: { $: NOTE, seen: owners, cards: [] },
    points: { ice: 0, sylvanite: 0, celerium: 0 },
  };
}

/** Bots that throw missions away hold nothing but actions (MRP-12.5.3). */
const keptFits = (role: Company['role'], options: Options): EventFits =>
  role === 'bot' && !levelOf(options).keepsMissions ? 'action' : 'keepable';

/** Who knows what the company holds face down: its player, if there is one (MRP-13.1). */
export const ownersOf = ({ seat }: Pick<Company, 'seat'>): readonly Seat[] => (seat === null ? [] : [seat]);

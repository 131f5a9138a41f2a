import type { Catalogue, Language } from '@orrery/ui/contract';
import {
  AUTOMA_CARDS,
  CREW,
  type FieldType,
  GATE,
  GATE_CELL,
  PLANETS,
  RING,
  SURVIVORS,
  type Text,
  UPGRADES,
} from '../data/index.ts';

/** What a card says is written in its data file: whoever puts in the cards of the box edits nothing here. */
export function names(language: Language): Catalogue {
  const said = (kind: string, things: readonly { readonly id: string; readonly name: Text }[]) =>
    things.map(({ id, name }) => [`${kind}.${id}`, plain(name[language])]);
  return Object.fromEntries([
    ...said('card', CREW),
    ...said('survivor', SURVIVORS),
    ...said('automaCard', AUTOMA_CARDS),
    ...said('planet', [...PLANETS, GATE]),
    ...said('upgrade', UPGRADES),
    ...PLANETS.map(({ id, flavor }) => [`planet.${id}.flavor`, plain(flavor[language])]),
    ...UPGRADES.map(({ id, text }) => [`upgrade.${id}.text`, plain(text[language])]),
    // MC-R47: the box prints English names.
    ...UPGRADES.map(({ id, name }) => [`upgrade.${id}.printed`, plain(name.en)]),
  ]);
}

/** A straight apostrophe and braces are markup in a message. */
export const plain = (text: string): string => text.replaceAll("'", "''").replace(/[{}]/g, "'$&'");

type Places = { readonly [place in FieldType as `place.${place}`]: string } & Catalogue;

/** Fields of the galaxy by place and direction: which planet lies there is different in every game. */
export function fields(things: Places): Catalogue {
  const types = new Map(PLANETS.flatMap((planet) => planet.fields.map(({ id, type }) => [id, type] as const)));
  /** Several asteroids of a card are told apart by their number. */
  const name = (id: string, type: FieldType) => [things[`place.${type}`], ...(id.match(/\d+/) ?? [])].join(' ');
  return Object.fromEntries([
    ...GATE.fields.map(({ id, type }) => [`field.${GATE_CELL}:${id}`, name(id, type)]),
    ...RING.flatMap((cell) =>
      [...types].map(([id, type]) => [`field.${cell}:${id}`, `${name(id, type)} (${things[`cell.${cell}`]})`]),
    ),
  ]);
}

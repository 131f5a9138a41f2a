import { open, pile, recordOf } from '@orrery/kernel';
import { civCardsOfLevel } from '../../data/civ-cards.ts';
import { EVENT_COLOURS, type EventColour, eventsOf } from '../../data/events.ts';
import { LEVELS } from '../../data/ids.ts';
import { civKind } from '../civ.ts';
import { mixOf } from '../options.ts';
import type { Civ, Events, M } from '../table.ts';

export const COLOUR = 'event-colour';
export const eventKind = (colour: EventColour): string => `event-${colour}`;

/** PU-3.5: players + 1 cards of each level are in play. */
export function newCiv(m: M): Civ {
  const levels = LEVELS.map((level) => ({
    kind: civKind(level),
    cards: m.luck.shuffled(`civ ${level}`, civCardsOfLevel(level)),
  }));
  const n = m.seats + 1;
  return {
    decks: levels.map(({ kind, cards }) => pile(kind, cards.slice(0, n))),
    box: levels.map(({ kind, cards }) => pile(kind, cards.slice(n))),
    offer: [],
    played: levels.map(({ kind }) => open(kind)),
  };
}

const byColour = <V>(make: (colour: EventColour) => V): { [colour in EventColour]: V } => recordOf(EVENT_COLOURS, make);

/** PU-13.3.1: the mix is public, the order hidden. */
export function newEvents(m: M): Events | null {
  const mix = mixOf(m.options, m.seats);
  if (!mix) return null;
  const shuffled = byColour((colour) => m.luck.shuffled(`events ${colour}`, eventsOf(colour, m.seats)));
  const colours = EVENT_COLOURS.flatMap((colour) => Array<EventColour>(mix[colour]).fill(colour));
  return {
    order: pile(COLOUR, m.luck.shuffled('event order', colours)),
    past: open(COLOUR),
    decks: byColour((colour) => pile(eventKind(colour), shuffled[colour].slice(0, mix[colour]))),
    box: byColour((colour) => pile(eventKind(colour), shuffled[colour].slice(mix[colour]))),
    shown: byColour((colour) => open(eventKind(colour))),
    current: null,
  };
}

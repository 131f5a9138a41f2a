import { type EventType, Play, type QuestionId, type Reason, randomFrom } from '@orrery/kernel';
import { blindly, playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game, ITEMS, type M, type MicroCosmos } from '../rules/index.ts';
import { sensibly } from './sensible.ts';

/** Every word of the vocabulary: a missing one does not compile. `rare`: too rare for these games, tested elsewhere. */
type Words<W extends string> = { readonly [word in W]: 'met' | 'rare' };

const QUESTIONS: Words<QuestionId<MicroCosmos>> = {
  'discard-crew': 'met',
  'place-crew': 'met',
  'gain-any': 'met',
  upgrade: 'met',
  'pay-specialist': 'met',
  travel: 'met',
  'discovery-track': 'met',
  'cantina-pick': 'met',
  'draw-crew': 'met',
  'play-crew': 'met',
  'pay-any': 'met',
  'planet-action': 'met',
  'raise-level': 'met',
  'explore-choice': 'met',
  'keep-survivor': 'met',
  'orbit-action': 'met',
  'end-draw': 'met',
  'automa-specialist': 'met',
  'automa-outpost': 'rare',
};

const EVENTS: Words<EventType<MicroCosmos>> = {
  'start-planet': 'met',
  'first-player': 'met',
  'crew-dealt': 'met',
  'automa-ready': 'met',
  'setup-shown': 'met',
  'round-began': 'met',
  'last-round-began': 'met',
  'turn-began': 'met',
  'end-triggered': 'met',
  'idle-round': 'met',
  'first-player-passed': 'met',
  gained: 'met',
  'gain-lost': 'rare',
  paid: 'met',
  'outpost-income': 'met',
  'crew-drawn': 'met',
  'crew-placed': 'met',
  'draw-declined': 'met',
  'nothing-drawn': 'met',
  'cantina-refilled': 'met',
  reshuffled: 'met',
  'crew-played': 'met',
  'specialist-used': 'met',
  'specialist-ready': 'met',
  'upgrade-unlocked': 'met',
  'outpost-unlocked': 'met',
  moved: 'met',
  stayed: 'rare',
  discovered: 'met',
  'discovery-bonus': 'met',
  gathered: 'met',
  'level-raised': 'met',
  terraformed: 'met',
  'planet-completed': 'met',
  'planet-scored': 'met',
  explored: 'met',
  'survivor-kept': 'met',
  'survivor-discarded': 'met',
  settled: 'met',
  'colony-founded': 'met',
  'outpost-placed': 'met',
  'outpost-moved': 'met',
  'automa-card': 'met',
  'automa-row': 'met',
  'automa-row-skipped': 'met',
  'automa-moved': 'met',
  'crew-taken': 'met',
  scored: 'met',
  'game-ended': 'met',
};

/** Reasons of barred answers, of skipped rows and of what does not happen by itself. */
const REASONS: Words<Reason<MicroCosmos>> = {
  'start-field': 'met',
  'out-of-range': 'met',
  occupied: 'met',
  'automa-planet': 'met',
  'outside-grid': 'rare',
  'already-unlocked': 'met',
  'no-specialist': 'met',
  'no-resources': 'met',
  'edge-does-not-match': 'met',
  'cannot-pay-action': 'met',
  'one-play-on-gate': 'met',
  'top-row-full': 'met',
  'row-full': 'met',
  'hand-full': 'met',
  'no-crew-left': 'rare',
  'action-done': 'met',
  'already-terraformed': 'met',
  'nothing-fits': 'met',
  'track-full': 'met',
  'no-leader-of-colour': 'met',
  'no-survivors-left': 'rare',
  'survivors-full': 'rare',
  'survivor-colour': 'met',
  'not-terraformed': 'met',
  'no-survivor-of-colour': 'met',
  'no-colony-marker': 'met',
  'own-colony-here': 'met',
  'no-outpost': 'met',
  'own-outpost-here': 'met',
  'pool-first': 'met',
  'no-card-for-specialist': 'met',
  'marker-ready': 'met',
};

const met = {
  questions: new Set<string>(),
  events: new Set<string>(),
  reasons: new Set<string>(),
  items: new Set<string>(),
};

function look(play: M): void {
  for (const { question, barred } of play.asked()) {
    met.questions.add(question);
    for (const { why } of barred) met.reasons.add(why);
  }
  for (const event of play.events) {
    met.events.add(event.type);
    if ('why' in event && event.why !== null) met.reasons.add(event.why);
  }
}

for (let seed = 0; seed < 60; seed++) {
  const play = Play.start(game, randomSetup(game, `words ${seed}`));
  playOut(play, randomFrom(`words ${seed}`), look, seed % 10 === 0 ? blindly : sensibly);
  look(play);
  for (const { items } of play.standing().rows) for (const { item } of items) met.items.add(item);
}

const missing = (words: Words<string>, seen: ReadonlySet<string>): string[] =>
  Object.entries(words).flatMap(([word, how]) => (how === 'met' && !seen.has(word) ? [word] : []));
const strange = (words: Words<string>, seen: ReadonlySet<string>): string[] =>
  [...seen].filter((one) => !(one in words));

describe('the vocabulary is what games really say', () => {
  it.each([
    ['questions', QUESTIONS, met.questions],
    ['events', EVENTS, met.events],
    ['reasons', REASONS, met.reasons],
  ] as const)('%s', (_, words, seen) => {
    expect(missing(words, seen)).toEqual([]);
    expect(strange(words, seen)).toEqual([]);
  });

  it('MC-12.15: score items', () => expect([...met.items].sort()).toEqual([...ITEMS].sort()));
});

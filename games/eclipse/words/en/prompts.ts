import type { Catalogue } from '@orrery/ui/contract';

const left = '{left, plural, one {# activation left} other {# activations left}}';

/** What a player is asked. */
export const prompts = {
  'question.choose-species': 'Choose your species.',
  'question.turn': 'Take an action, or pass.',
  'question.react': 'You have passed: take a reaction, or pass again.',
  'question.finish':
    'No activations left. You can still use colony ships, trade and propose relations, then end the action.',
  'question.standing-order': 'Do you want to be asked about reactions this round?',
  'question.explore': `Explore: choose an empty zone (${left}), or end the action.`,
  'question.draw-second': 'You may draw a second sector and then choose between the two.',
  'question.place-sector': 'Place the sector so that a wormhole connects it, or discard it.',
  'question.claim': 'Place an influence disc in the new sector {sector}?',
  'question.discovery':
    '{sectorId, select, null {Discovery: {tile}. Use the tile, or keep it for 2 points.} other {Discovery in {sector}: {tile}. Use the tile, or keep it for 2 points.}}',
  'question.discovery-tech': 'Ancient Technology: choose one of the cheapest technologies; it is free.',
  'question.discovery-part': 'You found the part {part}: install it on a blueprint, or keep it for later.',
  'question.research': `Research: choose a technology (${left}), or end the action.`,
  'question.artifact': 'Artifact in {sector}: choose a resource; you gain {amount} of it.',
  'question.warp-portal': 'Choose one of your sectors for the warp portal.',
  'question.upgrade': `{begun, select, true {Upgrade: now install a part, remove more parts, or finish this activation.} other {Upgrade: install or remove parts (${left}), or end the action.}}`,
  'question.build': `Build: choose what to build and where (${left}), or end the action.`,
  'question.move': `Move: choose a ship and where it goes (${left}), or end the action.`,
  'question.move-on':
    '{ship}, now in {sector}: continue or stop ({steps, plural, one {# step left} other {# steps left}}; further activations: {left}).',
  'question.influence': `Influence: move a disc from the track or from a sector (${left}), or end the action.`,
  'question.return-cube':
    '{place, select, graveyard {A cube from {cubes} was destroyed: choose the graveyard it goes to.} other {A cube from {cubes} comes back: choose the track it goes to.}}',
  'question.answer-proposal': '{partner} proposes diplomatic relations. Do you accept?',
  'question.ambassador-cube': 'Relations with {partner}: choose the track whose cube goes with your ambassador.',
  'question.make-room': 'Relations with {partner}: return a reputation tile to make room for the ambassador.',
  'question.initiative-order': 'Battle in {sector}: equal initiative ({tied}); choose who acts first.',
  'question.assign-die':
    'Choose a target for the {die} ({face, select, 6 {burst} other {{face}}}; {damage} damage; {left, plural, one {the last one} other {# to assign}}).',
  'question.engage': 'Battle in {sector}, round {round}, {ship}: attack, wait or retreat?',
  'question.keep-reputation': 'Keep at most one of the reputation tiles you drew.',
  'question.bombard': 'Population in {sector} ({target}): attack it?',
  'question.bombard-cube':
    'Population in {sector} ({target}): choose a cube to destroy ({left, plural, one {the last one} other {# to destroy}}).',
  'question.combat-claim': 'Nobody controls {sector}: place an influence disc there?',
  'question.upkeep': 'Upkeep: use colony ships and trade if you like, then collect your income.',
  'question.bankruptcy': 'You cannot pay your upkeep: Money short by {missing}. Trade, or abandon a sector.',
} as const satisfies Catalogue;

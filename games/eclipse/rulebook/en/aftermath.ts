import type { ChapterText } from '../outline.ts';

export const aftermath: ChapterText<'aftermath'> = {
  title: 'After the battles',
  sections: {
    order: {
      title: 'Four steps',
      text: [
        'Attack population, influence, discoveries, repair: each step for all sectors from the highest number down, one sector after another.',
      ],
    },
    population: {
      title: 'Attack population',
      text: [
        'Where you have ships and another player has cubes, you **may** attack: each ship shoots its cannons once, with shields counting 0. Each point destroys a cube of your choice, also on an Orbital. It goes to its owner’s graveyard; for grey squares and Orbitals the owner chooses which.',
        'With **Neutron Bombs** any ship may destroy all cubes without rolling, except those of an owner of the Neutron Absorber.',
        'Cubes of **Planta** die by themselves where another player has a ship. Structures are never destroyed.',
      ],
    },
    influence: {
      title: 'Losing and taking control',
      text: [
        'Where you have a ship and another player’s disc has no cubes left, that disc **must** return to its owner’s track, even if there was no battle. Sectors without squares fall to any ship.',
        'Then you may place a disc on a sector without one where you have a ship and no non-player force is left; Draco may do so beside Ancients.',
      ],
    },
    discovery: {
      title: 'Discovery tiles',
      text: [
        'An undefended discovery tile goes to the controller of the sector, else to the player with a ship there, and is resolved at once. If there is neither, it waits for the first disc or for a ship after a later combat.',
      ],
    },
    repair: {
      title: 'Repair and elimination',
      text: ['All damage is removed. Whoever has neither a ship nor a disc on the map is eliminated.'],
    },
  },
};

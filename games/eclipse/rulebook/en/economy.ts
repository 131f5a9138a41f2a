import type { ChapterText } from '../outline.ts';

export const economy: ChapterText<'economy'> = {
  title: 'Resources, population and influence',
  sections: {
    resources: {
      title: 'Three resources',
      text: [
        '**Materials** build ships and structures, **Science** buys technologies, **Money** pays the upkeep. Your stored resources are public and have no upper limit.',
      ],
    },
    trade: {
      title: 'Trade',
      text: [
        'Pay several units of **one** resource to gain 1 unit of another: 2 for Terrans, 4 for Orion, 3 for everyone else. You may trade as often as you like in your own turn and in your own Upkeep.',
      ],
    },
    tracks: {
      title: 'Population tracks and production',
      text: [
        'You have a population track for each resource. Its spaces are worth 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24 and 28; at the start 11 cubes cover all but the first. Cubes leave from the lowest covered space and return to the highest empty one.',
        'Your **production** is the highest number you can see. A track with all 12 cubes produces nothing.',
        'A cube that should return to a full track goes to another track of its owner’s choice; there is always room somewhere. A cube from an Orbital goes to Science or Money, and to Materials only if both are full. Cubes sent with ambassadors count like cubes on the map: only cubes on the track matter.',
      ],
    },
    squares: {
      title: 'Population squares',
      text: [
        'A square takes one cube. Money, Science and Materials squares take a cube from the track of their colour; a **grey** square takes any. An **Orbital** adds a square for Science or Money. A cube from a coloured square goes back to its own track; for cubes from grey squares and Orbitals the owner chooses among the fitting ones.',
        '**Advanced** squares, marked with a star, need a technology: Advanced Mining for Materials, Advanced Labs for Science, Advanced Economy for Money, Metasynthesis for all. For a grey advanced square the colour of the cube you place there counts.',
      ],
    },
    graveyard: {
      title: 'The graveyard',
      text: [
        'Cubes destroyed by an attack go to the **graveyard** of their track and come back in Cleanup; until then they still count as off the track, so they raise production in this round’s Upkeep. Cubes that leave the map because their disc leaves go straight back to the tracks.',
      ],
    },
    discs: {
      title: 'Influence discs',
      text: [
        'The influence track has 13 spaces. Discs are taken from the left and return to the rightmost empty space; the rightmost empty space shows your upkeep. With 0, 1 or 2 spaces empty it is 0; then 1, 2, 3, 5, 7, 10, 13, 17, 21, 25 and 30.',
        'Extra discs without an empty space are stacked on the leftmost one and are taken first. With such a stack upkeep is 0. Eridani begins with 11 discs and three spare ones.',
      ],
    },
    control: {
      title: 'Control of sectors',
      text: [
        'You **control** a sector while your disc is on it; there is never more than one disc. You control the structures there and defend in battles there.',
        'When a disc leaves a sector, its owner’s cubes there return to the tracks. Structures stay and belong to the next player who controls the sector.',
      ],
    },
  },
};

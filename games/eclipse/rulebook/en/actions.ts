import type { ChapterText } from '../outline.ts';

export const actions: ChapterText<'actions'> = {
  title: 'The other actions',
  sections: {
    research: {
      title: 'Research',
      text: [
        'Take a technology from the tray, pay Science and place it on the next free slot of its track: Military, Grid or Nano. A **rare** technology goes on a track of your choice.',
        'The price is the printed cost less the **discount** of the track, but never below the minimum cost. The discount for 0 to 6 tiles on the track is 0, 1, 2, 3, 4, 6 and 8.',
      ],
    },
    tray: {
      title: 'The tray',
      text: [
        'A track holds 7 technologies. You cannot take one you have, and technologies are never returned or moved. A technology is available as long as a tile of it is in the tray. A better technology does not include the weaker part: the Gluon Computer does not bring the Positron Computer.',
      ],
    },
    kinds: {
      title: 'Kinds of technologies',
      text: [
        'Some unlock a **part**, some let you **build** Starbases, Orbitals or Monoliths, some are **permanent**, and some act **at once**:',
        '- **Advanced Robotics** brings 1 spare disc, **Quantum Grid** 2.',
        '- **Artifact Key**: 5 of one resource for each Artifact in your sectors, chosen for each Artifact.',
        '- **Ancient Labs**: draw a discovery tile and decide about it.',
        '- **Warp Portal**: place the portal in a sector you control. Without one you cannot research it.',
      ],
    },
    upgrade: {
      title: 'Upgrade',
      text: [
        'In an activation you may first remove any number of your tiles from your blueprints; ancient parts removed this way leave the game. Then you place **one** part on a slot that holds no tile, empty or printed.',
        'You may use Ion Cannon, Nuclear Source, Nuclear Drive, Hull and Electron Computer from the start, other parts with their technology, and ancient parts you keep. Parts are free and may be used several times. When a tile leaves, the printed part counts again.',
      ],
    },
    legal: {
      title: 'After an upgrade',
      text: [
        'After each activation all your blueprints must be legal. You may also just remove tiles. Values printed outside the slots and the Muon Source cannot be replaced. Upgrades never repair damage.',
      ],
    },
    build: {
      title: 'Build',
      text: [
        'Build one ship or structure in a sector you control and pay Materials: Interceptor 3, Cruiser 5, Dreadnought 8, Starbase 3, Orbital 4, Monolith 10. Mechanema pays 2, 4, 7, 2, 3 and 8.',
        'Starbase, Orbital and Monolith need their technology; the ship must be in your supply. A sector holds at most one Orbital and one Monolith, but any number of Starbases.',
      ],
    },
    where: {
      title: 'Structures and danger',
      text: [
        'You may build even where opponents have ships. Structures cannot be moved or destroyed. Whoever controls the sector uses the Orbital’s square and scores the Monolith’s 3 points.',
      ],
    },
    move: {
      title: 'Move',
      text: [
        'Move one ship up to its movement value, step by step, through connections. Several activations may move the same ship. A ship may leave a sector only if it is not pinned, and may continue after entering one only if it is not pinned there. Starbases never move, and nobody moves into an empty zone.',
      ],
    },
    entry: {
      title: 'Meeting others',
      text: [
        'You may enter sectors with opponents; battles come in the Combat phase. The game remembers who came first: it remembers how long each player has had a ship there without a break.',
      ],
    },
    influence: {
      title: 'Influence',
      text: [
        'During this action you may ready up to two used colony ships. Each activation does one of these:',
        '- move a disc, from the track or from a sector of yours, to a sector **nobody controls**, without opposing ships, where you have a ship or which is connected to a sector with your ship or disc',
        '- move a disc from a sector back to the track.',
        'Without a disc on the track you can still move discs between sectors or take them back.',
      ],
    },
    limits: {
      title: 'Limits of influence',
      text: [
        '- The disc of a sector may be moved only once in an action.',
        '- The disc you take away no longer counts for the connection.',
        '- When a disc leaves, your cubes in that sector return to the tracks; there is no other way to take cubes back.',
        '- Ancients, Guardians and GCDS are opponents; only Draco may join Ancients.',
        '- A discovery tile nobody took is yours as soon as you place a disc there.',
      ],
    },
    reactions: {
      title: 'Reactions',
      text: [
        'After passing you may, once in each of your later turns, **Upgrade**, **Build** or **Move** with exactly **one** activation, without any bonus. A reaction costs a disc. Colony ships, trade and diplomacy are open as in an action. If you want no more reactions this round, say so and the game passes for you.',
      ],
    },
  },
};

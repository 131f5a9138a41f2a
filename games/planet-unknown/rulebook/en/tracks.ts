import type { ChapterText } from '../outline.ts';

export const tracks: ChapterText<'tracks'> = {
  title: 'Tracks',
  sections: {
    advance: {
      title: 'Advancing',
      text: [
        'The tracker goes up one space and you gain every benefit printed there. If it makes several steps, each one counts, without interruption. “The water tracker” always means the tracker of that colour, wherever it is.',
        'At the top a tracker cannot advance and gives nothing. Only the **rover tracker** gives the movement of its top space again each time.',
      ],
    },
    regress: {
      title: 'Regressing',
      text: [
        'The tracker goes down and gains nothing. When it comes up again, it gains again. If you must regress by several spaces, choose a tracker that can go all the way, or else as far as possible.',
      ],
    },
    synergy: {
      title: 'Synergy',
      text: [
        'Advance any one tracker by 1 and gain what it lands on. Chains of synergies have no limit. You must use it if some tracker can advance.',
      ],
    },
    medals: {
      title: 'Medals and milestones',
      text: [
        'Medals are points at the end: each track counts the topmost medal at or below its tracker. **Milestones** are civ cards, rover deployments, patches and technologies; movement, synergies and medals are not.',
      ],
    },
    printed: {
      title: 'What is printed',
      text: [
        'Rows 0 to 15. Most corporations share these tracks:',
        '- **Civ**: cards on 3, 6, 10 and 14 (levels 1 to 4); synergy on 8 and 11; medals 1, 2, 3, 5 on 2, 5, 9, 15.',
        '- **Water**: synergy on 3, 7, 12; medals 1, 2, 3, 4, 5, 7, 10 on 2, 4, 6, 8, 10, 13, 15.',
        '- **Biomass**: patches on 3, 6, 9, 11, 13; synergy on 2 and 10; medals 1, 2, 3, 5 on 5, 8, 12, 15.',
        '- **Rover**: deployment on 1, with two rovers also on 6; movement 1 on 2 and 3, 2 on 4 to 12, 3 from 13 on; synergy on 10; medals 1, 2, 5 on 8, 12, 15.',
        '- **Tech**: technologies on 3, 5, 7, 10, 14; synergy on 2 and 12; medals 1, 2, 5 on 6, 13, 15.',
      ],
    },
  },
};

export const benefits: ChapterText<'benefits'> = {
  title: 'Benefits',
  sections: {
    civ: {
      title: 'Civ cards',
      text: [
        'A civ milestone lets you take a card of its level once everyone has confirmed: look at all cards left in that deck and keep one. If the deck is empty you get nothing. In a solo game you take the card right away.',
        '**Immediate** cards work now and then stay face up. **End-of-game** cards stay face down until scoring; only their number and levels are public.',
      ],
    },
    water: {
      title: 'Water',
      text: ['Only water buildings need ice. Energy, synergies and cards advance water without it.'],
    },
    deploy: {
      title: 'Deploying a rover',
      text: [
        'Place a rover from your reserve on any cell of your **newest tile** without a rover. A cell of that tile under a patch still counts. It collects what is there. Without a rover in reserve or without a tile nothing happens.',
      ],
    },
    movement: {
      title: 'Moving rovers',
      text: [
        'Movement points go into a pool for this round. You may split them among your rovers, before and after your tile, in the event step and while you take civ cards. One point is one step to an orthogonally adjacent cell, covered or not. Rovers cannot leave the grid or enter the cell of another rover; they may return to cells they left. They never block tiles.',
      ],
    },
    collect: {
      title: 'Collecting and losing',
      text: [
        'A rover that enters a cell with a meteorite or a lifepod collects it, even in passing and whether you like it or not. A rover under a tile, a patch or a falling meteorite is out of the game.',
      ],
    },
    tech: {
      title: 'Technologies',
      text: [
        'A technology is active while your tech tracker is on its row or above. If the tracker regresses below, it is inactive until reached again. A once-a-game ability stays used. Cosmos, Flux, Jump Drive and Makeshift differ.',
      ],
    },
    patches: {
      title: 'Patches',
      text: [
        'A patch is a single cell of biomass without a building. It must be placed under the same rules as other pieces, never on a meteorite; placement rules of events do not apply to it. It does not advance any tracker and is not a tile: no rover is deployed on it and it triggers no ability.',
        'Without a legal cell it is lost. Some technologies let you **store** patches instead; they are placed at the end of the game, even if the technology is lost.',
      ],
    },
    extra: {
      title: 'Extra tiles',
      text: [
        'Salvage Yard and Depot Repair Online let you take and place another top tile of your section at once. All placement rules apply; if none fits, nothing happens. With Salvage Yard the buildings advance nothing, but meteorites fall and abilities are triggered.',
        'It becomes your newest tile, and the next tile of its stack becomes visible at once. Before your regular tile you may not take the last tile of your section. Republic’s Courier routes work here, too.',
      ],
    },
  },
};

import type { ChapterText } from '../outline.ts';

export const corporations: ChapterText<'corporations'> = {
  title: 'Corporations',
  sections: {
    universal: {
      title: 'Universal Coalition (difficulty 1, 2 rovers)',
      text: [
        'Its rover track gives more: movement 3 from row 9 and 4 from row 13 on.',
        '- **1 Free siting**: tiles need not touch other pieces; patches must.',
        '- **2 Patch storage**: gained patches may be stored.',
        '- **3 Rover tuning**: 1 more movement each time from the rover track, not from cards.',
        '- **4 Double water**: water advances by buildings of a placed tile, energy included, are made twice; not synergies, cards or tiles taken without placing.',
        '- **5 Meteor shield**: no more meteorites fall; those already there stay.',
      ],
    },
    republic: {
      title: 'Republic (difficulty 2, 1 rover)',
      text: [
        'Seven civ milestones: rows 2, 4, 6, 8, 10, 12, 14 with levels 1, 2, 2, 3, 3, 4, 4, and medal 5 on top. Each one makes another tracker of your choice regress 1, even if its deck is empty.',
        '- **1 Courier routes**: when you select a tile with civ terrain you gain the movement under your rover tracker. You then select first, may move rovers, and place; nothing else is possible in between.',
        '- **2 Talent scouting**: below level 4 a random card of the next level joins your choice.',
        '- **3 Civ gates**: for 1 movement from one civ building to any other.',
        '- **4 Public works**: each civ milestone gives a synergy, too.',
        '- **5 Grand archive**: at the end look through all four decks and keep 2 cards; nothing regresses.',
      ],
    },
    wormhole: {
      title: 'Wormhole Corp. (difficulty 2, 2 rovers)',
      text: [
        'The biomass track has five double spaces. On each you choose a patch or the other benefit: synergy, then advance civ, water, tech, rover. The medals 1, 2, 3, 5 are between them. A benefit without effect may be chosen.',
        'A biomass building advances only if a biomass cell of the tile touches biomass that was there before. Energy cannot advance biomass; synergies, cards and events can.',
        '- **1 Regrowth**: from the top back to 0, as often as you like.',
        '- **2 Overgrowing**: patches may be placed on tiles, not on patches or meteorites; what is under them no longer counts.',
        '- **3 Twin shoots**: once a round one more patch when you gain one.',
        '- **4 Seed bank**: patches may be stored.',
        '- **5 Root crush**: a patch may be placed on a meteorite and destroys it.',
      ],
    },
    cosmos: {
      title: 'Cosmos Inc. (difficulty 2, 1 rover)',
      text: [
        'Each lifepod you collect goes to the scoring area or onto a space of any track without a tracker or lifepod. Trackers jump over lifepods, up and down, at no cost; if no free space is left they cannot move. Under a lifepod nothing counts: no benefit, no medal, no technology. When it leaves, medal and technology count again.',
        'Only lifepods in the scoring area score; for missions all count.',
        '- **1 All-terrain drive**: diagonal steps.',
        '- **2 Great reshuffle**: once a game move up to 3 lifepods.',
        '- **3 Power shuffle**: when you place energy terrain you may move 1.',
        '- **4 Charged wheels**: steps onto energy are free while you have a movement point.',
        '- **5 Steady shuffle**: once a round move 1.',
      ],
    },
    horizon: {
      title: 'Horizon Group (difficulty 2, 4 rovers)',
      text: [
        'Rovers are deployed on rows 1, 3, 6 and 9; movement grows from 2 to 5.',
        'A rover **loads** a meteorite whose cell it enters, one at a time, and collects it when it enters a cell with a rover building. Both happen by themselves. Loads cannot be dropped; a loaded rover leaves other meteorites, but collects lifepods. A load counts as being on the rover’s cell. If its rover is destroyed by a tile, the meteorite stays on top; a patch cannot go there. Effects that collect a meteorite do so directly.',
        '- **1 Outposts**: tiles with rover terrain need not touch other pieces.',
        '- **2 Haulage drive**: at the start of a round 1 movement for each loaded rover.',
        '- **3 Meteor compost**: each meteorite collected gives a patch.',
        '- **4 Sinking**: a loaded rover entering water may destroy its meteorite.',
        '- **5 Convoy**: once a round advance rover by 1.',
      ],
    },
    jumpDrive: {
      title: 'Jump Drive (difficulty 3, 1 rover)',
      text: [
        'The tech track has no technologies; its medals fall: 5 on row 1, then 3, 2, 1 on 6, 8, 11. Each lifepod you collect goes to the scoring area or opens one of six technologies, where it stays.',
        '- **A Synergy swap**: once a round a synergy instead of a patch.',
        '- **B Terrain gate**: once a round, for 1 movement, jump to the same terrain on another piece.',
        '- **C Synergy surge**: once a round a synergy makes 2 steps.',
        '- **D Tech as energy**: tech terrain and building of a placed tile may count as energy; you decide when you resolve it.',
        '- **E Row harvest**: once a game choose a tracker and gain all benefits of its row on all tracks. No tracker moves.',
        '- **F Open contest**: once a game draw 3 missions and choose one for everyone: 5 points for the best, 2 each for a tie. Not in solo games.',
      ],
    },
    oasis: {
      title: 'Oasis Ultd. (difficulty 3, 2 rovers)',
      text: [
        'The water tracker follows a path of 23 steps across all tracks and gains what it lands on. Only medals of the water track count for it: 3, 6, 9, 12, 15. A placed water building advances it one step for each water cell on ice; other sources one step.',
        'Trackers block each other: one whose next space is taken cannot move, and the rest of that move is lost.',
        '- **1 Leapfrog**: trackers jump over others to the next free space, always, as one step.',
        '- **2 Tidal drive**: at the start of a round 1 movement for each rover on water.',
        '- **3 Deep wells**: a tile placed with no cell on ice advances water by 1.',
        '- **4 Irrigation**: placing water terrain gives a patch.',
        '- **5 Confluence**: placing water terrain gives a synergy.',
      ],
    },
    makeshift: {
      title: 'Makeshift (deluxe, difficulty 4, 2 rovers)',
      text: [
        'Trackers go straight or diagonally up into an adjacent track, as you choose for each step, onto a free space, and gain what they land on. A building moves the tracker of its colour, wherever it is. Regressing goes straight down unless blocked. On row 15 of the rover track any tracker may gain its movement again.',
        'Technologies are active only while some tracker on the tech track is on their row or above. At the end every tracker scores the medal of the track it is on. Water has other marks: synergies on 3, 6, 8, 12 and medals up to 5.',
        '- **1 Wrap-around**: civ and tech are adjacent.',
        '- **2 Shared garage**: with two trackers on the rover track it gives 1 more movement.',
        '- **3 Sidestep**: instead of up, sideways to a free space in the same row, but not where the tracker has already been this round.',
        '- **4 Step back**: once a round one tracker may regress 1.',
        '- **5 Best foot forward**: every tracker scores like the best on its track.',
      ],
    },
    flux: {
      title: 'Flux Industries (deluxe, difficulty 3, 2 rovers)',
      text: [
        'The flux token marks a track of your choice; with each tech milestone you may move it. Only the highest technology reached is active, changing at once in the middle of a round.',
        '- **1 Field drive**: at the start of a round 2 movement for each rover on terrain of the flux track.',
        '- **2 Fast forward**: once a game the flux tracker advances to its next milestone and gains everything on the way. Water has none. Lost for good when technology 3 is reached.',
        '- **3 Amplifier**: the flux track gives more: civ cards one level higher, water synergies twice, two patches, or 1 more movement.',
        '- **4 Tractor beam**: placing terrain of the flux track collects a meteorite from anywhere on your planet.',
        '- **5 Overclocking**: once a round advance the flux tracker by 1.',
      ],
    },
  },
};

import type { ChapterText } from '../outline.ts';

export const combat: ChapterText<'combat'> = {
  title: 'Battles',
  sections: {
    where: {
      title: 'Where battles are fought',
      text: [
        'Battles are fought in every sector with ships of at least two opponents. Sectors are resolved from the **highest number** to the lowest, each one completely.',
      ],
    },
    pairs: {
      title: 'Who fights whom',
      text: [
        'Two sides fight at a time. In the order of entry non-player forces come first, then the controller, then the others in the order they came. The **last two** fight; the survivor, with all damage, fights the one before, and so on. The earlier one is the **defender**.',
        'Draco and Ancients never fight each other: another player first fights Draco, then the Ancients. Damage stays until the end of the phase, and each battle has its own missiles.',
      ],
    },
    initiative: {
      title: 'Initiative',
      text: [
        'The initiative of a ship type is the bonus of its blueprint and all its parts. Higher comes first; between the sides the defender wins ties; you decide the order of your own tied types, for the missiles and for each round.',
      ],
    },
    missiles: {
      title: 'Missiles',
      text: [
        'Before the first round every type with missiles fires them once, in initiative order. It must fire; nobody can retreat yet.',
      ],
    },
    engagement: {
      title: 'Engagement rounds',
      text: [
        'Then rounds follow until one side is gone. In each round every type acts once: it **attacks** with all cannons or begins to **retreat**. A type without cannons waits or retreats. The battle ends as soon as one side has no ship left.',
      ],
    },
    hits: {
      title: 'Hitting',
      text: [
        'A **burst** always hits, a blank never. A number hits if number plus your computer minus the target’s shield is **6 or more**.',
        'All dice of a type are rolled together; then you assign them one by one. You must assign a die that can hit to a ship it hits. Damage: yellow 1, orange 2, blue 3, red 4; the damage of one die cannot be divided. After the whole roll is assigned, ships with more damage than hull are destroyed; the rest keep their damage.',
      ],
    },
    splitter: {
      title: 'Antimatter Splitter',
      text: ['Its owner may divide the 4 damage of each red **cannon** die among ships that the die hits.'],
    },
    npcs: {
      title: 'Non-player forces',
      text: [
        'They roll by themselves, never retreat, and assign their dice so that they destroy your ships from the largest to the smallest: Dreadnought, Cruiser, Starbase, Interceptor. Dice that destroy nothing hit the largest ships.',
      ],
    },
    retreat: {
      title: 'Retreat',
      text: [
        'All ships of the type prepare to go to one neighbouring, connected sector that you **control** and where no opponent has ships. Starbases cannot retreat. A retreat cannot be called off; different types may choose different sectors.',
        'At the type’s next activation, a round later, the survivors leave. Until then they can be hit and do not shoot. If the battle ends earlier, types that began to retreat in that same round stay; those that began before leave.',
        'If at some moment all your ships left in the battle are retreating, you get no reputation tile for taking part.',
      ],
    },
    stalemate: {
      title: 'Stalemate',
      text: [
        'If nobody has a cannon left, the attacker must retreat; attacking ships that cannot are destroyed at the end of the round.',
      ],
    },
    reputation: {
      title: 'Reputation',
      text: [
        'After all battles of the sector everyone who took part draws tiles: 1 for taking part, 1 for each destroyed Interceptor, Starbase or Ancient, 2 for each Cruiser or Guardian, 3 for each Dreadnought and for the GCDS; **at most 5**. Even those who lost all ships draw. The controller is first, then the others in order of entry.',
        'Keep at most one, secretly; the others go back to the bag. If your track has no room, you may return another reputation tile for it; you cannot return ambassadors for it. If the bag is short, draw what is there.',
        'Then destroyed ships return to their owners; destroyed non-player figures leave the game.',
      ],
    },
    summary: {
      title: 'A battle in short',
      text: [
        '- Missiles in initiative order: roll, assign, apply damage.',
        '- Each round: check for stalemate, set the order, then type by type retreat, attack or wait.',
        '- A roll is assigned completely before ships are removed. Blueprints do not change during battles.',
        '- At the end ships in older retreats leave; kills and flight are noted for reputation.',
      ],
    },
  },
};

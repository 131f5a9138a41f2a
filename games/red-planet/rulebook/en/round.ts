import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'The course of the game',
  sections: {
    track: {
      title: 'Ten rounds and what comes between',
      text: [
        'The round tracker runs through 15 spaces:',
        '- rounds 1 to 5, then **production 1** (1 token for each zone)',
        '- rounds 6 to 8, then **production 2** (2 tokens)',
        '- rounds 9 and 10, then the **discovery reveal**, **production 3** (3 tokens) and the **final scoring**.',
        'The game always lasts all ten rounds. Nobody is ever eliminated.',
      ],
    },
    steps: {
      title: 'The six steps of a round',
      text: [
        '- **1. Choose characters**: everyone at the same time, face down.',
        '- **2. Resolve characters**: countdown from 9 to 1.',
        '- **3. Land**: launched ships arrive.',
        '- **4. Refill**: empty docks get new ships.',
        '- **5. First player**: whoever resolved last.',
        '- **6. Advance**: the tracker moves one space.',
        'Steps 1 and 2 are yours; the others happen by themselves.',
      ],
    },
    choose: {
      title: 'Step 1: choose characters',
      text: [
        'Everyone chooses one character card from hand at the same time and places it face down. Nobody sees what the others chose, and a choice made is final.',
        'Cards face up in front of you from earlier rounds cannot be chosen; only the **Recruiter** brings them back. Your hand is never empty: if you have played the other eight, you still hold the Recruiter.',
      ],
    },
    countdown: {
      title: 'Step 2: the countdown',
      text: [
        'The numbers are called **from 9 down to 1**. Everyone whose card has the called number turns it face up; all equal cards are turned face up together. Then they are resolved one after the other, clockwise from the first player.',
        'The instructions of a card are carried out **from top to bottom**. A resolved card stays face up in front of its owner for all to see. Even a character whose effect did nothing counts as resolved.',
      ],
    },
    launch: {
      title: 'Full ships launch',
      text: [
        'A docked ship with as many astronauts as its capacity is **full**, and a full ship launches.',
        'It waits until the acting player has **completely resolved** the character. Until then it is still docked: it can be destroyed, redirected or have an astronaut replaced aboard. Then all full ships launch, from the leftmost dock to the right.',
        'A launched ship leaves its dock empty until step 4. Nobody can board it from then on. Ships that are neither full nor forced to launch stay docked with their crews for later rounds.',
      ],
    },
    land: {
      title: 'Step 3: land',
      text: [
        'Launched ships land in the order of their launch. Everyone aboard goes to the zone of the ship’s destination. If that zone’s resource token is face down, it is **turned face up**.',
        'The ship goes to the used-ship pile, and all its destination tokens return to the pool. A ship that lands without astronauts changes nothing in its zone.',
      ],
    },
    refill: {
      title: 'Step 4: refill the docks',
      text: [
        'Each empty dock gets the top card of the ship deck, dock 1 first. Ships with an unknown destination are now allowed.',
        'If the deck is empty when a card is needed, the used ships are shuffled into a new deck.',
      ],
    },
    first: {
      title: 'Step 5: new first player',
      text: [
        'Whoever resolved a character **last** in this round becomes first player: the one with the lowest number; among equals the last one in clockwise order.',
      ],
    },
    advance: {
      title: 'Step 6: advance',
      text: [
        'The round tracker moves one space; the new space tells what comes next. Docks are refilled and the first player changes after round 10 too: the order still matters for discoveries and action cards.',
      ],
    },
    undo: {
      title: 'Undoing a move',
      text: [
        'You may undo your choices as long as they revealed nothing. You cannot undo past a card that was drawn or looked at, a resource token that was revealed or a character that was revealed.',
      ],
    },
  },
};

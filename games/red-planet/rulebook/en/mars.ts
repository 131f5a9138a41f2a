import type { ChapterText } from '../outline.ts';

export const ships: ChapterText<'ships'> = {
  title: 'Ships and destinations',
  sections: {
    cards: {
      title: 'The ship cards',
      text: [
        'Each ship has a **capacity** and a **destination**.',
        '- each of the seven outer zones: three ships with 2, 3 and 4 seats',
        '- Syrtis Major: 4, 5 and 5 seats',
        '- Valles Marineris: 4, 4 and 5 seats',
        '- Phobos: 3, 4 and 4 seats',
        '- unknown destination: six ships with 2, 3, 3, 4, 4 and 5 seats.',
        'That makes 36 ships with 122 seats.',
      ],
    },
    states: {
      title: 'Docked, launched, used',
      text: [
        'A ship is in the deck, docked, launched or on the used-ship pile. Only **docked** ships can be boarded, destroyed or forced to launch.',
        'A full ship launches when the acting character has been completely resolved.',
      ],
    },
    destination: {
      title: 'Where a ship goes',
      text: [
        'The **topmost destination token** on the ship decides. Without a token the printed destination does; without either, the destination is unknown.',
        'Tokens may be stacked. Covered tokens stay on the ship and are not in the pool.',
      ],
    },
    unknown: {
      title: 'Ships with an unknown destination',
      text: [
        'Whoever boards the **first** astronaut on a ship with an unknown destination takes any destination token from the pool at once and places it on the ship.',
        'If somebody has already placed a token on the empty ship (a Pilot, say), its destination is known and the first passenger chooses nothing. If the pool happens to be empty, no token is placed, and a later boarder is asked again. Astronauts who land without any destination end up in Lost in Space.',
        'An empty unknown ship that is forced to launch has no destination. A Pilot can still give it one; otherwise it just goes to the used-ship pile.',
      ],
    },
    pool: {
      title: 'The pool of destination tokens',
      text: [
        'There are only **two tokens for each zone**. A zone without a token in the pool cannot be chosen. When a ship lands or is destroyed, its whole stack of tokens returns to the pool.',
      ],
    },
  },
};

export const zones: ChapterText<'zones'> = {
  title: 'Zones and resources',
  sections: {
    ten: {
      title: 'Ten zones',
      text: [
        'There are two **inner** zones (Syrtis Major and Valles Marineris), seven **outer** zones and **Phobos**. “Zone of Mars” means the nine on Mars; Phobos is included only where it is named.',
        'Every zone has one resource token and produces, Phobos included. A zone can hold any number of astronauts.',
      ],
    },
    borders: {
      title: 'Which zones are adjacent',
      text: [
        '- **Vastitas Borealis**: Ausonia, Mare Serpentis, Syrtis Major, Valles Marineris',
        '- **Ausonia**: Vastitas Borealis, Hellas, Syrtis Major',
        '- **Hellas**: Ausonia, Tritonis Sinus, Syrtis Major',
        '- **Tritonis Sinus**: Hellas, Mare Tyrrhenum, Syrtis Major, Valles Marineris',
        '- **Mare Tyrrhenum**: Tritonis Sinus, Sinus Sabaeus, Valles Marineris',
        '- **Sinus Sabaeus**: Mare Tyrrhenum, Mare Serpentis, Valles Marineris',
        '- **Mare Serpentis**: Sinus Sabaeus, Vastitas Borealis, Valles Marineris',
        '- **Syrtis Major**: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus, Valles Marineris',
        '- **Valles Marineris**: Vastitas Borealis, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Syrtis Major',
        '- **Phobos**: none',
      ],
    },
    phobos: {
      title: 'Phobos',
      text: [
        'Phobos is a zone like any other, with two exceptions: it is adjacent to nothing, and no discovery can be assigned to it. The way down to Mars is the Soldier’s drop.',
      ],
    },
    lost: {
      title: 'Lost in Space',
      text: [
        'The dead of all colours go here. Lost in Space is not a zone: no majority, no production, no movement. Only the action card Rescue Operation brings anybody back.',
      ],
    },
    resources: {
      title: 'Resource tokens',
      text: [
        'Whenever an astronaut is placed into a zone, by landing, walking, dropping or a card, and its resource token is face down, the token is **revealed for good**.',
        'A zone that later loses all its astronauts keeps its token face up and goes on producing.',
        'Ten of the eleven tokens are in play, so the zones hold 4 or 5 ice, 2 or 3 sylvanite and 2 or 3 celerium. Nobody knows which kind is missing until it can be worked out.',
      ],
    },
  },
};

export const production: ChapterText<'production'> = {
  title: 'Production',
  sections: {
    produce: {
      title: 'Zones produce',
      text: [
        'In production 1, 2 and 3 each zone with a **face-up** resource token gets 1, 2 or 3 point tokens of its kind. Zones with a face-down token get nothing.',
      ],
    },
    award: {
      title: 'The majority takes all',
      text: [
        'Then each zone is awarded, with its new tokens and those left over from earlier. Whoever alone has **the most astronauts** there takes all of them.',
        'Zones do not influence each other. Point tokens you have won are visible to everyone.',
      ],
    },
    ties: {
      title: 'Ties',
      text: [
        'Colours that tie for the most divide the tokens evenly. The remainder **stays in the zone**. Two tied for three tokens take one each, and one stays; three tied for two tokens get nothing, and both stay.',
        'If a zone holds tokens of two kinds (only Frozen Caverns can cause that), each kind is divided separately.',
      ],
    },
    leftovers: {
      title: 'What stays behind',
      text: [
        'A zone without astronauts keeps its tokens. Tokens left in a zone can be won in a later production. After the third they are worth nothing.',
        'After a production the tracker simply moves on: no new ships, no new first player.',
      ],
    },
  },
};

import type { ChapterText } from '../outline.ts';

export const faq: ChapterText<'faq'> = {
  title: 'Questions and answers',
  sections: {
    fullShip: {
      title: 'May I board a ship that was filled earlier in this round?',
      text: ['No. It has launched; and a ship that is exactly full has no free seat anyway.'],
    },
    sameNumber: {
      title: 'Two players reveal the same number. Who acts first?',
      text: [
        'Clockwise from the first player. The second one acts on the board the first one left behind, launched ships included.',
      ],
    },
    emptyDocks: {
      title: 'All docks are empty when my card comes up. What now?',
      text: [
        'Nobody boards, but the rest of your card still happens: a Pilot can redirect launched ships, a Scientist still draws.',
      ],
    },
    launchedTargets: {
      title: 'Who can reach launched ships?',
      text: ['The Pilot and Femme Fatale can. The Saboteur cannot.'],
    },
    agentUnknown: {
      title: 'What if the Secret Agent launches an unknown ship?',
      text: ['If it is empty and has no token, it flies without a destination and goes to the used-ship pile.'],
    },
    firstPassenger: {
      title: 'The first passenger of an unknown ship is replaced or killed. Is the destination chosen again?',
      text: ['No. The token stays.'],
    },
    friend: {
      title: 'Must I use Femme Fatale on a friend?',
      text: ['You may choose any other colour. But if there is a legal target, you must choose one.'],
    },
    fataleToken: {
      title: 'Does Femme Fatale reveal a resource token?',
      text: ['It is already face up, since somebody is in the zone.'],
    },
    lastOnPhobos: {
      title: 'My Soldier kills my own last astronaut on Phobos. Do I still drop?',
      text: ['No, there is nobody left to drop.'],
    },
    stayOnPhobos: {
      title: 'May all my astronauts stay on Phobos when I play the Soldier?',
      text: ['No. If you have any there, at least one must go.'],
    },
    manyMissions: {
      title: 'Can I hold several missions?',
      text: ['Yes. You keep all missions you draw, and each one scores.'],
    },
    docked: {
      title: 'Do astronauts on docked ships count at the end?',
      text: ['No, unless Ether Magnet pulls them into its zone.'],
    },
    rockburst: {
      title: 'What does Rockburst do in a zone with tokens left over from production 2?',
      text: ['Nothing new is placed there; the leftovers are awarded as usual.'],
    },
    subterfuge: {
      title: 'Does Subterfuge also take tokens left over from earlier phases?',
      text: ['All tokens in the zone follow Subterfuge.'],
    },
    synergy: {
      title: 'What does Synergy do next to a zone whose resource token is face down?',
      text: ['Nothing happens there.'],
    },
    nobody: {
      title: 'A zone holds tokens, but nobody is there. Who gets them?',
      text: ['Nobody yet. They wait in the zone.'],
    },
    faceDown: {
      title: 'May a discovery go to a zone whose resource token is face down?',
      text: ['Yes. But a discovery about production has nothing to change unless the token is revealed in time.'],
    },
    twice: {
      title: 'May I look at the same discovery twice, or at one I assigned myself?',
      text: ['Yes. It just tells you nothing new.'],
    },
    lookAhead: {
      title:
        'I play Femme Fatale, board an empty ship and have nobody anywhere else. Did I have to board next to a rival?',
      text: ['No. You need not look ahead; the replacement simply does not happen.'],
    },
    meeting: {
      title: 'Can discoveries act on each other?',
      text: [
        'Each discovery exists once, so the same one never meets itself. But people driven out by the Great Sandstorm can run into a zone whose own discovery is resolved later.',
      ],
    },
    pilotToken: {
      title: 'How long does a Pilot’s token count?',
      text: ['Until the ship lands or is destroyed, even over several rounds.'],
    },
    justBoarded: {
      title: 'Can the Secret Agent launch a ship my astronaut has just boarded?',
      text: ['Yes, if it is not full.'],
    },
    ownNeutral: {
      title: 'Two players: may my main colour use Femme Fatale or the Soldier on my neutral colour?',
      text: ['Yes. It is another colour.'],
    },
    rulings: {
      title: 'Rulings of this edition',
      text: [
        'Where the printed rules are silent, we decided as follows:',
        '- The Explorer may stay put: zero to three moves.',
        '- Femme Fatale needs one of your own astronauts in the same place, on ships too, and never replaces your own colour.',
        '- The Secret Agent only launches ships that are not full.',
        '- Tokens of a destroyed ship return to the pool; point tokens never run out.',
        '- “Most” needs at least one: for missions, for the Ice Monopoly and for the Underground Lake.',
        '- Docks are refilled from the left, and the ship deck is reshuffled only when a card is needed.',
        '- Action cards must be played at their moment; “up to” may be zero.',
        '- Uneven Ground with a single colour: it takes all.',
        '- What you have learnt about a discovery stays visible to you.',
        '- The borders of the zones and many card texts are our own reconstruction.',
      ],
    },
  },
};

import type { ChapterText } from '../outline.ts';

export const characters: ChapterText<'characters'> = {
  title: 'Characters',
  sections: {
    duties: {
      title: 'What all characters have in common',
      text: [
        'Every effect is **mandatory, as far as possible**. You may hurt yourself if the card allows it, and you must if there is no other way.',
        'Killed and replaced astronauts go to **Lost in Space** at once and never return to the supply.',
        'When you choose an astronaut, you choose a place and a colour: astronauts of one colour are alike.',
        'A choice with a single possibility is made for you and noted in the log; a choice without any is skipped. Your starting mission and your character are always asked, so that nobody can read anything from the pause.',
      ],
    },
    boarding: {
      title: 'Boarding ships',
      text: [
        'To board astronauts, take them from your supply and place them on free seats of **docked** ships, never of launched ones. A ship never takes more than its capacity.',
        'Astronauts board one at a time, so the destination of an unknown ship is settled before the next one boards. The Travel Agent’s three board together.',
        'If there are fewer free seats (or fewer astronauts in your supply) than the card asks for, board as many as possible, even none. Then go on with the rest of the card.',
        'Twenty-two astronauts are enough for any sequence of characters in ten rounds: the supply can run empty, but never too early.',
      ],
    },
    recruiter: {
      title: '9 Recruiter',
      text: [
        '- Board **1** astronaut.',
        '- Take **all** your played character cards back into your hand, this Recruiter included. You hold all nine again.',
      ],
    },
    explorer: {
      title: '8 Explorer',
      text: [
        '- Board **1** astronaut.',
        '- Make **up to 3 moves**. A move takes one of your astronauts from its zone to an adjacent zone.',
        'Moves are made one after the other, and the same astronaut may move several times. Entering a zone reveals its resource token at once, before you choose the next move. You may also make fewer moves or none.',
        'Phobos is adjacent to nothing: nobody walks there or away from it.',
      ],
    },
    scientist: {
      title: '7 Scientist',
      text: [
        '- Board **2** astronauts, on the same ship or on two ships.',
        '- Either **draw** the top event card **or look** at one face-down discovery on the map.',
        '**Discovery drawn:** look at it and assign it face down to an outer zone that has none. All see where it went, only you know which one it is. If all seven outer zones have one, discard it face up (it has no effect) and look at a discovery in play instead.',
        '**Mission or action drawn:** keep it face down with your other cards. The others see that you kept a card, but not of which type.',
        '**Looking:** only you see the discovery; it goes back face down to its zone.',
        'If only one of the two is possible, you do that one. If the deck is empty and no discovery is in play, nothing happens.',
      ],
    },
    secretAgent: {
      title: '6 Secret Agent',
      text: [
        '- Board **2** astronauts on **two different** ships, one each. If only one ship has room, board one.',
        '- Choose a docked ship that is **not full** and launch it at once. It may even be empty.',
        'Ships filled by your own astronauts launch anyway and cannot be chosen. If no docked ship has a free seat, nothing happens.',
      ],
    },
    saboteur: {
      title: '5 Saboteur',
      text: [
        '- Board **1** astronaut.',
        '- Choose a docked ship and **destroy** it, whether it is empty, full or carries your own people.',
        'Everyone aboard goes to Lost in Space, the card to the used-ship pile, its destination tokens to the pool. The dock stays empty until step 4.',
        'This is mandatory even if the only docked ship is the one you have just boarded, and even if you filled it.',
      ],
    },
    femmeFatale: {
      title: '4 Femme Fatale',
      text: [
        '- Board **1** astronaut.',
        '- Choose an astronaut of **another colour** in a place where you have at least one of your own: a docked ship, a launched ship, a zone of Mars or Phobos. It goes to Lost in Space, and one from your supply **takes its place**.',
        'The astronaut you have just boarded counts as your presence. The number of people aboard does not change, so a replacement never fills or launches a ship and never chooses a destination.',
        'Without a target or without an astronaut in your supply nothing happens. If there is a target, you must choose one; but you need not board a ship just to get a target.',
      ],
    },
    travelAgent: {
      title: '3 Travel Agent',
      text: [
        '- Choose a docked ship with at least **three free seats** and board exactly **3** astronauts there.',
        'If there is no such ship, or if you have fewer than three astronauts left, nobody boards and your turn is over. It is never one or two.',
      ],
    },
    soldier: {
      title: '2 Soldier',
      text: [
        '- Board **1** astronaut.',
        '- **Kill** an astronaut of any colour, yours included, in any zone except **Syrtis Major** and **Valles Marineris**: so in an outer zone or on Phobos. People on ships are safe. If anybody can be killed, somebody must be, even if only your own people are in reach.',
        '- Then **drop** 1, 2 or 3 of your astronauts from Phobos to zones of Mars, inner or outer, the same or different ones. If you have any on Phobos, at least one must go.',
        'The drop happens all at once: all targets are fixed before any resource token is revealed. If you have nobody (left) on Phobos, there is no drop.',
      ],
    },
    pilot: {
      title: '1 Pilot',
      text: [
        '- Board **2** astronauts, on the same ship or on two ships.',
        '- Take **any destination token** from the pool and place it on a docked or launched ship, over the printed destination or over earlier tokens. The ship now goes there.',
        'This is mandatory, but the token may name the destination the ship already has. If no ship is docked or launched, or the pool is empty, nothing happens.',
      ],
    },
  },
};

import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'The solo game: the Automa',
  sections: {
    setup: {
      title: 'Setup',
      text: [
        'Set up for two players; the Automa is the second. You are always first, and the first player marker is not used.',
        'The Automa has a Cargo card, its own Ark card and no Bridge, no specialist markers, no dealt cards and no starting resources. Six of its colonies cover its six upgrades, 2 are in its pool; both outposts are locked. Its Ark starts on the planet in the north, yours on the Star Gate. Its deck is shuffled and hidden, but all twelve cards may be looked up. The level may give it a colony in the north and resources.',
      ],
    },
    flow: {
      title: 'Rounds',
      text: [
        'First you take your turn, then the Automa takes its own. When the third planet is fully terraformed, by either side, the round is finished and both take one more turn.',
        'You play by the usual rules, but you may never **land** on the planet where the Automa’s Ark is. It may land where yours is.',
      ],
    },
    turn: {
      title: 'Its turn',
      text: [
        'The Automa reveals a card and carries out its rows from top to bottom, each as far as possible; a row with a cost is carried out in full or not at all. An impossible row is skipped. Then the card is discarded and the Cantina refilled. An empty deck is reshuffled.',
        'The usual rules apply to it. Its upgrades do nothing but Cargo Holds, the pairs that free outposts with their 5 VP, and points at the end.',
      ],
    },
    crew: {
      title: 'Its crew',
      text: [
        'It takes crew cards from the deck, openly and without limit; only their specialists count. For a specialist it lacks it uses **any 2 others**. Resources are never replaced.',
        'First it uses exact specialists: Engineers, then Leaders of the planet’s colour. You choose which Leader it uses as one of any colour, and which specialists replace a missing one.',
      ],
    },
    upgrade: {
      title: 'Upgrade',
      text: [
        'It unlocks the first upgrade it can pay, in this order: Robotics, Biodome, Space Mining, Cargo Holds, Leisure Facilities, Mining Vehicles. The colony marker goes to its pool.',
      ],
    },
    deeds: {
      title: 'Gather, Terraform, Explore',
      text: [
        'These rows concern the planet its Ark is on at that moment.',
        '- **Gather**: it gains the planet yield.',
        '- **Terraform**: level by level it raises the leftmost open track for which it has the resource, up to its limit.',
        '- **Explore**: it pays a Leader of the planet’s colour, gains the resources of a survivor card and discards it.',
        'Of any resource it takes the one it has the least of; in a tie the upper track. Of two deeds in one row it does the first possible one.',
      ],
    },
    places: {
      title: 'Colonies and outposts',
      text: [
        'It founds a colony if it has a marker, none of its own on this planet and can pay; a colony from the setup counts as its first. It pays any resource with the one it has the most of; in a tie the upper track.',
        'It creates an outpost from its pool or moves its only one here, unless one is here already. If both are on other planets, you choose. Here too its own colony brings 2 VP, and landings of both sides pay all outposts.',
      ],
    },
    movement: {
      title: 'Movement',
      text: [
        'The Automa flies round the ring of the eight outer cells, clockwise or counter-clockwise. With a **jump** it first goes to the opposite cell, if a planet is there. Then it looks at the next cells in its direction, its own last, and goes to the first that fits:',
        '- **No colony**: a planet without its colony.',
        '- **Terraform**: a planet that is not terraformed.',
        '- **Discover**: an empty cell, where it discovers a planet.',
        'If there is nothing to discover, it looks for a planet to terraform. If nothing else fits, it goes to the next planet.',
      ],
    },
    arrival: {
      title: 'Arrival',
      text: [
        'For a discovery it gains 1 Mineral and raises the Minerals track of the new planet to 1, with its marker on 1. Its arrival is a landing, even where it set out: outposts there pay. Nothing happens in the cell it only jumps to.',
      ],
    },
    levels: {
      title: 'Six levels',
      text: [
        'At the end the Automa scores as you do, without survivors, and for 1 to 6 upgrades:',
        '- Easy: 0, 1, 3, 6, 11, 15 VP.',
        '- Easy+: the same, with a colony at the start.',
        '- Medium: 0, 2, 5, 10, 17, 25 VP, with a colony.',
        '- Medium+: the same, and 1 of each resource.',
        '- Hard: 0, 5, 10, 15, 22, 30 VP, with a colony.',
        '- Hard+: the same, and 2 of each resource.',
      ],
    },
    result: {
      title: 'Victory',
      text: ['You win only with more VP than the Automa; a tie is a loss. The long game can be played solo too.'],
    },
  },
};

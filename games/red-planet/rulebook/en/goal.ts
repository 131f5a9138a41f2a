import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'At a glance',
  sections: {
    story: {
      title: 'The story',
      text: [
        'It is 1888, in an age of steam that reached further than ours. Mars holds ice, sylvanite and celerium, and every mining company wants its share. You send astronauts up in rockets, crowd your rivals out of the best zones and hope that nobody blows up the ship you are sitting in.',
        'Mission: Red Planet, second edition, is a game by Bruno Cathala and Bruno Faidutti for 2 to 6 players; a game takes 45 to 90 minutes. The solo game is our own addition.',
      ],
    },
    goal: {
      title: 'The goal in 30 seconds',
      text: [
        'Have the **most points** after ten rounds.',
        '- Each round everyone secretly chooses one of nine characters. Characters place your astronauts on ships and then do something clever or nasty.',
        '- Full ships launch and land on Mars or on its moon Phobos.',
        '- Three times in the game the zones produce point tokens. Whoever has **the most astronauts** in a zone takes them.',
        '- At the end come your secret missions, the discoveries on the map and the Ice Monopoly.',
      ],
    },
    terms: {
      title: 'Players, colours and order',
      text: [
        'A **colour** is a mining company: 22 astronauts and 9 character cards. With 3 to 6 players each player leads one colour. With two players each leads two of them; in the solo game bots lead the others. Where these rules compare players (majorities, ties, kills, scoring), they compare colours.',
        'Colours sit round the table **clockwise**. Anything done in turn starts with the first player and goes on clockwise.',
        'Astronauts of one colour are all alike. Only their number in each place counts.',
        'Where an order of the zones is needed, it is always this one: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Syrtis Major, Valles Marineris, Phobos.',
      ],
    },
    principles: {
      title: 'Three principles',
      text: [
        '**As much as possible.** You must carry out everything your character says; what cannot be done completely is done as far as possible. Only the Travel Agent is all or nothing.',
        '**One thing at a time.** Instructions are judged one after the other, each on the board as it stands when its turn comes. You never have to choose so that a later instruction becomes possible.',
        '**Round down.** Whatever is divided is rounded down.',
      ],
    },
  },
};

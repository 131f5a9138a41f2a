import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Secrets and decisions',
  sections: {
    hidden: {
      title: 'What is hidden',
      text: [
        'The order of all decks is hidden from everyone; which planets exist is known. Your dealt crew cards and starting resources are hidden from the others until all have chosen.',
      ],
    },
    open: {
      title: 'What is open',
      text: [
        'Everything else: discard piles, numbers of cards, crew rows, the Automa’s crew, resources, markers, scores, kept and settled survivors, used Automa cards and the count of idle rounds.',
      ],
    },
    chance: {
      title: 'Chance',
      text: ['Chance places the start planets, shuffles the decks and chooses the first player. There are no dice.'],
    },
    undo: {
      title: 'Undo',
      text: [
        'You may look at all your options before you commit. Once a hidden card was revealed, what came before can’t be undone, nor can a finished turn. Costs are paid when all choices about them are made; nothing is offered that can’t be finished.',
      ],
    },
    decisions: {
      title: 'Who decides what',
      text: [
        '- Before the game: colour and options, with everyone’s consent.',
        '- Setup: the card to discard, the rows, the starting resources.',
        '- Your turn: upgrade, which card or marker pays for a specialist, destination, track of a discovery, cards and their rows, crew cards to play and how, resources to gain or pay, actions, levels to raise, survivors to resolve, keep or settle, the outpost to move, the specialist to gain, the card at the end.',
        '- Solo: which of its specialists the Automa uses, and which outpost it moves.',
        'Where there is only one way, nothing is asked.',
      ],
    },
    always: {
      title: 'What always holds',
      text: [
        'No card is lost: each is in a deck, a discard pile, the Cantina or with a player. Each side has 8 colonies and 2 outposts, wherever they are. On a planet in progress the spaces of all markers add up to its levels. VP are never lost. At the end everyone has had the same number of turns.',
      ],
    },
  },
};

export const faq: ChapterText<'faq'> = {
  title: 'Questions and answers',
  sections: {
    travel: {
      title: 'Travel',
      text: [
        '**Can I stay where I am?** No, nor fly a loop back to the start.',
        '**Can two Arks be on one moon?** Never at the end of a move. You may fly through and discover from there.',
        '**Do Engines bought this turn count?** Yes, for this turn’s travel.',
        '**Can I discover north of the northern planet?** No, the Star Gate is the centre of the grid.',
        '**Do I get outpost income when I discover?** No, a new planet has no outposts.',
      ],
    },
    crew: {
      title: 'Crew cards',
      text: [
        '**Can I use both edges of one card in a turn?** Yes, first from below, then from above. Away from the Star Gate only one of them can match. On the Star Gate there is only one play.',
        '**May I discard a card from the bottom row when I play it?** Yes. If the top row is full, you must.',
        '**May I use an action whose gain is lost?** Yes, if it matches and you can pay.',
        '**May I play a card I have just drawn?** Yes, and use it as a specialist too.',
        '**May I decline the Cantina card but draw from the deck?** Yes, if the effect gives both.',
        '**My card moved up and its action draws a card, but the top row is full. What now?** The new card goes to the bottom row.',
        '**May I land on the Star Gate just for cards?** Yes. The card from the Cantina may at once be discarded to gain a specialist.',
      ],
    },
    terraforming: {
      title: 'Terraforming',
      text: [
        '**Does the free level of a discovery count?** Yes, for VP and for places. It can’t complete a planet and doesn’t use up your action.',
        '**Can I terraform and settle in one turn?** Yes, with Robotics and a colony there. Gathering after completing the planet gives the better yield.',
        '**Can I terraform twice with Robotics?** No, the two actions must differ.',
        '**Do colony markers in my pool raise the limit?** No.',
        '**If I am alone on the track, am I second too?** No.',
      ],
    },
    colonies: {
      title: 'Colonies and outposts',
      text: [
        '**Is outpost income my Gather action?** No, it comes in addition. After the planet is turned it is the better yield, from the next landing on.',
        '**May I move an outpost back and forth for 2 VP each time?** Yes, as an action each time, between planets with your colonies.',
        '**Do I get VP for a colony founded where my outpost already is?** No.',
        '**Where do my first colony markers come from?** From upgrades; your pool starts empty.',
        '**With Robotics, can I gather first and then found a colony?** Only the other way round, on a planet without your colony.',
      ],
    },
    rest: {
      title: 'Other questions',
      text: [
        '**What do Cargo Holds do with a full cargo?** They work for later gains; lost units don’t come back.',
        '**Can I explore with an Engineer or a Leader of another colour?** No.',
        '**May I unlock a marker that is ready?** No.',
        '**Do I draw in the last round?** You may, but cards score nothing.',
        '**Do kept or settled survivors return to the deck?** No.',
      ],
    },
    solo: {
      title: 'Solo game',
      text: [
        '**What if the Automa lands on my planet?** You must leave anyway, and may return when it has left.',
        '**May I replace a specialist with two others?** No, only the Automa may; it may use two Engineers for a Leader.',
        '**Does its landing pay my outposts?** Yes, and yours pays its own. Income comes from the supply.',
      ],
    },
  },
};

export const rulings: ChapterText<'rulings'> = {
  title: 'What we decided',
  sections: {
    galaxy: {
      title: 'Galaxy',
      text: [
        'Where the printed rules are silent we decided:',
        '- 12 planets, one start planet of each colour; upright; at most 8 on the table.',
        '- A discovery costs 1 field and ends the move. The Star Gate is the centre of the grid.',
        '- Landing effects: outposts, then resources, then cards. You may stop on an asteroid. Without a legal move you stay.',
        '- The Star Gate yields 2 units of any resources and 1 Cantina card.',
      ],
    },
    cards: {
      title: 'Cards and specialists',
      text: [
        '- Black is the fourth colour of players; colours have no effect.',
        '- Specialist markers start locked. A specialist of any colour in a cost is a Leader.',
        '- Moons and stations share the orbital edge.',
        '- Draws may be declined. Empty piles give nothing. Scouting Vehicles always reveal 2 cards.',
        '- Choices of the setup are secret. Upgrades are shown with their printed English names too.',
      ],
    },
    planets: {
      title: 'Planets',
      text: [
        '- The table of colony prices is partly our reconstruction. One colony and one outpost per player and planet.',
        '- Only pieces on planets raise the limit. The terraforming track is as long as the planet has levels.',
        '- Locked outposts don’t count. A colony that follows an outpost brings no VP.',
        '- In orbit both actions are optional, in any order.',
      ],
    },
    ending: {
      title: 'Points and end',
      text: [
        'More than 5 settled survivors still give 40 VP; they are not secret. VP count on beyond the track. Outposts may be moved for VP as often as you like, so idle rounds and a round limit end the game.',
      ],
    },
    solo: {
      title: 'Automa',
      text: [
        '- Its outposts bring 5 VP. It draws from the common deck. Its six upgrades have a fixed order.',
        '- Its twelve cards are our design, one after the picture of the printed rules.',
        '- It looks at its own cell last. Ending where it started is a landing.',
        '- You choose its substitutes. Exact specialists come first. Of two deeds it does the first possible one; rows are done as far as possible.',
        '- Easy gives 11 VP for five upgrades. The long game may be played solo.',
      ],
    },
  },
};

import type { ChapterText } from '../outline.ts';

export const more: ChapterText<'more'> = {
  title: 'Questions and answers',
  sections: {
    crater: {
      title: 'In the crater',
      text: [
        '**I have no credits, and every row has only other players’ buildings. What now?** Choose another action; the Gateway is always free.',
        '**What do I pay if I am present in three of four sectors?** Only the fourth costs rent; all four work. With only your own buildings in the row you pay nothing.',
        '**Can a row be used from both ends?** Yes, even in the same round.',
        '**Do I earn rent with a dome next to a workshop?** No, the largest building gets it. But you don’t pay there yourself.',
        '**What if three sectors have only two tokens around them?** A scientist activates two.',
        '**Do neutral domes count?** They are activated, take up room and keep other domes out, but they never receive astronauts.',
        '**Does Europe A lower any rent?** Yes, to 1 for each sector where you have no building.',
      ],
    },
    actions: {
      title: 'Actions',
      text: [
        '**May I build a panel that powers nothing?** Yes, it waits on the central hex for anybody. All panels come from the same rim; when it is empty, those on the central hex still work.',
        '**What if energy is at 8 and the panel gives 2?** That is allowed and brings 1 reputation. At 9 it isn’t.',
        '**Energy is at 1: do I build a panel or buy first?** As you like. Buying twice and then a panel of 2 brings more reputation.',
        '**Do astronauts that I move into a new workshop help at once?** From the next action on.',
        '**What does an astronaut in the wrong slot do?** It only fills the slot.',
        '**May I take the last token of a corporation?** Yes. Its projects then stay at the most expensive level.',
        '**How many may move into the command centre?** Up to 6, even if domes and workshops become empty.',
        '**Can the Gateway hold more than 4 of a type?** Yes; only filling it stops at 4.',
        '**What if a dome bonus can’t be used?** It is lost. So is a recruit with a full base, unless a seat of the Mars ship is free.',
        '**What happens where a building left for Mars?** Its room and its size are free again.',
      ],
    },
    end: {
      title: 'Upkeep and the end',
      text: [
        '**Can I fulfil a goal in upkeep?** No, only at the end of your turn; the last turn counts too.',
        '**Does income come before paying?** Yes. Reputation gained there may raise your upkeep at once.',
        '**What if I have 0 VP and 0 reputation and can’t pay?** You lose nothing more.',
        '**Does the asteroid cost reputation?** No. If its row is empty, it costs nobody anything. Destroyed buildings are not rebuilt.',
      ],
    },
    screen: {
      title: 'What the screen does',
      text: [
        'The game offers only legal choices; press something else to read why it isn’t legal. You can undo your choices until a new card is revealed or your turn ends.',
        'Piles, AstroBot’s hidden tile and its next card are known to nobody. Everything else is open to all.',
        'The forecast shows arrivals, income, upkeep and points as things stand.',
      ],
    },
    box: {
      title: 'Cards and numbers',
      text: [
        'Many cards and numbers of this edition are our own. If you own the box, you can add the printed ones: they are in checked data files, and the card texts follow from them.',
      ],
    },
  },
};

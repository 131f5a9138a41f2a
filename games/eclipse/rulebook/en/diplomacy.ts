import type { ChapterText } from '../outline.ts';

export const diplomacy: ChapterText<'diplomacy'> = {
  title: 'Diplomacy',
  sections: {
    propose: {
      title: 'Proposing relations',
      text: [
        'With four or more players you may propose relations to another player during your action or reaction, once per turn to the same player. The other accepts or declines. The conditions:',
        '- a sector of yours and one of theirs are joined by a full wormhole connection or by warp portals',
        '- neither has a ship in a sector the other controls, or where the other has a ship',
        '- you have no relations with each other, and neither of you holds the Traitor tile',
        '- both have room for an ambassador, an ambassador tile and a cube to send. Everyone has three ambassadors.',
        'Diplomacy depends on the number of players at the start, even if some are eliminated later.',
      ],
    },
    exchange: {
      title: 'Exchanging ambassadors',
      text: [
        'Each gives the other an ambassador with a cube from a track of their own choice, so both gain production. The ambassador goes on the other’s reputation track, on a mixed or ambassador space; to make room, reputation tiles may be returned. At the end each ambassador you hold is worth 1 point. Relations last until they are broken.',
      ],
    },
    aggression: {
      title: 'Aggression',
      text: [
        'Moving through is not aggression. But if at the **end** of your action or reaction you have a ship in a sector your partner controls, or with a ship of your partner, the relations end: ambassadors go home and each cube returns to a track of its owner’s choice.',
        'The aggressor takes the **Traitor tile**, even from another player: 2 points less at the end and no new relations. Relations with others stay. Several broken relations are settled clockwise from the aggressor.',
      ],
    },
  },
};

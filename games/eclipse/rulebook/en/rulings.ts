import type { ChapterText } from '../outline.ts';

export const rulings: ChapterText<'rulings'> = {
  title: 'Rulings of this edition',
  sections: {
    setup: {
      title: 'Setup and trade',
      text: [
        '- Two players use 5 outer sectors. The start player is random unless named; species are chosen, or dealt.',
        '- Start zones are placed so that every arrow points straight to the center. Random blueprints are drawn for each kind of force by itself.',
        '- A trade is paid with one resource, in your own turn or Upkeep; at other times it would change nothing.',
      ],
    },
    explore: {
      title: 'Exploring',
      text: [
        '- You may take an action without using it. Zones beyond the third ring are outer zones. Ancients never run out.',
        '- The edge to the zone needs a wormhole before you turn the hex over; which of your sectors connects is up to you.',
        '- The discovery tile comes before the disc. A front that is impossible leaves the 2 points; Ancient Technology never takes a more expensive one.',
        '- A Muon Source may be stored and placed later on any blueprint, Starbases too. Pieces from discoveries appear even where opponents are.',
      ],
    },
    actions: {
      title: 'Actions',
      text: [
        '- Blueprints are checked at the end of each upgrade activation; you may also just remove tiles.',
        '- Warp Portal needs a controlled sector; two portals may share a sector and both score.',
        '- All opponents pin together; your Starbases may be the pinned ships. Building under attack is allowed. For influence only the target must be free of opponents.',
        '- Colony ships may be used with a pass; Draco may use them beside Ancients in Upkeep.',
        '- Moving a disc from one sector to another uses up the move of both. Discs placed by Explore or combat do not count.',
      ],
    },
    diplomacy: {
      title: 'Diplomacy',
      text: [
        '- Relations may be proposed in reactions too, once per partner and turn. The proposer chooses cube and space first, openly.',
        '- Ambassadors of eliminated players stay where they are. Reputation tiles are returned only to make room.',
      ],
    },
    battles: {
      title: 'Battles',
      text: [
        '- The controller counts as first of the players, so it fights last. Another player fights Draco before the Ancients.',
        '- You may retreat through portals; each type goes to one sector, judged when the retreat begins.',
        '- The Splitter divides only red cannon dice, among ships the die hits.',
        '- Forces assign the fewest, lowest dice that destroy the largest ship; the rest go to the largest ship they hit.',
        '- Stalemate is checked at the start of each round. There is no limit on dice. You order your own ties again each time. A die that can hit must hit.',
      ],
    },
    aftermath: {
      title: 'After combat',
      text: [
        '- Attacking population is optional, one roll for each ship type; you choose the cubes, then the owner chooses graveyards.',
        '- Removing a disc without cubes is forced. Removal and placing are done sector by sector, so a returned disc may serve in a lower number.',
        '- The controller comes before ship owners for discoveries. Bombs and Planta’s frailty need no weapons.',
      ],
    },
    ending: {
      title: 'Upkeep and end',
      text: [
        '- The Upkeep of round 8 is played in full. After points and resources a tie is shared. Empty bags give what they have.',
        '- You choose the reputation tile yourself; none or a lower one is allowed. The first to pass gains 2 Money even if alone.',
        '- Cubes return to the highest empty space; several are returned one by one, coloured ones first.',
        '- A single survivor plays on to the end. A collapse is scored in the player’s own Upkeep, and pieces leave when all have finished.',
      ],
    },
  },
};

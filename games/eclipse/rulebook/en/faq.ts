import type { ChapterText } from '../outline.ts';

export const faq: ChapterText<'faq'> = {
  title: 'Questions and answers',
  sections: {
    discs: {
      title: 'Influence discs',
      text: [
        '- **What if my additional discs do not fit on the track?** Stack them on the leftmost space and use them normally.',
        '- **May a disc move to a neighbour if its old sector was the only connection?** No.',
        '- **May I take discs off sectors in Upkeep?** Only while Money is short.',
        '- **May I take more actions than I can pay for?** Yes, but you may have to abandon sectors.',
        '- **I have no discs left. What can I do?** Pass, use colony ships with the pass, and fight.',
      ],
    },
    population: {
      title: 'Population',
      text: [
        '- **Can I take cubes back?** Only with the disc: remove it in one Influence action and place it again in a later one.',
        '- **The track of that colour is empty. May another cube settle the square?** No.',
        '- **May I use colony ships when I pass again?** Yes.',
      ],
    },
    techs: {
      title: 'Technologies',
      text: [
        '- **Do basic parts need a technology?** No. But a better technology never brings the weaker part.',
        '- **May several players research the same technology?** Yes, as long as tiles of it are in the tray. There is only one of each rare one.',
        '- **Which cost counts for Ancient Technology?** The printed one, without discount.',
      ],
    },
    battles: {
      title: 'Battles',
      text: [
        '- **Do numbers hit without a computer?** No, 5 is not enough; only a burst hits. Shields matter only against computers.',
        '- **What do I draw if all my ships tried to retreat and were destroyed?** You draw nothing for taking part, only for ships you destroyed.',
        '- **What if both sides retreat?** The one that leaves first ends the battle; older retreats of the other are completed too.',
        '- **Does damage of several dice add up?** Yes, whatever the weapons.',
        '- **Can I use a part found after combat in the same round’s battles?** No, discoveries come after all battles. But a Cruiser destroyed just before may come back as an Ancient Cruiser.',
      ],
    },
    sectors: {
      title: 'Sectors',
      text: [
        '- **Who gets the tile if all ships are gone?** The controller; without one it waits. Draco gets it too, if it still controls the sector when the Ancients fall.',
        '- **In which order are discs placed after combat?** From the highest sector number down.',
        '- **What if a sector has no squares?** Any enemy ship left there after combat removes the disc.',
        '- **Who uses Orbitals and Monoliths?** Whoever controls the sector, no matter who built them.',
        '- **Is the GCDS an Ancient?** No. Draco fights it like everyone else.',
      ],
    },
    discoveries: {
      title: 'Discoveries and exploring',
      text: [
        '- **Where do pieces from Ancient Labs go?** To your starting sector; if you do not control it, the tile is worth 2 points.',
        '- **Must Draco draw twice and Planta explore twice?** No, and they decide after the first result.',
        '- **Are stored ancient parts worth points?** No.',
      ],
    },
    peace: {
      title: 'Peace',
      text: [
        '- **May cloaked ships pass through a partner’s sector?** Yes, passing through is not aggression.',
        '- **Can anything after the Action phase break relations?** No. Aggression is checked only at the end of your own actions and reactions.',
      ],
    },
  },
};
